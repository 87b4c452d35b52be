import { expect, test } from 'vitest';
import { firstStageWords, readPlan } from './stage-plan.ts';

test('reads shares, accounts and the limit of errors', () => {
  const words = { ...firstStageWords, share: ' 25', accounts: 'ana, ben\nana;cruz' };
  expect(readPlan(words)).toEqual({
    share: 25,
    audience: 'everybody',
    accounts: ['ana', 'ben', 'cruz'],
    haltAfter: 3,
  });
  expect(readPlan({ ...words, share: '0' })).toMatchObject({ share: 0 });
});
test('says which field is wrong', () => {
  for (const share of ['', '-1', '101', '1.5', 'ten'])
    expect(readPlan({ ...firstStageWords, share })).toEqual({ wrong: 'share' });
  // Nobody would have it.
  expect(readPlan({ ...firstStageWords, share: '0' })).toEqual({ wrong: 'share' });
  for (const haltAfter of ['', '0', '10001'])
    expect(readPlan({ ...firstStageWords, haltAfter })).toEqual({ wrong: 'haltAfter' });
});
