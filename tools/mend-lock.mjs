// Completes package-lock.json after an install.
//
// npm leaves an optional platform binary out of the lock when a registry does not have it, and
// `npm ci` then refuses the lock ("Missing: … from lock file"). This adds the missing entries, with the
// platform read from the package's name, so that every other platform skips them.
//
// Usage: node tools/mend-lock.mjs (after every `npm install`)
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK_FILE = new URL('../package-lock.json', import.meta.url);
const OPERATING_SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const PROCESSORS = {
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
let added = 0;

for (const [location, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (location === '' || isLocked(location, name)) continue;
    const words = name.split('/').at(-1).split('-');
    const os = OPERATING_SYSTEMS.find((candidate) => words.includes(candidate));
    const cpu = Object.keys(PROCESSORS).find((candidate) => words.includes(candidate));
    if (!os && !cpu) continue;
    const isMusl = words.some((word) => word.startsWith('musl'));
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: cpu ? [PROCESSORS[cpu]] : undefined,
      dev: entry.dev,
      libc: os === 'linux' ? [isMusl ? 'musl' : 'glibc'] : undefined,
      optional: true,
      os: os ? [os] : undefined,
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([left], [right]) => (left < right ? -1 : 1)),
);
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} missing platform entries added.`);

/** Whether some folder that `location` can resolve from holds `name`. */
function isLocked(location, name) {
  let folder = location;
  for (;;) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[candidate]) return true;
    if (!folder) return false;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
}
