#import <Foundation/Foundation.h>

@import RouterFoundation;

NS_ASSUME_NONNULL_BEGIN

/// Code in Objective-C that calls routes through the router's façade.
@interface LegacyShop : NSObject

- (instancetype)initWithRouter:(RGRouter *)router;

/// The price of a product, from a handler that returns at once.
- (nullable NSString *)priceOfProduct:(NSString *)name error:(NSError **)error;

/// Opens a product, and passes the page that its handler returns.
- (void)openProduct:(NSString *)name completion:(void (NS_SWIFT_UI_ACTOR ^)(id _Nullable page, NSError *_Nullable error))completion;

/// Opens a link that the system has delivered, as an app delegate in Objective-C does.
- (void)openLink:(NSString *)url completion:(void (NS_SWIFT_UI_ACTOR ^)(NSError *_Nullable error))completion;

/// Asks for the stock of a product, which the handler reports to a block.
- (void)stockOfProduct:(NSString *)name report:(void (^)(NSDictionary<NSString *, id> *information))report;

@end

NS_ASSUME_NONNULL_END
