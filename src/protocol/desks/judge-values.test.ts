import { expect, it } from 'vitest';
import { judgeValues } from './judge-values.ts';
import { pointRewards } from './points.ts';
import { sampleOfDesk } from './sample-desk.fake.ts';

it.each([
  ['media:beach-3f2a9c1b07de', undefined],
  ['/assets/rewards/cap.svg', undefined],
  ['media:../secrets', 'text.invalid'],
  ['//elsewhere.example/cap.svg', 'text.invalid'],
  ['https://elsewhere.example/cap.svg', 'text.invalid'],
])('a picture is one of the library or a path of the portal: %s', (picture, fault) => {
  const [row = {}] = sampleOfDesk(pointRewards);
  const name = Object.entries(pointRewards.fields).find(([, { kind }]) => kind === 'picture')?.[0] ?? '';
  expect(judgeValues(pointRewards, { ...row, [name]: picture }, 'PHP')[name]).toBe(fault);
});
