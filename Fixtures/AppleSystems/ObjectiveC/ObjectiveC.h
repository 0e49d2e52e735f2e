// The part of Objective-C that the sources use. Only the declarations matter: nothing is linked.

#pragma once
#pragma clang assume_nonnull begin

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@protocol NSObject
- (_Bool)isEqual:(id _Nullable)object;
- (_Bool)respondsToSelector:(SEL _Null_unspecified)aSelector;
@property(readonly) NSUInteger hash;
@end

__attribute__((objc_root_class)) @interface NSObject<NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
- (id _Null_unspecified)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
@end

#pragma clang assume_nonnull end
