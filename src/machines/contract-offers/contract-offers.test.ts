import { expect, test } from 'vitest';
import {
  listAgain,
  nameAnswers,
  showLine,
  toggleAccount,
  togglePage,
  type OffersContext,
} from './contract-offers.context.ts';

const row = (account: string, status: 'none' | 'V' = 'none') => ({
  account,
  nickname: account,
  status,
  version: 0,
  rate: '0.00',
});
const begin = (
  content: readonly ReturnType<typeof row>[],
  marked: readonly string[] = [],
): OffersContext => ({
  error: null,
  errors: {},
  kind: 'dividend',
  product: 'CONS',
  draft: [],
  period: 'M',
  isChecked: false,
  line: {
    ownRate: '10.00',
    currency: 'PHP',
    pageNum: 1,
    totalPages: 1,
    totalCount: content.length,
    content: [...content],
  },
  page: 1,
  marked: marked.map((account) => ({ account, nickname: account, status: 'none', version: 0 })),
  made: [],
});
const crowd = (count: number) => Array.from({ length: count }, (_, place) => `m${place}`);

test('a page is marked up to the limit of an order, and what is marked beside it stays', () => {
  const context = begin(
    crowd(20).map((account) => row(account)),
    crowd(60).slice(25),
  );
  const marked = togglePage(context);
  expect(marked).toHaveLength(50);
  expect(marked.slice(0, 35)).toEqual(context.marked);
  const full = { ...context, marked };
  expect(toggleAccount(full, 'm19')).toHaveLength(50);
  expect(showLine(full).filter(({ isOff }) => isOff)).toHaveLength(5);
  expect(toggleAccount(full, 'm0')).toHaveLength(49);
});

test('a page that is marked is unmarked as a whole', () => {
  const context = begin([row('a'), row('b')], ['z']);
  const marked = togglePage(context);
  expect(marked.map(({ account }) => account)).toEqual(['z', 'a', 'b']);
  expect(togglePage({ ...context, marked }).map(({ account }) => account)).toEqual(['z']);
});

test('an account whose contract is to end is not marked, neither alone nor with its page', () => {
  const context = begin([row('a'), row('b', 'V')]);
  expect(toggleAccount(context, 'b')).toEqual([]);
  expect(togglePage(context).map(({ account }) => account)).toEqual(['a']);
});

test('a further offer goes to those refused for a reason that may pass, as they stand now', () => {
  const asked = ['a', 'b', 'c', 'd'].map((account) => ({ ...row(account), nickname: account }));
  const refused = (code: string, status: 'P' | 'V' = 'P') =>
    ({ outcome: 'refused', id: '7', status, version: 3, code, message: '' }) as const;
  const made = nameAnswers(asked, [
    { outcome: 'offered', id: '1', status: 'P', version: 1, code: '', message: '' },
    refused('contract.changed'),
    refused('contract.not-agent'),
    refused('contract.changed', 'V'),
  ]);
  expect(listAgain({ made, marked: asked })).toEqual([
    { account: 'b', nickname: 'b', status: 'P', version: 3 },
  ]);
  // Those that were not reached too.
  expect(listAgain({ made: made.slice(0, 3), marked: asked }).map(({ account }) => account)).toEqual([
    'b',
    'd',
  ]);
});
