import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoFundPassword } from '../../../demo/seed/accounts.ts';
import type { DeskValues } from '../../../src/protocol/desks/define-desk.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { changeSettings } from '../../desks/change-desk.fake.ts';
import { createTransferRulesDesk } from '../rules-desks.ts';

let rig: MemberRig;
const tokens = { player: '', agent: '' };
const ids = { player: '', agent: '' };
const run = (text: string, values: readonly unknown[] = []) => rig.database.pool.query(text, [...values]);
beforeAll(async () => {
  rig = await createSeededRig();
  for (const username of ['player', 'agent'] as const) {
    const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens[username] = (await rig.call('session.login', login)).value.token;
    const { rows } = await run('select id from member where account = $1', [username]);
    ids[username] = (rows[0] as { id: string }).id;
  }
});
afterAll(() => rig.close());
beforeEach(async () => {
  await run(`delete from limit_window`);
  await run(`delete from care_limit`);
  await run(`delete from inbox_message`);
  await run(`delete from member_turnover`);
  await run(`delete from member_bonus`);
  await run(`update member_transfer set created_at = created_at - interval '2 days'`);
});

const fundPassword = demoFundPassword;
const up = (amount: string, options: { readonly key?: string; readonly fundPassword?: string } = {}) =>
  rig.call(
    'transfers.toUpline',
    { amount, fundPassword: options.fundPassword ?? fundPassword },
    { token: tokens.player, ...(options.key === undefined ? {} : { key: options.key }) },
  );
const down = (account: string, amount: string) =>
  rig.call('transfers.toDownline', { account, amount, fundPassword }, { token: tokens.agent });
const changeRules = (change: DeskValues): Promise<void> =>
  changeSettings(createTransferRulesDesk(rig.deps), change);
const balanceOf = async (who: 'player' | 'agent'): Promise<number> =>
  Number((await rig.call('wallet.balance', { typeId: 1 }, { token: tokens[who] })).value.sumBalance);
const code = ({ status, error }: { status: number; error: { errorCode?: string } }): string =>
  `${status} ${error.errorCode ?? ''}`;
const countTransfers = async (): Promise<number> =>
  (
    (await run(`select count(*)::int as n from ledger_transfer where kind like 'transfer.%'`)).rows[0] as {
      n: number;
    }
  ).n;

describe('a transfer to the member above', () => {
  it('moves the money once, as two entries that both records show, and says so to who got it', async () => {
    const before = [await balanceOf('player'), await balanceOf('agent')];
    const { value } = await up('150.00', { key: 'transfer-key-1' });
    expect(value).toMatchObject({ amount: '150.00', currency: 'PHP', nickname: 'Amihan' });
    expect((await up('150.00', { key: 'transfer-key-1' })).value).toEqual(value);
    expect(code(await up('151.00', { key: 'transfer-key-1' }))).toBe('422 request.key-reused');
    const after = [await balanceOf('player'), await balanceOf('agent')];
    expect(after.map((sum, place) => (sum - (before[place] ?? 0)).toFixed(2))).toEqual(['-150.00', '150.00']);
    const seen = [];
    for (const who of ['player', 'agent'] as const) {
      const token = tokens[who];
      const record = (await rig.call('records.account', { kind: 'transfer' }, { token })).value;
      const [row] = record.rows;
      const detail = (await rig.call('records.detail', { id: row?.id ?? '' }, { token })).value;
      const list = (await rig.call('transfers.list', {}, { token })).value.rows[0];
      seen.push([
        row?.kind,
        row?.amount,
        detail.game,
        detail.lines.length,
        list?.way,
        list?.amount,
        list?.nickname,
      ]);
    }
    expect(seen).toEqual([
      ['transfer', '-150.00', 'Amihan', 1, 'sent', '-150.00', 'Amihan'],
      ['transfer', '150.00', 'Mayari', 1, 'received', '150.00', 'Mayari'],
    ]);
    const inbox = (await rig.call('messages.inbox', {}, { token: tokens.agent })).value.content;
    expect(inbox.map(({ title }) => title)).toEqual(['You’ve received ₱150.00']);
  });

  it('says before who gets it and every limit, and the first reason why it is not possible', async () => {
    const form = async () => (await rig.call('transfers.form', {}, { token: tokens.player })).value;
    expect(await form()).toMatchObject({
      enabled: true,
      standing: 'ready',
      recipient: { nickname: 'Amihan' },
      terms: { minimum: '100.00', maximum: '20000.00', left: '50000.00' },
    });
    expect((await form()).recipient.account).not.toBe('agent');
    await lockAll();
    expect((await form()).standing).toBe('turnoverLeft');
    await changeRules({ toUpline: false });
    expect(await form()).toMatchObject({ enabled: false, standing: 'closed' });
    expect(code(await up('150.00'))).toBe('400 function.not.available');
    await changeRules({ toUpline: true });
  });
});

