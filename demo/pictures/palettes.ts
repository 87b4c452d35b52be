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

const paint = (
  name: string,
  sky: Palette['sky'],
  [glow, far, near]: readonly [glow: string, far: string, near: string],
  metal: Ramp,
  gem: Ramp,
): Palette => ({ name, sky, glow, far, near, metal, gem });

/** Picked by hand, each after a look at it in every scene. */
export const palettes: readonly Palette[] = [
  paint('royal', ['#160d3d', '#4a1f8c', '#b7469f'], ['#ffd6f2', '#3a1a6f', '#140a33'], gold, aqua),
  paint('ember', ['#26060f', '#7d1519', '#ea6a2c'], ['#ffe2a0', '#5c0f18', '#220509'], gold, ruby),
  paint('jungle', ['#03231d', '#0f5d43', '#86bd55'], ['#f4ffbe', '#0b4a37', '#03201a'], gold, emerald),
  paint('lagoon', ['#041c3a', '#0a5c96', '#45cbd8'], ['#dcfffb', '#0a4a7c', '#04203f'], gold, coral),
  paint('dusk', ['#121c47', '#5b3a8a', '#f28d6b'], ['#ffe9c2', '#3c2b70', '#14173b'], gold, violet),
  paint('rosewood', ['#340b2b', '#97266c', '#ff92a5'], ['#ffe3e0', '#641a50', '#2b0923'], gold, rose),
  paint('glacier', ['#0a1c47', '#2a6cc0', '#bfe7ff'], ['#ffffff', '#2456a0', '#0c2554'], silver, ice),
  paint('dune', ['#38194c', '#c4583d', '#ffc970'], ['#fff1c9', '#8e3b3c', '#3c1833'], gold, aqua),
  paint('mint', ['#05282f', '#11786f', '#93e3b8'], ['#f1fff2', '#0d5a57', '#052a2f'], silver, coral),
  paint('noir', ['#08080f', '#241f2d', '#67503a'], ['#ffdc92', '#1c1822', '#08070b'], gold, ruby),
  paint('candy', ['#4c1a70', '#e2579c', '#ffd795'], ['#fff6d8', '#a33a8a', '#3f1560'], copper, rose),
  paint('aurora', ['#050f2a', '#0e4a5e', '#54e2a6'], ['#dcffe9', '#0c3550', '#051229'], silver, emerald),
  paint('sunrise', ['#1b3870', '#e27b6b', '#ffe2a6'], ['#fff7dc', '#7c4f7c', '#1f2a55'], gold, amber),
  paint('steel', ['#0d131c', '#2d4558', '#93b8c9'], ['#eefaff', '#22384a', '#0c1520'], silver, amber),
  paint('plum', ['#1b0829', '#5e1a5c', '#dc4a8d'], ['#ffd7ea', '#421046', '#190723'], copper, violet),
  paint('verdant', ['#08180f', '#1f502b', '#c0de50'], ['#fbffd0', '#173c22', '#07170d'], gold, emerald),
  paint('orchid', ['#170a3a', '#6434c0', '#f3a2e8'], ['#fff0ff', '#41218a', '#150a38'], silver, violet),
  paint('temple', ['#2a1405', '#8b5312', '#ffcf6e'], ['#fff3c4', '#5f370c', '#251204'], gold, jade),
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
