import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleDeps } from '../../server/console/deps.ts';
import { endBy } from '../../server/infrastructure/audit/end-proposal.fake.ts';
import { createLotteryBackOffice } from './lottery-back-office.ts';
import { big, createLotteryRig, drawnMs, fiveDigits, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
let backOffice: ConsoleDeps['lottery'];
let token = '';
beforeAll(async () => {
  rig = await createLotteryRig();
  backOffice = createLotteryBackOffice(rig.deps);
});
afterAll(() => rig.close());
beforeEach(async () => {
  token = await rig.logIn('player');
});

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await rig.database.pool.query(text, values)).rows as Row[];
const actions = async () =>
  (await query<{ entry: string }>('select entry from operation_audit order by position')).map(
    ({ entry }) => JSON.parse(entry) as { action: string; author: string; subject: string; note: string },
  );
const findGame = async (code: string) => (await backOffice.games()).games.find((game) => game.code === code);
const codesOf = async () =>
  (await rig.call('lottery.opened', { area: 'seaLottery' })).value.map(({ code }) => code);
const buy = (token_ = token) => rig.bet(token_, { lines: [big], sum: '2.00' });
const issueOf = async (numero: string) =>
  (
    await query<{ id: string }>('select id from lottery_issue where numero = $1 and game = $2', [
      numero,
      'FIVE1',
    ])
  )[0]?.id ?? '';
const boughtIssue = async () => {
  const { value } = await buy();
  return { id: await issueOf(value.numero), numero: value.numero };
};
const newest = async () => (await backOffice.voids()).waiting[0]?.id ?? '';

