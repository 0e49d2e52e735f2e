#import "Legacy/LegacyShop.h"
