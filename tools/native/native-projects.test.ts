import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BRAND_NAME } from '../../src/domain/brand.ts';
import { NATIVE_BUILD_FOLDER } from '../build/folders.ts';
import { findSettingProblems, hasGoogleServices } from './build.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

const Package = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  capacitor: z.unknown().optional(),
});
const readPackage = (...folder: string[]) => Package.parse(JSON.parse(read(...folder, 'package.json')));

/** The packages that bring native code. */
const plugins = Object.keys(readPackage().dependencies).filter(
  (name) => readPackage('node_modules', name).capacitor !== undefined,
);

const HANGUL = /[가-힣]/;
const MANIFEST = 'native/android/app/src/main/AndroidManifest.xml';

/** The elements of a manifest by name, as the text between their brackets. */
const elementsOf = (manifest: string, name: string) =>
  [...manifest.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, rest = '']) => rest);
const permissionIn = (element: string) => /android\.permission\.([A-Z_]+)/.exec(element)?.[1] ?? element;

describe('cap sync', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dosaegi-native-'));
  let output = '';

  beforeAll(() => {
    for (const each of ['package.json', 'capacitor.config.ts', 'native']) {
      cpSync(join(ROOT, each), join(folder, each), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, NATIVE_BUILD_FOLDER), { recursive: true });
    writeFileSync(join(folder, NATIVE_BUILD_FOLDER, 'index.html'), '<!doctype html><title>도새기</title>');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'],
      { cwd: folder, encoding: 'utf8', timeout: 60_000, env: { ...process.env, NO_COLOR: '1' } },
    );
    expect(status, stdout + stderr).toBe(0);
    output = stdout + stderr;
  }, 90_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('cap sync knows the eleven plugins that the app uses', () => {
    expect(plugins).toEqual([
      '@capacitor/app',
      '@capacitor/camera',
      '@capacitor/filesystem',
      '@capacitor/geolocation',
      '@capacitor/haptics',
      '@capacitor/keyboard',
      '@capacitor/preferences',
      '@capacitor/push-notifications',
      '@capacitor/share',
      '@capgo/background-geolocation',
      'dosaegi-steps',
    ]);
  });

  it.each(['android', 'ios'])('cap sync lists every plugin for %s', (platform) => {
    const [, listed = ''] = output.split(`Found ${plugins.length} Capacitor plugins for ${platform}:`);
    for (const name of plugins) {
      expect(listed).toContain(`${name}@${readPackage('node_modules', name).version}`);
    }
  });

  it.each(['native/android/app/capacitor.build.gradle', 'native/android/capacitor.settings.gradle'])(
    'cap sync changes nothing in %s: it is committed as the plugins are',
    (file) => {
      const namesIn = (text: string) => [...text.matchAll(/':([a-z-]+)'/g)].map(([, name]) => name);
      expect(namesIn(readFileSync(join(folder, file), 'utf8'))).toEqual(namesIn(read(file)));
    },
  );

  it('cap sync changes nothing in what Xcode builds with', () => {
    const file = 'native/ios/App/CapApp-SPM/Package.swift';
    const namesIn = (text: string) =>
      [...text.matchAll(/(?:name|exact): "([^"]+)"/g)].map(([, name]) => name);
    expect(namesIn(readFileSync(join(folder, file), 'utf8'))).toEqual(namesIn(read(file)));
  });

  it('cap sync copies the web app and the configuration into both projects', () => {
    for (const assets of ['native/android/app/src/main/assets', 'native/ios/App/App']) {
      expect(existsSync(join(folder, assets, 'public/index.html'))).toBe(true);
      const config: unknown = JSON.parse(readFileSync(join(folder, assets, 'capacitor.config.json'), 'utf8'));
      expect(config).toMatchObject({
        appId: 'kr.dosaegi.app',
        plugins: { CapacitorHttp: { enabled: true }, CapacitorCookies: { enabled: true } },
      });
    }
  });
});

const elements = elementsOf(read(MANIFEST), 'uses-permission');
const removed = elements.filter((element) => element.includes('tools:node="remove"')).map(permissionIn);
const asked = elements.filter((element) => !element.includes('tools:node="remove"')).map(permissionIn);

it('what Android is asked for is exactly what the app uses', () => {
  expect(asked.toSorted()).toEqual([
    'ACCESS_COARSE_LOCATION',
    'ACCESS_FINE_LOCATION',
    'ACCESS_NETWORK_STATE',
    'ACTIVITY_RECOGNITION',
    'CAMERA',
    'FOREGROUND_SERVICE',
    'FOREGROUND_SERVICE_LOCATION',
    'INTERNET',
    'POST_NOTIFICATIONS',
    'VIBRATE',
    'WAKE_LOCK',
  ]);
});

