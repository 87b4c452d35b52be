import type { Json } from '../../src/protocol/json/json.ts';
import type { Random } from './random.ts';

/** Name of the global that a hostile text calls when it gets to run. */
export const tripwire = 'foyerTripwire';
const call = `${tripwire}('run')`;
/** Scheme in pieces: a linter takes the whole for an address of our own. */
const script = ['java', 'script:'].join('');

/** Texts that run, leave the site or break out, where somebody takes them for markup, code or an address. */
export const hostileTexts: readonly string[] = [
  `<img src=x onerror="${call}">`,
  `"><script>${call}</script>`,
  `<svg/onload=${call}>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<a href="${script}${call}">x</a>`,
  `<form action="${script}${call}"><button>x</button></form>`,
  `<style>*{background:url(https://evil.example/css)}</style>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${call}>`,
  `${script}${call}`,
  `JaVa\tScRiPt:${call}`,
  `\u0001 ${script}${call}`,
  `data:text/html,<script>parent.${call}</script>`,
  `vbscript:${call}`,
  'https://evil.example/x',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https://user:word@evil.example',
  `{{constructor.constructor("${call}")()}}`,
  '{{name}}',
  '$t(nav.home)',
  `\${${call}}`,
  `');${call};//`,
  '__proto__',
  'constructor',
  'prototype.polluted',
  'data.__proto__.x',
  'toString',
  '',
  ' ',
  '.',
  '..',
  '0',
  '-1',
  'NaN',
  '1e400',
  'null',
  'undefined',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '\ufeff',
  'Z\u0351\u036b\u0343\u036a\u0302'.repeat(20),
  '😀'.repeat(50),
  'x'.repeat(10_001),
];
/** Addresses that run or leave. */
export const hostileAddresses = hostileTexts.filter((text) => /^[^<]*(?:script:|data:text|evil)/i.test(text));
const hugeText = '<p>'.repeat(50_000);

const odd: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => JSON.parse('1e400') as number,
  () => -0,
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => [null, null],
  () => ({ $e: { var: 'settings' } }),
  () => ({ $t: 'no.such.text' }),
  () => ({ $r: { base: '$2' } }),
  () => ({ k: 'e', r: { var: 'ui.locale' }, d: ['ui.locale'] }),
  () => ({ k: 'z', d: [] }),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as Json,
  () => JSON.parse('{"toString":1,"valueOf":2,"then":3,"toJSON":4}') as Json,
];

/** A value nested `depth` deep. */
const nest = (depth: number): Json => {
  let value: Json = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { and: value };
  return value;
};

/** A value that no layout should have in that place. */
export const makeHostile = (random: Random): Json => {
  const kind = random.next();
  if (kind < 0.45) return random.pick(hostileTexts);
  if (kind < 0.95) return random.pick(odd)();
  if (kind < 0.98) return nest(random.pick([40, 400, 2_000]));
  const same = random.pick([7, 5_000]);
  return random.chance(0.5) ? hugeText : Array.from({ length: 3_000 }, (_, id) => ({ id: id % same }));
};
