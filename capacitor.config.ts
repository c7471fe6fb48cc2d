import type { CapacitorConfig } from '@capacitor/cli';

/** The native app: what `npm run native -- sync` writes into native/android and native/ios. See docs/native.md. */
const config: CapacitorConfig = {
  appId: 'kr.dosaegi.app',
  appName: '도새기',
  webDir: '.cache/native-build',
  backgroundColor: '#FBF7F1',
  android: {
    path: 'native/android',
    // Without it Android stops positions five minutes after the screen has gone off (@capgo/background-geolocation).
    useLegacyBridge: true,
  },
  ios: { path: 'native/ios' },
  plugins: {
    // A web view drops the cookies of another origin; the system's HTTP client keeps the session.
    CapacitorHttp: { enabled: true },
    CapacitorCookies: { enabled: true },
    SystemBars: { style: 'LIGHT' },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
  },
};

export default config;
