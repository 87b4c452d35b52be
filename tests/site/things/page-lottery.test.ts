import { expect, it } from 'vitest';
import { listUnwritten } from '../listed-words.ts';

it('the page lottery has its words in every language', () => {
  expect(listUnwritten(['lottery.title', 'lottery.text'])).toEqual([]);
});
