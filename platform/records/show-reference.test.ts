import { expect, it } from 'vitest';
import { showReference } from './show-reference.ts';

it.each([
  ['game:demo:6f1c-44:bet', '6f1c-44'],
  ['game:demo:6f1c-44:bet:part2', '6f1c-44'],
  ['round-a', 'round-a'],
  ['deposit:12', '12'],
  ['withdrawal:7:hold', '7'],
  ['lottery:ticket:55:win', '55'],
  ['jackpot:slots:win:3', '3'],
  ['downline-rebate:9:2026-11-26', '2026-11-26'],
  ['opening:traveller', ''],
])('%s is shown as “%s”', (reference, shown) => {
  expect(showReference(reference)).toBe(shown);
});
