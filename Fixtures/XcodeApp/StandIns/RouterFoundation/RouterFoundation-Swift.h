// What the compiler writes for the façade: its selectors, each with the nullability of its Swift types.
#import <Foundation/Foundation.h>

typedef enum RGOrigin : long {
    RGOriginApp = 0,
    RGOriginWeb = 1,
    RGOriginPush = 2,
    RGOriginRemote = 3,
    RGOriginExternal = 4,
} RGOrigin;

@interface RGRouter : NSObject
- (id _Nullable)call:(NSString *_Nonnull)url
             context:(NSDictionary<NSString *, id> *_Nullable)context
               error:(NSError *_Nullable *_Nullable)error __attribute__((warn_unused_result));
- (id _Nullable)call:(NSString *_Nonnull)url
             context:(NSDictionary<NSString *, id> *_Nullable)context
                from:(RGOrigin)origin
               error:(NSError *_Nullable *_Nullable)error __attribute__((warn_unused_result));
- (void)open:(NSString *_Nonnull)url
       context:(NSDictionary<NSString *, id> *_Nullable)context
    completion:(void (^_Nullable)(id _Nullable, NSError *_Nullable))completion;
- (void)open:(NSString *_Nonnull)url
       context:(NSDictionary<NSString *, id> *_Nullable)context
          from:(RGOrigin)origin
    completion:(void (^_Nullable)(id _Nullable, NSError *_Nullable))completion;
@end