describe('games of the lottery', () => {
  it('sells nothing of a closed game, keeps its tickets, and opens it again', async () => {
    const { value } = await buy();
    await backOffice.close({ game: 'FIVE1', note: 'Results are late', by: 'paula' });
    expect((await buy()).error.errorCode).toBe('lottery.game-closed');
    expect((await rig.call('lottery.near', { gameId: fiveDigits })).value.closed).toBe(true);
    const opened = (await rig.call('lottery.opened', {})).value;
    expect(opened.filter(({ closed }) => closed).map(({ code }) => code)).toEqual(['FIVE1']);
    expect((await findGame('FIVE1'))?.closure).toMatchObject({ author: 'paula', reason: 'Results are late' });
    const [ticket] = value.tickets;
    expect((await rig.call('lottery.cancel', { id: [ticket?.id ?? ''] }, { token })).status).toBe(200);
    await backOffice.open({ game: 'FIVE1', note: 'They are in', by: 'paula' });
    expect((await buy()).status).toBe(200);
    expect((await actions()).slice(-2)).toMatchObject([
      { action: 'lottery.close', author: 'paula', subject: 'lottery:FIVE1', note: 'Results are late' },
      { action: 'lottery.open', author: 'paula', note: 'They are in' },
    ]);
  });

  it('lists games of a page as operators put them, featured ones first, and marks them', async () => {
    expect(await codesOf()).toEqual(['THAI', 'YIKI15']);
    await backOffice.move({ game: 'YIKI15', before: 'THAI', by: 'paula' });
    expect(await codesOf()).toEqual(['YIKI15', 'THAI']);
    await backOffice.mark({ game: 'THAI', marks: ['hot', 'new'], isFeatured: true, by: 'paula' });
    expect(await codesOf()).toEqual(['THAI', 'YIKI15']);
    const [first] = (await rig.call('lottery.opened', { area: 'seaLottery' })).value;
    expect(first).toMatchObject({ featured: true, marks: ['hot', 'new'], closed: false });
    await backOffice.move({ game: 'YIKI15', before: null, by: 'paula' });
    await backOffice.mark({ game: 'THAI', marks: [], isFeatured: false, by: 'paula' });
    expect(await codesOf()).toEqual(['THAI', 'YIKI15']);
    expect((await actions()).at(-1)).toMatchObject({
      action: 'lottery.mark',
      subject: 'lottery:THAI',
      note: '',
    });
  });

  it.each([
    ['another page’s game', { game: 'YIKI15', before: 'FIVE1' }],
    ['a game that there is not', { game: 'NONE', before: null }],
  ])('refuses to move a game before %s', async (_, move) => {
    await expect(backOffice.move({ ...move, by: 'paula' })).rejects.toMatchObject({ code: 'game.unknown' });
  });

  it('adds up what was sold today, without cancelled tickets and play money', async () => {
    const before = (await findGame('FIVE1'))?.today;
    const { value } = await buy();
    await rig.call('lottery.cancel', { id: [(await buy()).value.tickets[0]?.id ?? ''] }, { token });
    const after = (await findGame('FIVE1'))?.today;
    expect(after?.tickets).toBe((before?.tickets ?? 0) + 1);
    expect(Number(after?.sold)).toBe(Number(before?.sold) + 2);
    const page = await backOffice.issues({
      game: 'FIVE1',
      filter: 'onSale',
      day: '',
      money: 'real',
      page: 9,
    });
    expect(page).toMatchObject({
      page: 1,
      pages: 1,
      total: 1,
      rows: [{ numero: value.numero, state: 'onSale' }],
    });
    const day = (await backOffice.games()).day;
    const ofDay = await backOffice.issues({ game: 'FIVE1', filter: 'all', day, money: 'real', page: 1 });
    expect(ofDay.rows.map(({ numero }) => numero)).toContain(value.numero);
    const other = await backOffice.issues({
      game: 'FIVE1',
      filter: 'all',
      day: '2020-01-01',
      money: 'real',
      page: 1,
    });
    expect(other.rows).toEqual([]);
    await expect(
      backOffice.issues({ game: 'FIVE1', filter: 'all', day: '2026-02-31', money: 'real', page: 1 }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('a void', () => {
  // What was bought before is settled, and another issue is on sale.
  beforeEach(async () => {
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    await rig.node().runDue();
  });

  it('of an issue with stakes holds it until another person approves, and gives them back', async () => {
    const before = await rig.balanceOf('player');
    const { id, numero } = await boughtIssue();
    await backOffice.void({ id, note: 'Wrong result source', by: 'carla' });
    expect(await backOffice.issue({ id })).toMatchObject({
      state: 'held',
      open: { tickets: 1, members: 1, amount: '2.00' },
      proposal: { proposedBy: 'carla', numero, tickets: 1, amount: '2.00' },
    });
    expect((await rig.bet(token, { lines: [big], sum: '2.00', numero })).error.errorCode).toBe(
      'lottery.closed',
    );
    expect((await rig.call('lottery.near', { gameId: fiveDigits })).value.currentNumero.numero).not.toBe(
      numero,
    );
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    expect((await backOffice.issue({ id })).state).toBe('held');
    const approval = { id: await newest(), state: 'approved', reason: '' } as const;
    await expect(backOffice.decide({ ...approval, by: 'carla' })).rejects.toMatchObject({
      code: 'approval.own-change',
    });
    await backOffice.decide({ ...approval, by: 'paula' });
    await rig.node().runDue();
    expect(rig.troubles).toEqual([]);
    expect(await rig.balanceOf('player')).toBe(before);
    expect(await backOffice.issue({ id })).toMatchObject({
      state: 'void',
      refunded: '2.00',
      givenBack: 1,
      open: { tickets: 0, amount: '0.00' },
      voided: { reason: 'Wrong result source' },
      proposal: null,
    });
    expect((await actions()).slice(-3).map(({ action, author }) => [action, author])).toEqual([
      ['lotteryVoid.propose', 'carla'],
      ['lottery.void', 'carla'],
      ['lotteryVoid.approved', 'paula'],
    ]);
    await expect(backOffice.void({ id, note: 'again', by: 'carla' })).rejects.toMatchObject({
      code: 'lottery.issue-ended',
    });
  });

  it.each([
    ['rejected', 'paula'],
    ['withdrawn', 'carla'],
  ] as const)('that is %s lets the issue be drawn', async (state, by) => {
    const { id } = await boughtIssue();
    await backOffice.void({ id, note: 'Maybe', by: 'carla' });
    await expect(backOffice.void({ id, note: 'Twice', by: 'clara' })).rejects.toMatchObject({
      code: 'lottery.void-waiting',
    });
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    await endBy(backOffice, { id: await newest(), state, reason: 'no', by });
    await rig.node().runDue();
    expect(await backOffice.issue({ id })).toMatchObject({ state: 'drawn', open: { tickets: 0 } });
    expect((await backOffice.voids()).past[0]).toMatchObject({ state, issueId: id });
  });

  it('of an issue that nobody bought needs one person', async () => {
    const numero = await rig.numeroOf();
    const id = await issueOf(numero);
    await backOffice.void({ id, note: 'Test', by: 'carla' });
    expect(await backOffice.issue({ id })).toMatchObject({
      state: 'void',
      tickets: 0,
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('of an issue that there is not is refused', async () => {
    await expect(backOffice.void({ id: '999999', note: 'n', by: 'carla' })).rejects.toMatchObject({
      code: 'lottery.issue-unknown',
    });
  });
});
