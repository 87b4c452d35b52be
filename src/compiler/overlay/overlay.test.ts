import { expect, it } from 'vitest';
import { compileTiny } from '../compile-tiny.fake.ts';
import { changeTinySite, createTinySite } from '../tiny-site.fake.ts';
import { applyOverlay } from './apply-overlay.fake.ts';
import { makeOverlay } from './overlay.ts';

it('is one change for one changed value, told by the part that it is in', () => {
  const overlay = makeOverlay(createTinySite(), changeTinySite('locales/EN', ['home.title'], 'Mine'));
  expect(overlay).toEqual({
    'locales/EN': {
      state: 'changed',
      inline: [],
      changes: [{ part: '', path: ['home.title'], value: 'Mine' }],
    },
  });
});
it('gives the same release, byte for byte, as the documents that it was made of', async () => {
  const base = createTinySite();
  const site = changeTinySite('locales/EN', ['home.title'], 'Mine');
  for (const documents of [base, site]) {
    const composed = applyOverlay(base, makeOverlay(base, documents));
    expect(await compileTiny(composed)).toEqual(await compileTiny(documents));
  }
});
