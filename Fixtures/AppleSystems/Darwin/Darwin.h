// The part of Darwin's C library that the sources use, with Darwin's own types, layouts and values.
//
// Only the declarations matter: nothing is linked. A declaration that is newer than the package's deployment targets
// needs Darwin's availability, so that its use is found.

#pragma once
#pragma clang assume_nonnull begin

// Types

typedef unsigned long size_t;
typedef long ssize_t;
typedef long long off_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int useconds_t;
typedef long time_t;
typedef void (*sig_t)(int);
typedef enum {
    CLOCK_REALTIME = 0,
    CLOCK_MONOTONIC = 6,
    CLOCK_UPTIME_RAW = 8,
} clockid_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

int clock_gettime(clockid_t, struct timespec *);
unsigned long long clock_gettime_nsec_np(clockid_t);

// Memory and text

void *_Null_unspecified malloc(size_t);
void free(void *_Null_unspecified);
void *_Null_unspecified memchr(const void *_Null_unspecified, int, size_t);
int memcmp(const void *_Null_unspecified, const void *_Null_unspecified, size_t);
void *_Null_unspecified memcpy(void *_Null_unspecified, const void *_Null_unspecified, size_t);
void *_Null_unspecified memset(void *_Null_unspecified, int, size_t);
int strcmp(const char *_Null_unspecified, const char *_Null_unspecified);
size_t strlen(const char *_Null_unspecified);
char *_Null_unspecified strstr(const char *_Null_unspecified, const char *_Null_unspecified);
char *_Null_unspecified strerror(int);

// The process

int *__error(void);
void exit(int) __attribute__((noreturn));
pid_t getpid(void);
uid_t geteuid(void);
gid_t getegid(void);
sig_t _Null_unspecified signal(int, sig_t _Null_unspecified);
char *_Null_unspecified getenv(const char *_Null_unspecified);
char *_Null_unspecified getcwd(char *_Null_unspecified, size_t);
int usleep(useconds_t);
unsigned int arc4random_uniform(unsigned int);

#define SIGPIPE 13
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1

// Threads

typedef struct {
    long __sig;
    char __opaque[56];
} pthread_mutex_t;
typedef struct {
    long __sig;
    char __opaque[40];
} pthread_cond_t;
typedef struct {
    long __sig;
    char __opaque[8];
} pthread_mutexattr_t;
typedef struct {
    long __sig;
    char __opaque[8];
} pthread_condattr_t;
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;

int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_trylock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_signal(pthread_cond_t *);
int pthread_key_create(pthread_key_t *, void (*_Nullable)(void *));
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
pthread_t pthread_self(void);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
int pthread_main_np(void);

// Files

struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    long long st_blocks;
    int st_blksize;
    unsigned int st_flags;
    unsigned int st_gen;
    int st_lspare;
    long long st_qspare[2];
};

typedef struct _dir DIR;
struct dirent {
    ino_t d_ino;
    unsigned long long d_seekoff;
    unsigned short d_reclen;
    unsigned short d_namlen;
    unsigned char d_type;
    char d_name[1024];
};
typedef struct __sFILE FILE;
extern FILE *_Null_unspecified __stdinp;
extern FILE *_Null_unspecified __stdoutp;
extern FILE *_Null_unspecified __stderrp;

#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp

int close(int);
ssize_t read(int, void *_Null_unspecified, size_t);
ssize_t pread(int, void *_Null_unspecified, size_t, off_t);
ssize_t write(int, const void *_Null_unspecified, size_t);
off_t lseek(int, off_t, int);
int fsync(int);
int ftruncate(int, off_t);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int flock(int, int);
int isatty(int);
int fstat(int, struct stat *_Null_unspecified);
int stat(const char *_Null_unspecified, struct stat *_Null_unspecified);
int lstat(const char *_Null_unspecified, struct stat *_Null_unspecified);
int link(const char *_Null_unspecified, const char *_Null_unspecified);
int rename(const char *_Null_unspecified, const char *_Null_unspecified);
int unlink(const char *_Null_unspecified);
int mkdir(const char *_Null_unspecified, mode_t);
mode_t umask(mode_t);
char *_Null_unspecified strrchr(const char *_Null_unspecified, int);
long pathconf(const char *_Null_unspecified, int);
char *_Null_unspecified realpath(const char *_Null_unspecified, char *_Null_unspecified);
DIR *_Null_unspecified opendir(const char *_Null_unspecified);
struct dirent *_Null_unspecified readdir(DIR *_Null_unspecified);
int closedir(DIR *_Null_unspecified);
int fputs(const char *_Null_unspecified, FILE *_Null_unspecified);
int fflush(FILE *_Null_unspecified);

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_NOCTTY 0x00020000
#define O_CLOEXEC 0x01000000
#define F_GETFL 3
#define F_SETFL 4
#define SEEK_SET 0
#define SEEK_END 2
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
#define _PC_CASE_SENSITIVE 11
#define PATH_MAX 1024

// Errors

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define ENXIO 6
#define EACCES 13
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EMLINK 31
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define EOPNOTSUPP 102

#pragma clang assume_nonnull end
