// Makes a checkout ready for every npm command: installs what package-lock.json says when node_modules is not that
// already and, with --tests, sees to a Chromium with Korean fonts and, where it may, to a PostgreSQL; with --browsers, to
// Debian's Firefox and WebKitGTK. It uses nothing but Node, so that it runs before anything is installed.
//
// Usage: node tools/set-up.mjs [--tests] [--browsers]
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
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
async function withLock(work) {
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
      await after(POLL_MS);
    }
  }
  try {
    await work();
  } finally {
    rmSync(LOCK_FOLDER, { recursive: true, force: true });
  }
}

/** Runs a program to its end, and returns the status that it ends with. */
async function run(program, args, options) {
  const child = spawn(program, args, options);
  const [status] = await once(child, 'close');
  return status;
}

async function install() {
  if (isInstalled()) return;
  console.log('Installing what package-lock.json says …');
  // npm ci deletes node_modules, and with it the Node that npm scripts run on: it must run on the system's.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const status = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path },
  });
  if (status !== 0) throw new Error('npm ci failed: see above.');
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
async function installPackages(names) {
  const mayInstall =
    process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!mayInstall || names.length === 0) return;
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

const missingFonts = () => (hasKoreanFont() ? [] : ['fonts-noto-cjk', 'fontconfig']);

/** Without PostgreSQL and Redis the tests leave out what runs on them. */
const missingForTests = () => [
  ...(hasHeadlessShell() ? [] : ['chromium-headless-shell']),
  ...missingFonts(),
  ...(existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
  ...(existsSync('/usr/bin/redis-server') ? [] : ['redis-server']),
];

/** Where there is no package of it. */
function fetchBrowser() {
  if (hasHeadlessShell()) return;
  console.log("Fetching Playwright's headless Chromium …");
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', '--only-shell', 'chromium'],
    { stdio: 'inherit' },
  );
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

function requireOtherBrowsers() {
  const missing = missingBrowsers();
  if (missing.length === 0) return;
  throw new Error(`The walk needs packages of Debian that are not there: ${missing.join(', ')}.`);
}

async function setUp({ forTests, forBrowsers }) {
  const packages = [
    ...(forTests ? missingForTests() : []),
    ...(forBrowsers ? [...missingBrowsers(), ...missingFonts()] : []),
  ];
  // Beside each other: one waits for the network while the other one unpacks.
  await Promise.all([install(), installPackages(packages)]);
  if (forTests) fetchBrowser();
  if (forBrowsers) requireOtherBrowsers();
}

const wish = { forTests: process.argv.includes('--tests'), forBrowsers: process.argv.includes('--browsers') };
const isReady =
  isInstalled() &&
  (!wish.forTests || missingForTests().length === 0) &&
  (!wish.forBrowsers || missingBrowsers().length + missingFonts().length === 0);

try {
  if (!isReady) await withLock(() => setUp(wish));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
