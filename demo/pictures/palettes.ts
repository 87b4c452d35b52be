/** Colours of one picture, `#rrggbb`. Ramps run from light to dark. */
export interface Palette {
  readonly name: string;
  readonly sky: readonly [top: string, middle: string, bottom: string];
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly metal: Ramp;
  readonly gem: Ramp;
}
export type Ramp = readonly [light: string, middle: string, dark: string];

const gold: Ramp = ['#fff4bd', '#f4b62f', '#8f4f08'];
const silver: Ramp = ['#ffffff', '#b9c9dc', '#4b5f7a'];
const copper: Ramp = ['#ffe3cf', '#e5895b', '#7a2f18'];
const jade: Ramp = ['#e3ffe9', '#63c79a', '#14624c'];

const aqua: Ramp = ['#b6f7ff', '#27b0ea', '#0a4690'];
const ruby: Ramp = ['#ffb9a8', '#e8322f', '#78081d'];
const emerald: Ramp = ['#c0ffd4', '#1fbf74', '#065a3c'];
const coral: Ramp = ['#ffd5bf', '#ff6f5e', '#a01d42'];
const violet: Ramp = ['#e6d2ff', '#9550ee', '#3d1486'];
const rose: Ramp = ['#ffe0ee', '#f55d9c', '#8d1157'];
const amber: Ramp = ['#fff0b3', '#ff9d1f', '#a03c06'];
const ice: Ramp = ['#ffffff', '#8fd6ff', '#2566b5'];

/** Picked by hand, each after a look at it in every scene. */
export const palettes: readonly Palette[] = [
  {
    name: 'royal',
    sky: ['#160d3d', '#4a1f8c', '#b7469f'],
    glow: '#ffd6f2',
    far: '#3a1a6f',
    near: '#140a33',
    metal: gold,
    gem: aqua,
  },
  {
    name: 'ember',
    sky: ['#26060f', '#7d1519', '#ea6a2c'],
    glow: '#ffe2a0',
    far: '#5c0f18',
    near: '#220509',
    metal: gold,
    gem: ruby,
  },
  {
    name: 'jungle',
    sky: ['#03231d', '#0f5d43', '#86bd55'],
    glow: '#f4ffbe',
    far: '#0b4a37',
    near: '#03201a',
    metal: gold,
    gem: emerald,
  },
  {
    name: 'lagoon',
    sky: ['#041c3a', '#0a5c96', '#45cbd8'],
    glow: '#dcfffb',
    far: '#0a4a7c',
    near: '#04203f',
    metal: gold,
    gem: coral,
  },
  {
    name: 'dusk',
    sky: ['#121c47', '#5b3a8a', '#f28d6b'],
    glow: '#ffe9c2',
    far: '#3c2b70',
    near: '#14173b',
    metal: gold,
    gem: violet,
  },
  {
    name: 'rosewood',
    sky: ['#340b2b', '#97266c', '#ff92a5'],
    glow: '#ffe3e0',
    far: '#641a50',
    near: '#2b0923',
    metal: gold,
    gem: rose,
  },
  {
    name: 'glacier',
    sky: ['#0a1c47', '#2a6cc0', '#bfe7ff'],
    glow: '#ffffff',
    far: '#2456a0',
    near: '#0c2554',
    metal: silver,
    gem: ice,
  },
  {
    name: 'dune',
    sky: ['#38194c', '#c4583d', '#ffc970'],
    glow: '#fff1c9',
    far: '#8e3b3c',
    near: '#3c1833',
    metal: gold,
    gem: aqua,
  },
  {
    name: 'mint',
    sky: ['#05282f', '#11786f', '#93e3b8'],
    glow: '#f1fff2',
    far: '#0d5a57',
    near: '#052a2f',
    metal: silver,
    gem: coral,
  },
  {
    name: 'noir',
    sky: ['#08080f', '#241f2d', '#67503a'],
    glow: '#ffdc92',
    far: '#1c1822',
    near: '#08070b',
    metal: gold,
    gem: ruby,
  },
  {
    name: 'candy',
    sky: ['#4c1a70', '#e2579c', '#ffd795'],
    glow: '#fff6d8',
    far: '#a33a8a',
    near: '#3f1560',
    metal: copper,
    gem: rose,
  },
  {
    name: 'aurora',
    sky: ['#050f2a', '#0e4a5e', '#54e2a6'],
    glow: '#dcffe9',
    far: '#0c3550',
    near: '#051229',
    metal: silver,
    gem: emerald,
  },
  {
    name: 'sunrise',
    sky: ['#1b3870', '#e27b6b', '#ffe2a6'],
    glow: '#fff7dc',
    far: '#7c4f7c',
    near: '#1f2a55',
    metal: gold,
    gem: amber,
  },
  {
    name: 'steel',
    sky: ['#0d131c', '#2d4558', '#93b8c9'],
    glow: '#eefaff',
    far: '#22384a',
    near: '#0c1520',
    metal: silver,
    gem: amber,
  },
  {
    name: 'plum',
    sky: ['#1b0829', '#5e1a5c', '#dc4a8d'],
    glow: '#ffd7ea',
    far: '#421046',
    near: '#190723',
    metal: copper,
    gem: violet,
  },
  {
    name: 'verdant',
    sky: ['#08180f', '#1f502b', '#c0de50'],
    glow: '#fbffd0',
    far: '#173c22',
    near: '#07170d',
    metal: gold,
    gem: emerald,
  },
  {
    name: 'orchid',
    sky: ['#170a3a', '#6434c0', '#f3a2e8'],
    glow: '#fff0ff',
    far: '#41218a',
    near: '#150a38',
    metal: silver,
    gem: violet,
  },
  {
    name: 'temple',
    sky: ['#2a1405', '#8b5312', '#ffcf6e'],
    glow: '#fff3c4',
    far: '#5f370c',
    near: '#251204',
    metal: gold,
    gem: jade,
  },
];

/** Mixes two `#rrggbb` colours; `share` 0 gives the first. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (colour: string, offset: number): number =>
    Number.parseInt(colour.slice(offset, offset + 2), 16);
  const mixed = [1, 3, 5].map((offset) => {
    const value = channel(first, offset) * (1 - share) + channel(second, offset) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** A colour of a ramp; 0 is its light end, 1 its dark end. */
export function readRamp(ramp: Ramp, position: number): string {
  const place = Math.min(1, Math.max(0, position));
  return place < 0.5 ? mixColours(ramp[0], ramp[1], place * 2) : mixColours(ramp[1], ramp[2], place * 2 - 1);
}
