/**
 * The product's colours. The pairs that carry text were measured against WCAG 2.2 AA; colors.test.ts measures them
 * again. White on hallabong is 2.4 : 1 and is never used.
 */
export const COLORS = {
  hallabong: '#ff8a1f',
  hallabongHover: '#fa8010',
  onHallabong: '#2b1a0e',
  hallabongDeep: '#b84a00',
  hallabongDeeper: '#983d00',
  hallabongPale: '#fff3e8',
  leaf: '#2f6b3a',
  leafPale: '#e6f2e4',
  sea: '#0b6e8f',
  seaPale: '#e2f1f6',
  basalt: '#22252a',
  stone: '#5c636e',
  paper: '#fbf7f1',
  paperDeep: '#f2eadf',
  surface: '#ffffff',
  peach: '#ffe9d6',
  peachHover: '#ffdfc4',
  onPeach: '#7a3200',
  error: '#c62828',
  errorHover: '#b02020',
  errorPale: '#fdecea',
  /** Around the camera: what stands there is darker than what it sees. */
  night: '#3a3f47',
  nightHover: '#454b54',
  nightDisabled: '#33373e',
  onNightDisabled: '#a3a9b3',
  errorOnNight: '#ffb4ab',
  /** Of what cannot be tapped or written in yet: sand, without the orange of what can. */
  resting: '#ebe6de',
  onResting: '#6b645a',
  /** Of what passes over a screen, such as a toast. */
  dusk: '#3a2a20',
  /** Decorative lines. */
  line: '#ebe2d6',
  /** What a bar has still to fill. */
  track: '#e6d9c8',
  /** The edges of controls: 3 : 1 on white and on paper. */
  lineStrong: '#988b7a',
} as const;

export type ColorName = keyof typeof COLORS;

/** Text, or the edge of a control, on its ground: which pairs screens may use, and the contrast that each needs. */
export const CONTRASTS: readonly { ink: ColorName; ground: ColorName; atLeast: number }[] = [
  { ink: 'onHallabong', ground: 'hallabong', atLeast: 4.5 },
  { ink: 'onHallabong', ground: 'hallabongHover', atLeast: 4.5 },
  { ink: 'surface', ground: 'hallabongDeep', atLeast: 4.5 },
  { ink: 'hallabongDeep', ground: 'surface', atLeast: 4.5 },
  { ink: 'hallabongDeep', ground: 'paper', atLeast: 4.5 },
  { ink: 'hallabongDeep', ground: 'hallabongPale', atLeast: 4.5 },
  { ink: 'hallabongDeeper', ground: 'paperDeep', atLeast: 4.5 },
  { ink: 'leaf', ground: 'surface', atLeast: 4.5 },
  { ink: 'leaf', ground: 'leafPale', atLeast: 4.5 },
  { ink: 'sea', ground: 'surface', atLeast: 4.5 },
  { ink: 'sea', ground: 'seaPale', atLeast: 4.5 },
  { ink: 'basalt', ground: 'surface', atLeast: 4.5 },
  { ink: 'basalt', ground: 'paperDeep', atLeast: 4.5 },
  { ink: 'surface', ground: 'basalt', atLeast: 4.5 },
  { ink: 'stone', ground: 'surface', atLeast: 4.5 },
  { ink: 'stone', ground: 'paper', atLeast: 4.5 },
  { ink: 'stone', ground: 'paperDeep', atLeast: 4.5 },
  { ink: 'stone', ground: 'leafPale', atLeast: 4.5 },
  { ink: 'stone', ground: 'peach', atLeast: 4.5 },
  { ink: 'onPeach', ground: 'peach', atLeast: 4.5 },
  { ink: 'onPeach', ground: 'peachHover', atLeast: 4.5 },
  { ink: 'surface', ground: 'errorHover', atLeast: 4.5 },
  { ink: 'surface', ground: 'error', atLeast: 4.5 },
  { ink: 'error', ground: 'surface', atLeast: 4.5 },
  { ink: 'error', ground: 'errorPale', atLeast: 4.5 },
  { ink: 'hallabongDeep', ground: 'errorPale', atLeast: 4.5 },
  { ink: 'error', ground: 'paper', atLeast: 4.5 },
  { ink: 'surface', ground: 'night', atLeast: 4.5 },
  { ink: 'surface', ground: 'nightHover', atLeast: 4.5 },
  { ink: 'onNightDisabled', ground: 'nightDisabled', atLeast: 4.5 },
  { ink: 'errorOnNight', ground: 'basalt', atLeast: 4.5 },
  { ink: 'seaPale', ground: 'basalt', atLeast: 4.5 },
  { ink: 'onResting', ground: 'resting', atLeast: 4.5 },
  { ink: 'stone', ground: 'resting', atLeast: 4.5 },
  { ink: 'surface', ground: 'dusk', atLeast: 4.5 },
  { ink: 'lineStrong', ground: 'surface', atLeast: 3 },
  { ink: 'lineStrong', ground: 'paper', atLeast: 3 },
];
