// The classes of Foundation that Objective-C and Swift share, as far as the sources use them. `Foundation.swiftinterface`
// has what Swift adds.

#pragma once
#import "../ObjectiveC.h"

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define nil ((id)0)

NS_ASSUME_NONNULL_BEGIN

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((swift_private));
- (instancetype)initWithString:(NSString *)string;
- (NSString *)stringByAppendingString:(NSString *)string;
@end

@interface NSObject (Description)
@property(readonly, copy) NSString *description;
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<KeyType, ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Error")))
@interface NSError : NSObject
- (instancetype)initWithDomain:(NSString *)domain
                          code:(NSInteger)code
                      userInfo:(NSDictionary<NSString *, id> *_Nullable)dict;
@property(readonly, copy) NSString *domain;
@property(readonly) NSInteger code;
@property(readonly, copy) NSString *localizedDescription;
@end

@interface NSNull : NSObject
@end

void NSLog(NSString *format, ...);

NS_ASSUME_NONNULL_END
