import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawBanner } from '../pictures/draw-banner.ts';
import { createMemberRig, plainPasswords, type MemberRig } from '../../server/member/member-rig.fake.ts';
import { makeCatalogue } from './catalogue.ts';
import { seedNotices } from './notices.ts';
import { seedMember } from './seed.ts';
import { makeVendors } from './vendors.ts';
import { nounsOfKind } from './words.ts';

let rig: MemberRig;
const lines: string[] = [];
beforeAll(async () => {
  rig = await createMemberRig();
  await seedMember(rig.deps, (line) => lines.push(line), plainPasswords);
});
afterAll(() => rig.close());

describe('the seed', () => {
  it('says what it made and makes nothing the second time', async () => {
    expect(lines).toEqual([
      expect.stringMatching(/^Seed: \d+ accounts/),
      expect.stringMatching(/^Seed: 10000 games of \d+ vendors$/),
      expect.stringContaining('notices'),
      expect.stringContaining('60 winners'),
      expect.stringContaining('favourites'),
      expect.stringContaining('ways to pay in'),
      expect.stringContaining('fund password'),
      expect.stringContaining('accounts to pay out to'),
      expect.stringContaining('maharlika'),
      expect.stringContaining('invitation links'),
      expect.stringContaining('messages between members'),
      expect.stringContaining('rewards for points'),
      expect.stringContaining('dividends and salaries'),
      expect.stringContaining('5 levels'),
      expect.stringContaining('deposit bonuses'),
      expect.stringContaining('missions'),
      expect.stringContaining('rates of rebate'),
      expect.stringContaining('one friend of player'),
      expect.stringContaining('transfers between members'),
      expect.stringContaining('hints of fraud'),
    ]);
    const again: string[] = [];
    await seedMember(rig.deps, (line) => again.push(line), plainPasswords);
    expect(again).toEqual([]);
  });

  it('makes the same catalogue for the same date, with no name twice', () => {
    const first = makeCatalogue('2026-06-01');
    const second = makeCatalogue('2026-06-01');
    expect(second).toEqual(first);
    expect(new Set(first.games.map(({ name }) => name)).size).toBe(10_000);
    expect(new Set(first.games.map(({ node_id }) => node_id)).size).toBe(10_000);
  });

  it('names table games, bingo and scratch cards after what they are', () => {
    const { games } = makeCatalogue('2026-06-01');
    for (const [kind, nouns] of Object.entries(nounsOfKind)) {
      const words = nouns.flatMap(([, list]) => list.split(', '));
      const ofKind = games.filter(({ classify }) => classify === kind);
      expect(ofKind.length).toBeGreaterThan(100);
      expect(ofKind.filter(({ name }) => !words.some((word) => name.includes(word)))).toEqual([]);
    }
  });

  it('has eleven vendors or more in every category', () => {
    const counts = new Map<string, number>();
    for (const { gameType } of makeVendors()) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(11);
    expect(counts.size).toBe(9);
  });

  it('gives every banner and promotion a picture that can be drawn', () => {
    for (const { kind, image, texts } of seedNotices.filter(({ kind }) => kind === 'B' || kind === 'PR')) {
      const name = /^\/media\/banners\/(\w+)\.svg/.exec(image ?? '')?.[1] ?? '';
      expect(drawBanner(name), `${kind} ${texts.EN.title}`).toMatch(/^<svg /);
    }
  });

  it('opens balances as ledger entries that sum to nothing', async () => {
    const { rows } = await rig.database.pool.query(
      'select sum(amount)::text as sum, count(*)::int as n from ledger_entry',
    );
    expect(rows[0]).toEqual({ sum: '0', n: 20 });
    const { rows: balances } = await rig.database.pool.query<{ balance: string }>(
      "select balance from ledger_account a join member m on m.id = a.member_id where m.account = 'player' and a.currency = 'PHP'",
    );
    expect(balances[0]?.balance).toBe('1250050');
  });
});
