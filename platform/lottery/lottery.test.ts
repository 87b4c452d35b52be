import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkDraw } from '../../src/lottery/fair-draw.ts';
import { families } from '../../src/lottery/families.ts';
import {
  big,
  createLotteryRig,
  digitsOf,
  drawnMs,
  fiveDigits,
  sure,
  type LotteryRig,
} from './lottery-rig.fake.ts';

let rig: LotteryRig;
let token = '';
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window; delete from care_limit');
  token = await rig.logIn('player');
});

const sumOfLedger = async () =>
  (await rig.database.pool.query<{ sum: string }>('select sum(amount)::text as sum from ledger_entry'))
    .rows[0]?.sum;
const statesOf = async () =>
  (await rig.call('lottery.today', { size: 50 }, { token })).value.list.map(({ status }) => status);

describe('a bet', () => {
  it('takes the stake, and pays what was won after the draw, once', async () => {
    const before = await rig.balanceOf('player');
    const { value, status } = await rig.bet(token, { lines: [sure], sum: '200.00' });
    expect(status).toBe(200);
    expect(value).toMatchObject({
      totalBettingAmount: '200.00',
      tickets: [{ stakes: '100', status: 'placed', canCancel: true, largestWin: '196.00' }],
    });
    expect(await rig.balanceOf('player')).toBe(before - 20_000n);
    rig.clock.advance(drawnMs);
    await Promise.all([rig.node().runDue(), rig.node().runDue()]);
    await rig.node().runDue();
    expect(rig.troubles).toEqual([]);
    expect(await rig.balanceOf('player')).toBe(before - 20_000n + 19_600n);
    const [ticket] = (await rig.call('lottery.today', {}, { token })).value.list;
    expect(ticket).toMatchObject({ status: 'won', winAmount: '196.00', canCancel: false });
    expect(ticket?.numbers).toHaveLength(5);
    expect(await sumOfLedger()).toBe('0');
  });

  it('keeps the commitment that was public before the sale, and the draw follows from its seed', async () => {
    const near = (await rig.call('lottery.near', { gameId: fiveDigits })).value;
    const { value } = await rig.bet(token, { lines: [big], sum: '2.00' });
    const { commitment = '' } = value.tickets[0] ?? {};
    expect(commitment).toBe(near.currentNumero.commitment);
    expect(value.tickets[0]?.seed).toBe('');
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    const { list } = (await rig.call('lottery.history', { gameId: fiveDigits })).value;
    const draw = list.find(({ numero }) => numero === value.numero);
    const { certificate } = (
      await rig.call('lottery.certificate', { gameId: fiveDigits, numero: value.numero })
    ).value;
    const claim = {
      game: 'FIVE1',
      issue: value.numero,
      entropy: certificate.entropy,
      commitment,
      seed: draw?.seed ?? '',
      numbers: draw?.numbers ?? [],
    };
    const { shape } = families['five-digits'];
    expect(await checkDraw(claim, shape)).toBeNull();
    const other = { ...claim, numbers: [...claim.numbers].reverse().concat(1) };
    expect(await checkDraw(other, shape)).toBe('numbers.differ');
  });

  it('has a number of fifteen digits that tells nothing of how many orders there are', async () => {
    const numero = await rig.numeroOf();
    const numbers: number[] = [];
    for (const key of ['order-number-1', 'order-number-2', 'order-number-3', 'order-number-4'])
      numbers.push(
        Number((await rig.bet(token, { lines: [big], sum: '2.00', numero, key })).value.orderNumber),
      );
    expect(numbers.map((number) => String(number).length)).toEqual([15, 15, 15, 15]);
    const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(1_000);
  });

  it('is bought once for each key', async () => {
    const before = await rig.balanceOf('player');
    const numero = await rig.numeroOf();
    const order = { lines: [big], sum: '2.00', numero, key: 'the-same-key' };
    const answers = await Promise.all([rig.bet(token, order), rig.bet(token, order), rig.bet(token, order)]);
    expect(new Set(answers.map(({ value }) => value.orderNumber)).size).toBe(1);
    expect(await rig.balanceOf('player')).toBe(before - 200n);
  });

  it.each([
    ['another sum than it costs', { lines: [big], sum: '2.01' }, 'lottery.amount-differs'],
    ['no line', { lines: [], sum: '0.00' }, 'lottery.content'],
    ['an unknown play', { lines: [{ ...big, playId: 9 }], sum: '2.00' }, 'lottery.content'],
    [
      'a repeated choice',
      { lines: [{ playId: 1011, content: { picks: ['B', 'B'] } }], sum: '4.00' },
      'lottery.content',
    ],
    ['no choice', { lines: [{ playId: 1011, content: {} }], sum: '0.00' }, 'lottery.content'],
    ['a unit that the currency cannot pay', { lines: [big], sum: '0.00', mode: 4 }, 'lottery.content'],
    ['too high a multiple', { lines: [{ ...big, multiple: 101 }], sum: '202.00' }, 'lottery.content'],
    [
      'more than one order may cost',
      {
        lines: [{ playId: 1002, content: { rows: [digitsOf, digitsOf, digitsOf] }, multiple: 6 }],
        sum: '12000.00',
      },
      'amount.too-large',
    ],
    [
      'a win above the limit',
      {
        lines: [{ playId: 1001, content: { rows: [['1'], ['1'], ['1'], ['1'], ['1']] }, multiple: 6 }],
        sum: '12.00',
      },
      'lottery.win-too-large',
    ],
    [
      'an issue that was never on sale',
      { lines: [big], sum: '2.00', numero: '20200101-0001' },
      'lottery.closed',
    ],
    ['an unknown game', { lines: [big], sum: '2.00', gameId: 7, numero: '20260601-0001' }, 'game.unknown'],
  ])('refuses %s, and takes nothing', async (_, order, code) => {
    const before = await rig.balanceOf('player');
    expect((await rig.bet(token, order)).error.errorCode).toBe(code);
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('refuses all lines where one is wrong', async () => {
    const before = await rig.balanceOf('player');
    const answer = await rig.bet(token, { lines: [big, { ...big, playId: 9 }], sum: '4.00' });
    expect(answer.error).toMatchObject({ errorCode: 'lottery.content', value: { line: 2 } });
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('counts as a stake for limits, and is refused above one', async () => {
    await rig.database.pool.query(
      `insert into care_limit (member_id, kind, period, amount, changed_at)
       select id, 'loss', 'day', 100, now() from member where account = 'player'`,
    );
    expect((await rig.bet(token, { lines: [big], sum: '2.00' })).error.errorCode).toBe('limit.loss');
  });

  it('is refused where the wallet has less', async () => {
    const newbie = await rig.logIn('agent');
    await rig.database.pool.query(
      `update ledger_account set balance = 100 where member_id = (select id from member where account = 'agent') and account_type = 1`,
    );
    expect((await rig.bet(newbie, { lines: [big], sum: '2.00' })).error.errorCode).toBe(
      'balance.insufficient',
    );
  });

  it('plays with play money in a trial account, and never touches the house’s own', async () => {
    const trial = await rig.logIn('trial');
    const { rows } = await rig.database.pool.query<{ balance: string }>(
      `select balance::text from ledger_account where owner = 'house' and account_type = 95`,
    );
    expect((await rig.bet(trial, { lines: [big], sum: '2.00' })).status).toBe(200);
    const after = await rig.database.pool.query(
      `select balance::text from ledger_account where owner = 'house' and account_type = 95`,
    );
    expect(after.rows).toEqual(rows);
  });
});

describe('the end of the sale', () => {
  it('lets all bets of the last moment in, none after it, and draws with all of them', async () => {
    rig.clock.advance(drawnMs);
    const near = (await rig.call('lottery.near', { gameId: fiveDigits })).value.currentNumero;
    const { numero } = near;
    rig.clock.advance(near.closeTime - 1 - rig.clock.now().getTime());
    const inTime = await Promise.all(
      Array.from({ length: 12 }, () => rig.bet(token, { lines: [big], sum: '2.00', numero })),
    );
    expect(inTime.map(({ status }) => status)).toEqual(inTime.map(() => 200));
    rig.clock.advance(1);
    const late = await Promise.all(
      Array.from({ length: 12 }, () => rig.bet(token, { lines: [big], sum: '2.00', numero })),
    );
    expect(new Set(late.map(({ error }) => error.errorCode))).toEqual(new Set(['lottery.closed']));
    expect(await statesOf()).toContain('closed');
    rig.clock.advance(drawnMs);
    await Promise.all([rig.node().runDue(), rig.node().runDue()]);
    const { rows } = await rig.database.pool.query<{ open: number; ended: number }>(
      `select count(*) filter (where state = 'placed')::int as open, count(*) filter (where state <> 'placed')::int as ended
       from lottery_ticket t join lottery_issue i on i.id = t.issue_id where i.numero = $1 and i.game = 'FIVE1'`,
      [numero],
    );
    expect(rows).toEqual([{ open: 0, ended: 12 }]);
  });

  it('draws an issue once over two nodes that were away, and pays each ticket once', async () => {
    const before = await rig.balanceOf('player');
    const { value } = await rig.bet(token, { lines: [sure], sum: '200.00' });
    rig.clock.advance(90 * drawnMs);
    await Promise.all([rig.node().runDue(), rig.node().runDue(), rig.node().runDue()]);
    await rig.node().runDue();
    expect(await rig.balanceOf('player')).toBe(before - 400n);
    const { rows } = await rig.database.pool.query(
      `select 1 from ledger_transfer where kind = 'game.win' and reference = $1`,
      [`lottery:ticket:${value.tickets[0]?.id ?? ''}:win`],
    );
    expect(rows).toHaveLength(1);
    expect(rig.troubles).toEqual([]);
    expect(
      (await rig.call('lottery.near', { gameId: fiveDigits })).value.currentNumero.secondsLeft,
    ).toBeGreaterThan(0);
  });

  it('is repeated whole where a node dies in the middle of paying', async () => {
    const before = await rig.balanceOf('player');
    await rig.bet(token, { lines: [sure, sure], sum: '400.00' });
    rig.clock.advance(drawnMs);
    await rig.database.pool.query(
      `create function break_once() returns trigger language plpgsql as $$ begin
         if (select count(*) from ledger_transfer where kind = 'game.win' and created_at = new.created_at) >= 1 then raise exception 'dead'; end if;
         return new; end $$;
       create trigger break_once before insert on ledger_transfer for each row when (new.kind = 'game.win') execute function break_once();`,
    );
    await rig.node().runDue();
    expect(rig.troubles.length).toBeGreaterThan(0);
    expect(await rig.balanceOf('player')).toBe(before - 40_000n);
    await rig.database.pool.query('drop trigger break_once on ledger_transfer; drop function break_once()');
    rig.clock.advance(5 * drawnMs);
    await rig.node().runDue();
    expect(await rig.balanceOf('player')).toBe(before - 800n);
  });
});

describe('a ticket', () => {
  it('is cancelled before the end of the sale, once, and given back', async () => {
    const before = await rig.balanceOf('player');
    const { value } = await rig.bet(token, { lines: [big, sure], sum: '202.00' });
    const ids = value.tickets.map(({ id }) => id);
    const cancelled = await rig.call('lottery.cancel', { id: ids }, { token });
    expect(cancelled.value.tickets.map(({ status, canCancel }) => [status, canCancel])).toEqual([
      ['cancelled', false],
      ['cancelled', false],
    ]);
    expect(await rig.balanceOf('player')).toBe(before);
    expect((await rig.call('lottery.cancel', { id: ids }, { token })).error.errorCode).toBe(
      'lottery.ticket-closed',
    );
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('stays when its sale has ended, and when it is another member’s', async () => {
    const { value } = await rig.bet(token, { lines: [big], sum: '2.00' });
    const id = value.tickets.map((ticket) => ticket.id);
    const other = await rig.logIn('agent');
    expect((await rig.call('lottery.cancel', { id }, { token: other })).error.errorCode).toBe(
      'lottery.ticket-unknown',
    );
    rig.clock.advance(drawnMs);
    expect((await rig.call('lottery.cancel', { id }, { token })).error.errorCode).toBe(
      'lottery.ticket-closed',
    );
    expect(
      (await rig.call('lottery.today', {}, { token: other })).value.list.map((one) => one.id),
    ).not.toContain(id[0]);
  });

  it('is listed for the day, and longer only while it is not settled', async () => {
    const { value } = await rig.bet(token, { lines: [big], sum: '2.00' });
    const { id } = value.tickets[0] ?? {};
    const listed = async () =>
      (await rig.call('lottery.today', { size: 50 }, { token })).value.list.map((one) => one.id);
    rig.clock.advance(86_400_000);
    token = await rig.logIn('player');
    expect(await listed()).toContain(id);
    await rig.node().runDue();
    expect(await listed()).not.toContain(id);
  });
});
