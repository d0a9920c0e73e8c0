/* Preloaded into a server, so that a test can cut its power and move its clock.
 *
 * KARAK_POWER=FOLDER:SYNCED  Whatever is written to a file in FOLDER reaches its twin in SYNCED when the file is synced,
 *   no earlier. After a power cut the files of FOLDER are those of SYNCED. A new file is there once it was synced, an
 *   unlinked one is gone once the folder was synced. Locks, and the index that SQLite shares in memory, are left out.
 * KARAK_CLOCK=FILE  The eight bytes of FILE are seconds that are added to the time of day, and may change at any moment.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define PATH 1024
#define FILES 64
#define RANGES 512
#define DESCRIPTORS 65536
#define REAL(name) ((__typeof__(name##_real))found((void **)&name##_real, #name))

static int (*open_real)(const char *, int, ...), (*fsync_real)(int), (*fdatasync_real)(int);
static int (*ftruncate_real)(int, off_t), (*close_real)(int), (*unlink_real)(const char *);
static int (*rename_real)(const char *, const char *);
static ssize_t (*write_real)(int, const void *, size_t), (*pwrite_real)(int, const void *, size_t, off_t);

static void *found(void **kept, const char *name) {
    if (!*kept)
        *kept = dlsym(RTLD_NEXT, name);
    return *kept;
}

struct range { off_t from, to; };
struct file { char path[PATH]; int count; struct range written[RANGES]; }; /* since it was synced last */

static char folder[PATH], synced[PATH], unlinked[FILES][PATH];
static struct file files[FILES], directory, *opened[DESCRIPTORS];
static int removed;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static volatile int64_t *shift;

__attribute__((constructor)) static void begin(void) {
    char *power = getenv("KARAK_POWER"), *clock = getenv("KARAK_CLOCK");
    if (power)
        sscanf(power, "%1023[^:]:%1023s", folder, synced);
    int file = clock ? REAL(open)(clock, O_RDONLY) : -1;
    if (file >= 0) {
        void *seen = mmap(NULL, 8, PROT_READ, MAP_SHARED, file, 0);
        shift = seen == MAP_FAILED ? NULL : seen;
    }
}

/* files */

static int ends(const char *path, const char *end) {
    size_t longer = strlen(path), shorter = strlen(end);
    return longer >= shorter && !strcmp(path + longer - shorter, end);
}

static struct file *known(const char *path) {
    if (!strcmp(path, folder))
        return &directory;
    size_t length = strlen(folder);
    if (strncmp(path, folder, length) || path[length] != '/' || ends(path, "-shm") || ends(path, ".lock"))
        return NULL;
    for (int i = 0; i < FILES; i++) {
        if (!files[i].path[0])
            strcpy(files[i].path, path);
        if (!strcmp(files[i].path, path))
            return &files[i];
    }
    abort();
}

static struct file *of(int descriptor) {
    return descriptor >= 0 && descriptor < DESCRIPTORS ? opened[descriptor] : NULL;
}

static void twin(const char *path, char *name) { snprintf(name, 2 * PATH, "%s%s", synced, path + strlen(folder)); }

static int noted(int descriptor) {
    if (!folder[0] || descriptor < 0 || descriptor >= DESCRIPTORS)
        return descriptor;
    char link[64], path[PATH];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, PATH - 1);
    path[length < 0 ? 0 : length] = 0;
    pthread_mutex_lock(&lock);
    opened[descriptor] = known(path);
    pthread_mutex_unlock(&lock);
    return descriptor;
}

static void wrote(struct file *file, off_t from, off_t to) {
    if (from >= to)
        return;
    pthread_mutex_lock(&lock);
    struct range *last = &file->written[file->count ? file->count - 1 : 0];
    if (file->count == RANGES || (file->count && last->to == from)) { /* one that covers both */
        last->from = from < last->from ? from : last->from;
        last->to = to > last->to ? to : last->to;
    } else
        file->written[file->count++] = (struct range){from, to};
    pthread_mutex_unlock(&lock);
}