it('what Android is asked for grows by no plugin: what one asks for beyond that is removed', () => {
  const ofPlugins = plugins.flatMap((name) => {
    const file = join('node_modules', name, 'android/src/main/AndroidManifest.xml');
    return existsSync(join(ROOT, file)) ? elementsOf(read(file), 'uses-permission').map(permissionIn) : [];
  });
  expect(ofPlugins.length).toBeGreaterThan(5);
  expect(ofPlugins.filter((name) => !asked.includes(name) && !removed.includes(name))).toEqual([]);
  // Nothing is removed that nobody asks for.
  expect(removed.filter((name) => !ofPlugins.includes(name))).toEqual([]);
});

it.each(asked)('what Android is asked for has a reason in Korean: %s', (name) => {
  const strings = read('native/android/app/src/main/res/values/strings.xml');
  const [, reason = ''] =
    new RegExp(`<string name="permission_${name}">([^<]*)</string>`).exec(strings) ?? [];
  expect(reason).toMatch(HANGUL);
});

it.each([
  ['public/manifest.webmanifest', /^ {2}"(?:name|short_name)": "([^"]*)"/gm, 2],
  ['capacitor.config.ts', /appName: '([^']*)'/g, 1],
  [
    'native/android/app/src/main/res/values/strings.xml',
    /name="(?:app_name|title_activity_main)">([^<]*)</g,
    2,
  ],
  ['native/ios/App/App/Info.plist', /<key>CFBundleDisplayName<\/key>\s*<string>([^<]*)</g, 1],
])('the name of the app in %s is that of the product', (file, place, count) => {
  const names = Array.from(read(file).matchAll(place), ([, name]) => name);
  expect(names).toEqual(Array.from({ length: count }, () => BRAND_NAME));
});

it('what Android is asked for opens posts and the way back from the social login', () => {
  const paths = [...read(MANIFEST).matchAll(/android:pathPrefix="([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toEqual(['/post/', '/auth/callback/']);
});

const plist = read('native/ios/App/App/Info.plist');
const usages = [...plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>\s*<string>([^<]*)<\/string>/g)];

it('what iOS is asked for is exactly what the app uses', () => {
  expect(usages.map(([, key]) => key)).toEqual([
    'NSCameraUsageDescription',
    'NSLocationAlwaysAndWhenInUseUsageDescription',
    'NSLocationWhenInUseUsageDescription',
    'NSMotionUsageDescription',
    'NSPhotoLibraryAddUsageDescription',
    'NSPhotoLibraryUsageDescription',
  ]);
});

it.each(usages.map(([, key = '', reason = '']) => [key, reason]))(
  'what iOS is asked for has a reason in Korean: %s',
  (_, reason) => {
    expect(reason).toMatch(HANGUL);
  },
);

it('what iOS is asked for goes on in the background with positions, and wakes up for a notification', () => {
  const [, modes = ''] = /<key>UIBackgroundModes<\/key>\s*<array>(.*?)<\/array>/s.exec(plist) ?? [];
  expect([...modes.matchAll(/<string>([^<]+)/g)].map(([, mode]) => mode)).toEqual([
    'location',
    'remote-notification',
  ]);
});

const fine = {
  VITE_API_BASE_URL: 'https://dosaegi.example',
  VITE_SOCIAL_REDIRECT_URI: 'https://dosaegi.example/auth/callback/kakao',
};

it('the settings of a native build may be whole addresses', () => {
  expect(findSettingProblems(fine)).toEqual([]);
});

it.each([undefined, '', '/api', 'http://dosaegi.example'])(
  'the settings of a native build may not be without an API: %s',
  (address) => {
    expect(findSettingProblems({ ...fine, VITE_API_BASE_URL: address })).toEqual([
      'VITE_API_BASE_URL has to be an https:// address, such as that of the site.',
    ]);
  },
);

it('the settings of a native build say whether Firebase’s file is there, without which registering ends the app', () => {
  const root = mkdtempSync(join(tmpdir(), 'dosaegi-firebase-'));
  const app = join(root, 'native/android/app');
  mkdirSync(app, { recursive: true });
  expect(hasGoogleServices(root)).toBe(false);
  writeFileSync(join(app, 'google-services.json'), '{}');
  expect(hasGoogleServices(root)).toBe(true);
  rmSync(root, { recursive: true });
});
