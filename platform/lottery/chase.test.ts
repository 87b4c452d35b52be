import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  big,
  createLotteryRig,
  digitsOf,
  drawnMs,
  fiveDigits,
  sure,
  type LotteryRig,
} from './lottery-rig.fake.ts';

const minuteMs = 60_000;
let rig: LotteryRig;
let token = '';
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.troubles.length = 0;
  token = await rig.logIn('player');
});

const ahead = async (count: number) =>
  (await rig.call('lottery.chaseIssues', { gameId: fiveDigits, count }, { token })).value.chaseNumeros;
const chase = async (order: { lines: object[]; multiples: number[]; sum: string; winningStop?: boolean }) => {
  const issues = await ahead(order.multiples.length);
  const request = {
    gameId: fiveDigits,
    currentNumero: issues[0]?.numero ?? '',
    betCartAmountSum: order.sum,
    lines: order.lines as never,
    chase: true,
    chaseSlip: issues.map(({ numero }, index) => ({ numero, multiple: order.multiples[index] ?? 1 })),
    winningStop: order.winningStop ?? false,
  };
  return rig.call('lottery.bet', request, { token });
};
const today = async () => (await rig.call('lottery.today', { size: 50 }, { token })).value.list;
describe('a chase', () => {
  it('buys the same lines in several issues, each with its own multiple and commitment', async () => {
    const before = await rig.balanceOf('player');
    const { value, status } = await chase({ lines: [big], multiples: [1, 2, 4], sum: '14.00' });
    expect(status).toBe(200);
    expect(value.totalBettingAmount).toBe('14.00');
    expect(value.tickets.map(({ amount }) => amount).sort()).toEqual(['2.00', '4.00', '8.00']);
    expect(new Set(value.tickets.map(({ numero }) => numero)).size).toBe(3);
    expect(new Set(value.tickets.map(({ commitment }) => commitment)).size).toBe(3);
    expect(new Set(value.tickets.map(({ chaseId }) => chaseId))).toEqual(new Set([value.chaseId]));
    expect(await rig.balanceOf('player')).toBe(before - 1_400n);
  });

  it.each<[string, (numeros: readonly string[]) => object]>([
    ['its first issue and how often', ([numero]) => ({ numero, multiples: [1, 2, 4] })],
    ['all issues and how often', (numero) => ({ numero, multiples: [1, 2, 4] })],
    [
      'issues with a list each',
      (numeros) => numeros.map((numero, at) => ({ numero, multiples: [2 ** at, 2 ** at] })),
    ],
  ])('is the same as a client of this family names it: by %s', async (_, name) => {
    const numeros = (await ahead(3)).map(({ numero }) => numero);
    const order = { gameId: fiveDigits, currentNumero: numeros[0] ?? '', lines: [big] as never, chase: true };
    const asked = { ...order, betCartAmountSum: '14.0000', chaseSlip: name(numeros) as never };
    const { value, status } = await rig.call('lottery.bet', asked, { token });
    expect(status).toBe(200);
    const bought = value.tickets
      .map(({ numero, amount }) => [numero, amount])
      .sort((one, other) => String(one).localeCompare(String(other)));
    expect(bought).toEqual(numeros.map((numero, at) => [numero, `${2 ** (at + 1)}.00`]));
  });

  it('that names only issues nobody sells is refused as closed', async () => {
    const order = { gameId: fiveDigits, currentNumero: 'nosuch', betCartAmountSum: '2.00', chase: true };
    const asked = { ...order, lines: [big] as never, chaseSlip: [{ numero: 'nosuch', multiple: 1 }] };
    const { status, error } = await rig.call('lottery.bet', asked, { token });
    expect([status, error.errorCode]).toEqual([409, 'lottery.closed']);
  });

  it.each<[string, (numeros: readonly string[]) => object]>([
    ['an issue that no sale has', () => ({ numero: 'nosuch', multiples: [1, 2] })],
    ['another first issue', (numeros) => ({ numero: numeros.toReversed(), multiples: [1, 2, 4] })],
    ['no multiples', ([numero]) => ({ numero })],
    ['more multiples than issues', (numero) => ({ numero, multiples: [1, 2, 4, 1] })],
    ['multiples that differ from line to line', ([numero]) => [{ numero, multiples: [1, 2] }]],
  ])('is refused with %s, and nothing is bought', async (_, name) => {
    const before = await rig.balanceOf('player');
    const numeros = (await ahead(3)).map(({ numero }) => numero);
    const order = { gameId: fiveDigits, currentNumero: numeros[0] ?? '', lines: [big] as never, chase: true };
    const asked = { ...order, betCartAmountSum: '14.00', chaseSlip: name(numeros) as never };
    const { status, error } = await rig.call('lottery.bet', asked, { token });
    expect([status, error.errorCode]).toEqual([400, 'lottery.content']);
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('is listed with its issues: what is left, and what became of the others', async () => {
    rig.clock.advance(4 * minuteMs);
    await rig.node().runDue();
    const { value } = await chase({ lines: [sure], multiples: [1, 2, 3], sum: '1200.00' });
    const listed = async () =>
      (await rig.call('lottery.chases', { gameId: fiveDigits }, { token })).value.list.find(
        ({ id }) => id === value.chaseId,
      );
    expect(await listed()).toMatchObject({
      status: 'running',
      stopsOnWin: false,
      draws: 3,
      left: 3,
      amount: '1200.00',
      canCancel: true,
      steps: [{ amount: '200.00', status: 'placed' }, { amount: '400.00' }, { amount: '600.00' }],
    });
    rig.clock.advance(minuteMs + 10_000);
    await rig.node().runDue();
    const one = (await rig.call('lottery.chases', { id: value.chaseId ?? '' }, { token })).value.list;
    expect(one).toMatchObject([
      { status: 'running', winAmount: expect.stringMatching(/^196|^588/) as string },
    ]);
    expect(one[0]?.steps[0]).toMatchObject({ status: 'won', winAmount: '196.00' });
    await rig.call('lottery.cancelChase', { id: value.chaseId ?? '' }, { token });
    expect(await listed()).toMatchObject({ status: 'cancelled', left: 0, canCancel: false });
    expect((await listed())?.steps.at(-1)).toMatchObject({ status: 'cancelled', winAmount: '600.00' });
    const other = { token: await rig.logIn('agent') };
    expect((await rig.call('lottery.chases', {}, other)).value.list).toEqual([]);
    expect((await rig.call('lottery.chases', { id: value.chaseId ?? '' }, other)).status).toBe(404);
  });

  it('ends with a win where that is asked for, and gives the rest back', async () => {
    // What other tests bought is settled.
    rig.clock.advance(4 * minuteMs);
    await rig.node().runDue();
    const before = await rig.balanceOf('player');
    const { value } = await chase({
      lines: [sure],
      multiples: [1, 1, 1, 1],
      sum: '800.00',
      winningStop: true,
    });
    rig.clock.advance(minuteMs + 10_000);
    await rig.node().runDue();
    expect(rig.troubles).toEqual([]);
    const states = (await today())
      .filter(({ chaseId }) => chaseId === value.chaseId)
      .map((one) => one.status);
    expect(states.filter((one) => one === 'won').length).toBeGreaterThanOrEqual(1);
    expect(states.filter((one) => one === 'cancelled').length).toBeGreaterThanOrEqual(2);
    expect(states.filter((one) => one === 'placed')).toEqual([]);
    rig.clock.advance(5 * minuteMs);
    await rig.node().runDue();
    const ended = (await today()).filter(({ chaseId }) => chaseId === value.chaseId);
    const won = BigInt(ended.filter(({ status }) => status === 'won').length);
    expect(await rig.balanceOf('player')).toBe(before - won * 400n);
  });

  it('continues after a win where no end is asked for', async () => {
    const { value } = await chase({ lines: [sure], multiples: [1, 1], sum: '400.00' });
    rig.clock.advance(minuteMs + drawnMs);
    await rig.node().runDue();
    const states = (await today())
      .filter(({ chaseId }) => chaseId === value.chaseId)
      .map((one) => one.status);
    expect(states).toEqual(['won', 'won']);
  });

  it('is ended by its member: what is on sale still comes back, once', async () => {
    const before = await rig.balanceOf('player');
    const { value } = await chase({ lines: [big], multiples: [1, 1, 1], sum: '6.00' });
    const { chaseId: id = '' } = value;
    const other = await rig.logIn('agent');
    expect((await rig.call('lottery.cancelChase', { id }, { token: other })).error.errorCode).toBe(
      'lottery.ticket-unknown',
    );
    const cancelled = await rig.call('lottery.cancelChase', { id }, { token, key: 'end-this-chase' });
    expect(cancelled.value.tickets.map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    await rig.call('lottery.cancelChase', { id }, { token, key: 'end-this-chase-again' });
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it.each([
    ['another sum than all issues cost', { multiples: [1, 2], sum: '2.00' }, 'lottery.amount-differs'],
    ['too high a multiple in one issue', { multiples: [1, 101], sum: '204.00' }, 'request_param_err'],
  ])('is refused with %s, and takes nothing', async (_, order, code) => {
    const before = await rig.balanceOf('player');
    expect((await chase({ lines: [big], ...order })).error.errorCode).toBe(code);
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('takes nothing where one of its issues is no issue ahead', async () => {
    const before = await rig.balanceOf('player');
    const [first] = await ahead(1);
    const chaseSlip = [first?.numero ?? '', '20200101-0001'].map((numero) => ({ numero, multiple: 1 }));
    const request = { gameId: fiveDigits, currentNumero: first?.numero ?? '', betCartAmountSum: '4.00' };
    const answer = await rig.call(
      'lottery.bet',
      { ...request, lines: [big] as never, chase: true, chaseSlip },
      { token },
    );
    expect(answer.error.errorCode).toBe('lottery.closed');
    expect(await rig.balanceOf('player')).toBe(before);
  });
});

describe('an order as text', () => {
  const send = async (bettingSlipString: string, sum: string) =>
    rig.call(
      'lottery.bet',
      { gameId: fiveDigits, currentNumero: await rig.numeroOf(), betCartAmountSum: sum, bettingSlipString },
      { token },
    );
  const all = digitsOf.join('');

  it.each([
    ['balls first', '12_3~1~1006~1~1960~2', '8.00', ['12,3']],
    ['multiple first', '2~12_3~2~1~1006~0', '8.00', ['12,3']],
    ['several slips', `1~B~1~1~1011~0;1~${all}_${all}~100~1~1006~0`, '202.00', [`${all},${all}`, 'B']],
    ['a unit of a tenth', 'B~1~1011~2~1960~1', '0.20', ['B']],
  ])('is read with %s', async (_, text, sum, contents) => {
    const { value, status, error } = await send(text, sum);
    expect(status, JSON.stringify(error)).toBe(200);
    expect(value.tickets.map(({ content }) => content)).toEqual(contents);
  });

  it.each([
    ['a slip of another shape', '12~3', 'slip.malformed'],
    ['an unknown play', 'B~1~9~1~1960~1', 'play.unknown'],
    ['an unknown choice', 'X~1~1011~1~1960~1', 'choice.unknown'],
    ['another number of stakes', '1~12_3~3~1~1006~0', 'stakes.differ'],
    ['two units', 'B~1~1011~1~1960~1;B~1~1011~2~1960~1', 'mode.differs'],
  ])('is refused with %s, and says where', async (_, text, code) => {
    expect((await send(text, '2.00')).error).toMatchObject({ errorCode: 'lottery.content', value: { code } });
  });

  it('may be one line that is typed', async () => {
    const lines = [{ playId: 1006, bettingContent: '12,3', multiple: 2 }];
    expect((await rig.bet(token, { lines: lines as never, sum: '8.00' })).status).toBe(200);
  });

  it('comes in the form of Vietnam, for one issue or several', async () => {
    const before = await rig.balanceOf('player');
    const gameId = 901;
    const { chaseNumeros } = (await rig.call('lottery.chaseIssues', { gameId, count: 2 }, { token })).value;
    const numero = chaseNumeros.map((one) => ({ numero: one.numero }));
    const contents = [
      { gameId, playId: 9001, bettingContent: '05 99', numero: numero.slice(0, 1) },
      { gameId, playId: 9004, bettingContent: '12', numero, winStop: true },
    ];
    const { value, status } = await rig.call('lottery.betVietnam', { contents }, { token });
    expect(status).toBe(200);
    expect(value.orders.map(({ totalBettingAmount }) => totalBettingAmount)).toEqual(['108.00', '4.00']);
    expect(value.orders.map(({ chaseId }) => chaseId !== undefined)).toEqual([false, true]);
    expect(await rig.balanceOf('player')).toBe(before - 11_200n);
    const recent = await rig.call('lottery.menusRecent', {}, { token });
    expect(Object.keys(recent.value).sort()).toEqual(['SSC', 'VNN']);
  });
});

describe('lists', () => {
  it('show what was drawn, by number, by code and of all games, with a total', async () => {
    await rig.numeroOf();
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    const page = (await rig.call('lottery.history', { gameId: fiveDigits, page: 2, size: 1 }, { token }))
      .value;
    expect(page.list).toHaveLength(1);
    expect(page.total).toBeGreaterThan(1);
    const byCode = await rig.app.inject({
      url: '/lgw/draw/code/FIVE1?size=50',
      headers: { merchant: 'demo' },
    });
    expect(byCode.json<{ total: number }>().total).toBe(page.total);
    expect((await rig.call('lottery.historyByCode', { code: 'NONE' }, { token })).error.errorCode).toBe(
      'game.unknown',
    );
    const recent = (await rig.call('lottery.recent', { area: 'lottery' }, { token })).value;
    expect(recent.map(({ code }) => code)).toEqual(['FIVE1']);
    const hotGap = (await rig.call('lottery.hotGap', { gameId: fiveDigits }, { token })).value;
    expect(hotGap.draws).toBe(Math.min(100, page.total));
    expect(hotGap.hot['FIRST']?.reduce((sum, one) => sum + one, 0)).toBe(hotGap.draws);
    expect(Object.keys((await rig.call('lottery.menusVietnam', {})).value)).toEqual(['VNN', 'VNC', 'VNS']);
  });
});

describe('a chase over draws that an older program numbered', () => {
  it.each<[string, (numeros: readonly string[]) => object]>([
    ['each of them', (numeros) => numeros.map((numero) => ({ numero, multiple: 1 }))],
    ['the first', ([numero]) => ({ numero, multiples: Array.from({ length: 9 }, () => 1) })],
  ])('is bought by the numbers that those draws have, by %s', async (_, name) => {
    await rig.database.pool.query(
      `update lottery_issue set numero = numero || 'U' where drawn_at is null and numero not like '%U'`,
    );
    const numeros = (await ahead(9)).map(({ numero }) => numero);
    // Six are planned ahead; those after them have numbers of today's program.
    expect(numeros.filter((numero) => numero.endsWith('U')).length).toBeGreaterThan(4);
    expect(numeros.filter((numero) => numero.endsWith('U')).length).toBeLessThanOrEqual(9);
    const order = { gameId: fiveDigits, currentNumero: numeros[0] ?? '', lines: [big] as never, chase: true };
    const asked = { ...order, betCartAmountSum: '18.0000', chaseSlip: name(numeros) as never };
    const { value, status } = await rig.call('lottery.bet', asked, { token });
    expect(status).toBe(200);
    expect(value.tickets.map(({ numero }) => numero).sort()).toEqual([...numeros].sort());
  });
});
