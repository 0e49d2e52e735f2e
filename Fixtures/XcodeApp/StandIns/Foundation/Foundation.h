// What LegacyShop uses of Foundation, for systems without it.
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define nil ((id)0)

NS_ASSUME_NONNULL_BEGIN

__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init;
@end

@interface NSError : NSObject
@end

@interface NSDictionary<KeyType, ObjectType> : NSObject
@end

@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (NSString *)stringByAppendingString:(NSString *)string;
@end

NS_ASSUME_NONNULL_END
