import { expect, it } from 'vitest';
import { directionOf } from './locale.ts';

it.each([
  ...['ar', 'fa', 'he', 'iw', 'ur', 'ps', 'sd', 'ug', 'yi', 'ckb', 'ks', 'lrc', 'mzn', 'syr', 'nqo'],
  // Languages that the run-time has no texts for are known by their script.
  ...['pnb', 'bal', 'sdh', 'glk', 'azb', 'az-Arab', 'ku-Arab', 'tr-Arab', 'ms-Arab', 'pa-Arab', 'ff-Adlm'],
])('%s begins at the right', (tag) => {
  expect(directionOf(tag)).toBe('rtl');
});
it.each([
  'en',
  'fil',
  'th',
  'ja',
  'zh-Hant',
  'ko',
  'hi',
  'my',
  'ru',
  'el',
  'tr',
  'az',
  'ku',
  'ms',
  'pa',
  'sr-Latn',
])('%s begins at the left', (tag) => {
  expect(directionOf(tag)).toBe('ltr');
});
