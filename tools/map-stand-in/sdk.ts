import { installMapStandIn, type Library } from './namespace.ts';

const everything: readonly Library[] = ['services', 'clusterer'];
const script = document.currentScript;
const query = script instanceof HTMLScriptElement ? new URL(script.src).searchParams : new URLSearchParams();
const asked = query.get('libraries')?.split(',');

// Kakao's address names its libraries; the stand-in's own address need not.
installMapStandIn(query.has('appkey') ? everything.filter((name) => asked?.includes(name)) : everything);