static void keep(struct file *file, int descriptor) {
    static char block[1 << 16];
    char name[2 * PATH];
    struct stat now;
    twin(file->path, name);
    int target = REAL(open)(name, O_WRONLY | O_CREAT, 0600), source = descriptor;
    if ((fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_WRONLY) /* else not opened again: closing it would end all locks */
        source = REAL(open)(file->path, O_RDONLY);
    for (int i = 0; i < file->count; i++)
        for (off_t at = file->written[i].from; at < file->written[i].to;) {
            size_t left = file->written[i].to - at;
            ssize_t read = pread(source, block, left < sizeof block ? left : sizeof block, at);
            if (read == 0)
                break;
            if (read < 0 || REAL(pwrite)(target, block, read, at) != read)
                abort();
            at += read;
        }
    file->count = 0;
    if (fstat(descriptor, &now) || REAL(ftruncate)(target, now.st_size))
        abort();
    REAL(close)(target);
    if (source != descriptor)
        REAL(close)(source);
}

static int sync_of(int descriptor, int done) {
    struct file *file = of(descriptor);
    if (done || !file)
        return done;
    pthread_mutex_lock(&lock);
    if (file == &directory)
        while (removed)
            REAL(unlink)(unlinked[--removed]);
    else
        keep(file, descriptor);
    pthread_mutex_unlock(&lock);
    return 0;
}

#define OPENED(name, before, call)                                                                   \
    int name(before const char *path, int flags, ...) {                                              \
        va_list more;                                                                                \
        va_start(more, flags);                                                                       \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;                      \
        va_end(more);                                                                                \
        return noted(syscall(SYS_openat, call, path, flags, mode));                                  \
    }
#define FIRST int at,
OPENED(open, , AT_FDCWD)
OPENED(open64, , AT_FDCWD)
OPENED(openat, FIRST, at)
OPENED(openat64, FIRST, at)

int close(int descriptor) {
    if (of(descriptor))
        opened[descriptor] = NULL;
    return REAL(close)(descriptor);
}

ssize_t write(int descriptor, const void *data, size_t size) {
    ssize_t done = REAL(write)(descriptor, data, size);
    struct file *file = of(descriptor);
    if (file && done > 0) {
        off_t end = lseek(descriptor, 0, SEEK_CUR);
        wrote(file, end - done, end);
    }
    return done;
}

ssize_t pwrite(int descriptor, const void *data, size_t size, off_t at) {
    ssize_t done = REAL(pwrite)(descriptor, data, size, at);
    if (of(descriptor) && done > 0)
        wrote(of(descriptor), at, at + done);
    return done;
}
ssize_t pwrite64(int descriptor, const void *data, size_t size, off_t at) { return pwrite(descriptor, data, size, at); }

int ftruncate(int descriptor, off_t size) {
    struct stat before;
    if (of(descriptor) && !fstat(descriptor, &before))
        wrote(of(descriptor), size, before.st_size);
    return REAL(ftruncate)(descriptor, size);
}
int ftruncate64(int descriptor, off_t size) { return ftruncate(descriptor, size); }

int fsync(int descriptor) { return sync_of(descriptor, REAL(fsync)(descriptor)); }
int fdatasync(int descriptor) { return sync_of(descriptor, REAL(fdatasync)(descriptor)); }

int unlink(const char *path) {
    int done = REAL(unlink)(path);
    char whole[PATH];
    snprintf(whole, PATH, "%s", path);
    if (!done && folder[0] && known(whole)) {
        pthread_mutex_lock(&lock);
        if (removed == FILES)
            abort();
        twin(whole, unlinked[removed++]);
        pthread_mutex_unlock(&lock);
    }
    return done;
}

int rename(const char *from, const char *to) {
    int done = REAL(rename)(from, to);
    char old[2 * PATH], new[2 * PATH];
    if (!done && folder[0] && known(from) && known(to)) {
        twin(from, old);
        twin(to, new);
        REAL(rename)(old, new);
    }
    return done;
}

/* the clock */

int clock_gettime(clockid_t clock, struct timespec *now) {
    int done = syscall(SYS_clock_gettime, clock, now);
    if (!done && shift && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += *shift;
    return done;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    *now = (struct timeval){exact.tv_sec, exact.tv_nsec / 1000};
    (void)zone;
    return 0;
}

time_t time(time_t *kept) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return kept ? (*kept = now.tv_sec) : now.tv_sec;
}
