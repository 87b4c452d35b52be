import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';

interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly id: string;
  readonly page: string;
}

/** Every path that the specification names, section 2, and those that clients of its family have beside them. */
const paths =
  '/ /index /index.html /home /login /register /register.html /member /agentHome /pointMall /elott /lottery /seaLottery /vnLottery /seamless /rng /bgs /bingo /live /fish /pvp /esports /sports /cockfight /promotions /help /helpmc /down /download /join /game /agent /favorite /recent'.split(
    ' ',
  );

const specifiedLotteries = ['/elott', '/lottery', '/seaLottery', '/vnLottery'];

/** Entries of its menus and the screens that its labels imply → the route that is it. */
const entries: Readonly<Record<string, string>> = {
  securityCenter: 'security',
  transferUpline: 'transfer',
  personalHistoryCopy: 'betting-record',
  transactionHistory: 'account-record',
  personalProfit: 'profit-and-loss',
  bonusDetails: 'bonus-details',
  rewardCenter: 'rewards',
  referral: 'referral',
  missionLeaderboard: 'missions',
  messageV2: 'messages',
  manualRebate: 'rebate',
  depositv2: 'deposit',
  withdraw: 'withdraw',
  wallet: 'wallet',
  statements: 'statements',
  feedback: 'feedback',
  profile: 'profile',
  identity: 'identity',
  'close account': 'close-account',
  'data export': 'my-data',
  'points mall': 'point-mall',
  'redeem history': 'point-history',
  'member centre': 'member',
  'agent centre': 'agent-home',
  'team betting': 'agent-bets',
  'team transactions': 'agent-transactions',
  'user loss': 'agent-losses',
  'my income': 'agent-income',
  'real-time salary': 'agent-real-time',
  'app download': 'down',
  'help centre': 'help',
};

const listMissing = (site: SiteDocuments): readonly string[] => {
  const all: Readonly<Record<string, unknown>> = site;
  const { routes } = all['site'] as { readonly routes: readonly Route[] };
  const known = new Set(routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  const isThere = (id: string): boolean =>
    routes.some((route) => route.id === id && all[`pages/${route.page}`] !== undefined);
  return [
    ...paths.filter((path) => !known.has(path)),
    ...Object.entries(entries).flatMap(([entry, id]) => (isThere(id) ? [] : [entry])),
  ];
};

let documents: SiteDocuments;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
});

describe('every page that the specification names', () => {
  it('has a route', () => {
    expect(listMissing(documents)).toEqual([]);
  });

  it('is missed where it has none', () => {
    const text = JSON.stringify(documents)
      .replaceAll('"/pointMall"', '"/x"')
      .replaceAll('"id":"rebate"', '"id":"y"');
    expect(listMissing(JSON.parse(text) as SiteDocuments)).toEqual(['/pointMall', 'manualRebate']);
  });

  // The specification has a login and no footer there: docs/reference/specification.md says why it is otherwise.
  it('the lotteries are open to visitors, and have the footer', () => {
    const all: Readonly<Record<string, unknown>> = documents;
    const { routes } = all['site'] as { readonly routes: readonly Route[] };
    const lotteries = routes.filter(({ page }) => page === 'lottery');
    expect(lotteries.map(({ path }) => path).sort()).toEqual(specifiedLotteries);
    for (const { page } of lotteries)
      expect(all[`pages/${page}`]).toMatchObject({ access: 'anyone', chrome: { footer: true } });
  });

  it('can be opened from the member centre, where it is an entry of it', () => {
    const centre = JSON.stringify([
      documents['fragments/member-entries'],
      documents['pages/member'],
      documents['menus/account'],
    ]);
    const inCentre = Object.entries(entries).slice(0, 20);
    expect(inCentre.at(-1)?.[0]).toBe('data export');
    const missing = inCentre.filter(
      ([, id]) => !centre.includes(`"route":"${id}"`) && !centre.includes(`"to":"${id}"`),
    );
    expect(missing).toEqual([]);
  });
});