/** All that the sender has is a bonus that is not played off. */
async function lockAll(): Promise<void> {
  await run('insert into member_turnover (member_id, due, asked) values ($1, 100, 100)', [ids.player]);
  await run(
    `insert into member_bonus (merchant, member_id, amount)
     select merchant, member_id, balance from ledger_account where member_id = $1 and account_type = 1`,
    [ids.player],
  );
}

/** A rule, the amount that breaks it, and what makes it hold; all of it is undone after each test. */
interface Rule {
  readonly refusal: string;
  readonly amount?: string;
  readonly make?: () => Promise<unknown>;
}
const spend = (amount: number) =>
  run(
    `insert into member_transfer (merchant, sender_id, recipient_id, direction, amount, created_at)
      values ('demo', $1, $2, 'upline', $3, $4)`,
    [ids.player, ids.agent, amount, rig.clock.now()],
  );
const rules: Readonly<Record<string, Rule>> = {
  'wagering that the sender has left': {
    refusal: '409 withdrawal.turnover',
    make: lockAll,
  },
  'the minimum': { refusal: '400 amount.too-small', amount: '99.99' },
  'the maximum': { refusal: '400 amount.too-large', amount: '20000.01' },
  'an amount that is none': { refusal: '400 amount.invalid', amount: '-5' },
  'a fraction of the smallest coin': { refusal: '400 amount.invalid', amount: '150.001' },
  'what the wallet has': { refusal: '409 balance.insufficient', amount: '19999.00' },
  'the most of 24 hours': { refusal: '409 transfer.daily-limit', make: () => spend(4_990_000) },
  'a freeze of who gets it': {
    refusal: '409 transfer.not-accepted',
    make: () => run(`update member set frozen = true where account = 'agent'`),
  },
  'a deposit limit of who gets it': {
    refusal: '409 transfer.not-accepted',
    make: () =>
      rig.call(
        'care.setLimit',
        { kind: 'deposit', period: 'day', amount: '199.99' },
        { token: tokens.agent },
      ),
  },
};
describe('what a transfer does not go round', () => {
  it.each(Object.entries(rules))('%s', async (_, { refusal, amount = '200.00', make }) => {
    await make?.();
    const before = [await countTransfers(), await balanceOf('player')];
    expect(code(await up(amount))).toBe(refusal);
    expect([await countTransfers(), await balanceOf('player')]).toEqual(before);
    await run(`update member set frozen = false where account = 'agent'`);
  });

  it('counts what came in against the deposit limit of who got it, also for a deposit', async () => {
    await rig.call(
      'care.setLimit',
      { kind: 'deposit', period: 'day', amount: '500.00' },
      { token: tokens.agent },
    );
    expect((await up('300.00')).status).toBe(200);
    expect(code(await up('200.01'))).toBe('409 transfer.not-accepted');
    const deposit = await rig.call(
      'deposit.create',
      { bankCode: 'gateway', amount: '300.00' },
      { token: tokens.agent },
    );
    expect(code(deposit)).toBe('409 limit.reached');
  });

  it('a fund password that is wrong, and a break of either side', async () => {
    expect(code(await up('200.00', { fundPassword: '000000' }))).toBe('400 fund-password.wrong');
    await run(`update member set break_until = $1 where account = 'bayani'`, [
      new Date(rig.clock.now().getTime() + 60_000),
    ]);
    expect(code(await down('bayani', '200.00'))).toBe('409 transfer.not-accepted');
    await run(`update member set break_until = $1 where account = 'player'`, [
      new Date(rig.clock.now().getTime() + 60_000),
    ]);
    expect((await up('200.00')).status).toBeGreaterThanOrEqual(401);
    rig.clock.advance(120_000);
    const login = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens.player = (await rig.call('session.login', login)).value.token;
  });
});

describe('a transfer to a member below', () => {
  it('goes to one directly below, from an agent only', async () => {
    expect((await down('dalisay', '200.00')).value).toMatchObject({ nickname: 'Dalisay', amount: '200.00' });
    const foreign = ['sinag', 'agent', 'nobody'];
    for (const account of foreign) expect(code(await down(account, '200.00'))).toBe('404 agent.not-below');
    const asPlayer = { account: 'agent', amount: '200.00', fundPassword };
    expect(code(await rig.call('transfers.toDownline', asPlayer, { token: tokens.player }))).toBe(
      '403 agent.only',
    );
  });
});

describe('transfers up and down between the same two at the same moment', () => {
  it('neither wait for each other for ever nor make or lose money', async () => {
    const before = (await balanceOf('player')) + (await balanceOf('agent'));
    const count = await countTransfers();
    const asked = Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? up('100.00') : down('player', '100.00'),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(code))).toEqual(new Set(['200 ']));
    expect((await countTransfers()) - count).toBe(24);
    expect((await balanceOf('player')) + (await balanceOf('agent'))).toBeCloseTo(before, 2);
  });
});
