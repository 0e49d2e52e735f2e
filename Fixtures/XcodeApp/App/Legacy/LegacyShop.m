#import "LegacyShop.h"

@implementation LegacyShop {
    RGRouter *_router;
}

- (instancetype)initWithRouter:(RGRouter *)router {
    self = [super init];
    if (self) {
        _router = router;
    }
    return self;
}

- (NSString *)priceOfProduct:(NSString *)name error:(NSError **)error {
    NSString *url = [NSString stringWithFormat:@"//shop/%@/price", name];
    return [_router call:url context:nil error:error];
}

- (void)openProduct:(NSString *)name completion:(void (^)(id _Nullable, NSError *_Nullable))completion {
    [_router open:[@"//shop/" stringByAppendingString:name] context:nil completion:completion];
}

- (void)openLink:(NSString *)url completion:(void (^)(NSError *_Nullable))completion {
    if (![_router canOpen:url from:RGOriginExternal]) {
        NSLog(@"No page for %@", url);
    }
    [_router openLink:url from:RGOriginExternal completion:^(NSError *error) {
        if ([error.domain isEqual:@"RouteGen.RouterError"]) {
            NSLog(@"%ld: %@", (long)error.code, error.localizedDescription);
        }
        completion(error);
    }];
}

- (void)stockOfProduct:(NSString *)name report:(void (^)(NSDictionary<NSString *, id> *))report {
    NSString *url = [NSString stringWithFormat:@"//shop/%@/stock", name];
    [_router open:url context:nil from:RGOriginApp block:report completion:nil];
}

@end
