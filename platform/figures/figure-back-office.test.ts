import { afterAll, beforeAll, expect, it } from 'vitest';
import { figureNames, type FigureName } from '../../src/protocol/calls/figures.ts';
import { showIn } from '../../src/protocol/release/schedule.ts';
import { payOneWithdrawal } from '../records/ledger-check/money-steps.fake.ts';
import { live } from '../records/ledger-check/live.fake.ts';
import { createWorld, type World } from '../records/ledger-check/world.fake.ts';
import { createFigureBackOffice } from './figure-back-office.ts';
import { countPlayers, rollToEnd, sumLedger, type Sums } from './ledger-sums.fake.ts';
import { rollUp } from './roll-up.ts';

/** Figures of play: they have kinds of games. */
const gameFigures: readonly FigureName[] = ['revenue', 'stakes', 'payouts'];

const zone = 'Asia/Manila';
let world: World;
let sums: Sums;
let office: ReturnType<typeof createFigureBackOffice>;
beforeAll(async () => {
  world = await createWorld(10, 47);
  await live(world, { operations: 240, nights: 3, lanes: 4 });
  // What happens by chance depends on who was first, so the one withdrawal that it may lack is made by hand.
  await payOneWithdrawal(world);
  const { database, clock } = world.rig;
  const run = () =>
    database.db.transaction().execute((db) => rollUp(db, { merchant: 'demo', zone, now: clock.now() }));
  await rollToEnd(database, run);
  sums = await sumLedger(database, zone);
  office = createFigureBackOffice({ ...world.rig.deps, liveSite: world.parts.liveSite });
}, 180_000);
afterAll(() => world.rig.close());

const own = (from: string, to: string) => ({ span: 'own', from, to, product: '' }) as const;
/** Minor units and rows of a stored name on days of the ledger. */
const sumOf = (name: string, from: string, to: string): { amount: bigint; count: number } => {
  const matching = Object.entries(sums).filter(([key]) => {
    const [of, day = ''] = key.split(' ');
    return of === name && day >= from && day <= to;
  });
  return {
    amount: matching.reduce((sum, [, value]) => sum + BigInt(value.split(' of ')[0] ?? '0'), 0n),
    count: matching.reduce((sum, [, value]) => sum + Number(value.split(' of ')[1] ?? '0'), 0),
  };
};
const expectedOf = (name: FigureName, from: string, to: string): string => {
  if (['active', 'registrations', 'firstDeposits'].includes(name)) return String(sumOf(name, from, to).count);
  const minor =
    name === 'revenue'
      ? sumOf('stakes', from, to).amount - sumOf('payouts', from, to).amount
      : sumOf(name, from, to).amount;
  const sign = minor < 0n ? '-' : '';
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const days = () => [...new Set(Object.keys(sums).map((key) => key.split(' ')[1] ?? ''))].toSorted();
const toMinor = (value: string): bigint => BigInt(value.replace('.', ''));
const addUp = (values: readonly (string | null)[]): bigint =>
  values.reduce((sum, value) => sum + toMinor(value ?? '0'), 0n);

it.each(figureNames)('%s is the ledger’s sum, and so are its days, its hours and its parts', async (name) => {
  const all = days();
  const [first = '', last = ''] = [all[0], all.at(-1)];
  const whole = await office.read({ name, ...own(first, last) });
  // A member of several days is one: the sum of the days would be more.
  const members = await countPlayers(world.rig.database, zone, { from: first, to: last });
  expect(whole.total).toBe(name === 'active' ? String(members) : expectedOf(name, first, last));
  if (name === 'active') expect(members).toBeLessThan(Number(expectedOf(name, first, last)));
  expect(whole.step).toBe('day');
  for (const { at, value } of whole.points) expect(value, at).toBe(expectedOf(name, at, at));
  if (gameFigures.includes(name))
    expect(addUp(whole.products.map(({ value }) => value))).toBe(toMinor(whole.total));
  for (const day of all) {
    const one = await office.read({ name, ...own(day, day) });
    expect(one.total).toBe(expectedOf(name, day, day));
    expect(addUp(one.points.map(({ value }) => value))).toBe(toMinor(one.total));
  }
});

it('a day that is not over is compared with the one before up to the same hour', async () => {
  const now = world.rig.clock.now();
  const today = await office.read({ name: 'stakes', span: 'today', from: '', to: '', product: '' });
  const hour = Number(showIn(zone, now.getTime()).slice(11, 13));
  expect(today.until).toBe(hour);
  expect(today.points.filter(({ value }) => value === null)).toHaveLength(23 - hour);
  const early = (read: 'value' | 'before') =>
    addUp(today.points.filter(({ at }) => Number(at) < hour).map((point) => point[read]));
  const before = early('before');
  expect(today.change).toBe(before === 0n ? null : Number(((early('value') - before) * 1_000n) / before));
  expect(
    (await office.read({ name: 'stakes', span: 'week', from: '', to: '', product: '' })).points,
  ).toHaveLength(7);
});

it('each line is the sum of the rows behind it', async () => {
  const all = days();
  for (const name of figureNames) {
    const { rows } = await office.lines({ name, ...own(all[0] ?? '', all.at(-1) ?? ''), page: 1 });
    expect(rows.length, name).toBeGreaterThan(0);
    for (const line of rows) {
      const entries = [];
      for (let page = 1; page <= Math.ceil(line.count / 50); page += 1)
        entries.push(...(await office.entries({ name, day: line.day, product: line.product, page })).rows);
      expect(entries.length, `${name} ${line.day}`).toBeGreaterThanOrEqual(line.count);
      const listed = line.product === '' ? entries.filter((one) => one.product === '') : entries;
      expect(listed, `${name} ${line.day} ${line.product}`).toHaveLength(line.count);
      expect(new Set(listed.map(({ id }) => id)).size).toBe(line.count);
      if (!['active', 'registrations', 'firstDeposits'].includes(name))
        expect(addUp(listed.map(({ amount }) => amount))).toBe(toMinor(line.value));
      if (name !== 'withdrawals') for (const { account } of listed) expect(account).toMatch(/^ledger/);
    }
  }
});

it('days that are none, or too many, are refused', async () => {
  for (const [from, to] of [
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2024-01-01', '2026-01-01'],
    ['', ''],
  ] as const)
    await expect(office.read({ name: 'stakes', ...own(from, to) })).rejects.toThrow('days');
});
