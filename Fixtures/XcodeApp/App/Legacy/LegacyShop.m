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

- (void)openLink:(NSString *)url completion:(void (^)(id _Nullable, NSError *_Nullable))completion {
    [_router open:url context:nil from:RGOriginExternal completion:completion];
}

@end
