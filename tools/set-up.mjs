// Makes a checkout ready for every npm command: installs what package-lock.json says when node_modules is not that
// already and, with --tests, sees to a Chromium with Korean fonts and, where it may, to a PostgreSQL; with --browsers, to
// Debian's Firefox and WebKitGTK. It uses nothing but Node, so that it runs before anything is installed.
//
// Usage: node tools/set-up.mjs [--tests] [--browsers]
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP_FILE = join(ROOT, 'node_modules', '.installed-lock');
const LOCK_FOLDER = join(ROOT, '.cache', 'set-up.lock');
const LOCK_IS_STALE_MS = 15 * 60_000;
const POLL_MS = 500;

const lockHash = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .update(process.platform + process.arch)
  .digest('hex');

const isInstalled = () => existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === lockHash;

/** Runs `work` while no other set-up runs in this checkout. */
function withLock(work) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(LOCK_FOLDER);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (existsSync(LOCK_FOLDER) && Date.now() - statSync(LOCK_FOLDER).mtimeMs > LOCK_IS_STALE_MS) {
        rmSync(LOCK_FOLDER, { recursive: true, force: true });
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
    }
  }
  try {
    work();
  } finally {
    rmSync(LOCK_FOLDER, { recursive: true, force: true });
  }
}

function install() {
  if (isInstalled()) return;
  console.log('Installing what package-lock.json says …');
  // npm ci deletes node_modules, and with it the Node that npm scripts run on: it must run on the system's.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path },
  });
  if (result.status !== 0) throw new Error('npm ci failed: see above.');
  writeFileSync(STAMP_FILE, lockHash);
}

// The same as in browser.ts, which Node 20 cannot read. A whole Chromium is no substitute: the tests take twice as long.
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const hasHeadlessShell = () => existsSync(HEADLESS_SHELL);

function hasKoreanFont() {
  const list = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** Installs packages of Debian where this process may. */
function installPackages(names) {
  const mayInstall =
    process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!mayInstall) return;
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

function setUpBrowser() {
  if (hasHeadlessShell() && hasKoreanFont()) return;
  installPackages(['chromium-headless-shell', 'fonts-noto-cjk', 'fontconfig']);
  if (hasHeadlessShell()) return;
  console.log("Fetching Playwright's headless Chromium …");
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', '--only-shell', 'chromium'],
    { stdio: 'inherit' },
  );
}

/** Without PostgreSQL the tests leave out what runs on it. */
function setUpPostgres() {
  if (!existsSync('/usr/lib/postgresql')) installPackages(['postgresql']);
}

/** What `npm run browsers` walks in: no other download has them, and other systems name them otherwise. */
const OTHER_BROWSERS = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

const missingBrowsers = () =>
  Object.entries(OTHER_BROWSERS)
    .filter(([program]) => !existsSync(program))
    .map(([, name]) => name);

function setUpOtherBrowsers() {
  const names = [...missingBrowsers(), ...(hasKoreanFont() ? [] : ['fonts-noto-cjk', 'fontconfig'])];
  if (names.length > 0) installPackages(names);
  const missing = missingBrowsers();
  if (missing.length === 0) return;
  throw new Error(`The walk needs packages of Debian that are not there: ${missing.join(', ')}.`);
}

try {
  if (!isInstalled()) withLock(install);
  if (process.argv.includes('--tests')) {
    withLock(setUpBrowser);
    withLock(setUpPostgres);
  }
  if (process.argv.includes('--browsers')) withLock(setUpOtherBrowsers);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
