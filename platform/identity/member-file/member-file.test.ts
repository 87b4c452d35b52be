import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWithdrawalRig, type WithdrawalRig } from '../../money/withdrawals/withdrawal-rig.fake.ts';
import { askWagering } from '../../money/turnover/wagering.ts';
import { makeOwn, type OwnThings } from '../../own-things.fake.ts';
import { createMemberFile } from './member-file-back-office.ts';

let rig: WithdrawalRig;
let file: ReturnType<typeof createMemberFile>;
let id = '';
let other = '';
let own: OwnThings;
const first = { before: '' };
const query = async (text: string, values: readonly unknown[] = []) =>
  (await rig.database.pool.query<Record<string, unknown>>(text, [...values])).rows;
const idOf = async (account: string) =>
  String((await query('select id from member where account = $1', [account]))[0]?.['id']);

/** Of the account for withdrawals. */
const wholeNumber = async () =>
  String((await query('select number from payout_account where id = $1', [own.card]))[0]?.['number']);

beforeAll(async () => {
  rig = await createWithdrawalRig();
  file = createMemberFile(rig.deps);
  id = await idOf('agent');
  other = await idOf('player');
  own = await makeOwn(rig, id);
  await query(
    `insert into member_login (member_id, at, way, outcome, device, network)
      values ($1, now(), 'password', 'accepted', 'Firefox', '203.0.113.7')`,
    [id],
  );
});
afterAll(() => rig.close());
beforeEach(() => rig.clock.advance(1_000));

describe('the file of a member', () => {
  it('begins with money in its parts, what waits, who is above and why to look twice', async () => {
    await query(
      `insert into fraud_hint (merchant, kind, mark, member_ids, facts, found_at)
        values ('demo', 'hedgedBets', 'm', array[$1::bigint, 7], '[]', now())`,
      [other],
    );
    const overview = await file.overview({ id });
    expect(overview.wallets[0]).toMatchObject({ number: 1 });
    expect(overview.waiting).toEqual(
      expect.arrayContaining([
        { kind: 'deposit', count: 1 },
        { kind: 'withdrawal', count: 1 },
        { kind: 'redemption', count: 1 },
      ]),
    );
    expect(overview).toMatchObject({ inWithdrawals: '100.00', currency: 'PHP' });
    const below = await file.overview({ id: other });
    expect(below.above.at(-1)).toEqual({ id, account: 'agent' });
    expect(below.risks).toContainEqual(expect.objectContaining({ kind: 'hedgedBets', isOpen: true }));
  });

  it('has every movement, in pages of fifty without a gap', async () => {
    const [{ account } = { account: '' }] = await query(
      'select id as account from ledger_account where member_id = $1 and account_type = 1',
      [id],
    );
    const house = (
      await query(`select id from ledger_account where owner = 'house' and account_type = 0 limit 1`)
    )[0];
    for (let turn = 0; turn < 60; turn += 1)
      await query(
        `with t as (insert into ledger_transfer (merchant, kind, reference, created_at)
            values ('demo', 'adjustment', 'adjustment:' || $1::text, now()) returning id)
          insert into ledger_entry (transfer_id, account_id, amount)
            select t.id, v.account, v.amount from t, (values ($2::bigint, 100), ($3::bigint, -100)) v (account, amount)`,
        [`page-${turn}`, account, house?.['id']],
      );
    const seen: string[] = [];
    let before = '';
    for (;;) {
      const page = await file.ledger({ id, before });
      seen.push(...page.rows.map((row) => row.id));
      if (page.next === null) break;
      expect(page.rows).toHaveLength(50);
      before = page.next;
    }
    const all = await query(
      `select e.id from ledger_entry e join ledger_account a on a.id = e.account_id
        where a.member_id = $1 and a.currency = 'PHP' order by e.id desc`,
      [id],
    );
    expect(seen).toEqual(all.map((row) => String(row['id'])));
    expect((await file.ledger({ id, before: '' })).rows[0]).toMatchObject({
      kind: 'adjustment',
      reference: 'adjustment:page-59',
      wallet: 1,
      amount: '1.00',
    });
  });

  it('has deposits and withdrawals with their state, and no whole number of an account', async () => {
    const deposits = await file.deposits({ id, ...first });
    expect(deposits.rows[0]).toMatchObject({ id: own.deposit, status: 'waiting', credited: null });
    const withdrawals = await file.withdrawals({ id, ...first });
    expect(withdrawals.rows[0]).toMatchObject({
      id: own.asked,
      status: 'infoNeeded',
      amount: '100.00',
      maskedNumber: expect.stringMatching(/^•••• \d{4}$/),
    });
    expect(JSON.stringify(withdrawals)).not.toContain(await wholeNumber());
  });

  it('has rounds and tickets in one list, the newest first, in pages without a gap', async () => {
    await query(
      // Rounds without the starts of their games.
      `do $do$ begin
        set local session_replication_role = replica;
        insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, opened_at, closed_at)
        select 'demo', 'FILE', 'file-' || n, '00000000-0000-0000-0000-000000000000', ${id},
          (select min(node_id) from game), 'settled', 100, '${rig.clock.now().toISOString()}'::timestamptz - n / 3 * interval '1 hour', now()
        from generate_series(0, 79) n;
      end $do$`,
    );
    const seen: { id: string; at: string }[] = [];
    let before = '';
    for (;;) {
      const page = await file.bets({ id, before });
      seen.push(...page.rows.map((row) => ({ id: row.id, at: row.at })));
      if (page.next === null) break;
      before = page.next;
    }
    const [{ count } = { count: 0 }] = await query(
      `select ((select count(*) from play_round where member_id = $1)
        + (select count(*) from lottery_ticket where member_id = $1))::int as count`,
      [id],
    );
    expect(seen).toHaveLength(Number(count));
    expect(new Set(seen.map((one) => one.id)).size).toBe(seen.length);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(seen.some((one) => one.id.startsWith('l'))).toBe(true);
    expect(seen.length).toBeGreaterThan(50);
  });

  it('has rewards and points', async () => {
    expect((await file.rewards({ id, ...first })).rows[0]).toMatchObject({
      title: 'Bonus',
      pays: '1.00',
      claimedAt: null,
    });
    await askWagering(rig.deps.db, {
      merchant: 'demo',
      memberId: id,
      reference: 'promotion:page',
      texts: { EN: { title: 'Welcome bonus', text: '' } },
      amount: 10_000n,
      bonus: 5_000n,
      at: rig.clock.now(),
    });
    const bonuses = await file.bonuses({ id, ...first });
    expect(bonuses).toMatchObject({
      open: [{ title: 'Welcome bonus', toStake: '100.00', left: '100.00' }],
      rows: [{ kind: 'granted', reference: 'promotion:page', amount: '50.00' }],
    });
    const entries = await query(
      'select id, kind, reference, amount_after from bonus_entry where member_id = $1 order by id desc',
      [id],
    );
    expect(bonuses.rows.map(({ id: entry, kind, reference }) => [entry, kind, reference])).toEqual(
      entries.map((entry) => [String(entry['id']), entry['kind'], entry['reference']]),
    );
    expect(Number(bonuses.rows[0]?.balance)).toBe(Number(entries[0]?.['amount_after'] ?? 0) / 100);
    const [spent] = (await file.points({ id, ...first })).rows;
    expect(Number(spent?.points)).toBeLessThan(0);
  });

  it('has papers and accounts, masked until they are asked for with a reason, which the audit keeps', async () => {
    await query(
      `update member set profile = profile || '{"birthday": "1990-04-17", "idNumber": "P1234567A"}' where id = $1`,
      [id],
    );
    const papers = await file.papers({ id });
    expect(papers).toMatchObject({ birthday: '1990-••-••', idNumber: '•••• 567A' });
    expect(papers.payouts[0]?.maskedNumber).toMatch(/^•••• \d{4}$/);
    const asked = { id, row: '', note: 'Called by phone', by: 'carla' };
    expect(await file.reveal({ ...asked, what: 'birthday' })).toEqual({ text: '1990-04-17' });
    expect(await file.reveal({ ...asked, what: 'mobile' })).toEqual({ text: '+639170000002' });
    expect(await file.reveal({ ...asked, what: 'payout', row: own.card })).toEqual({
      text: await wholeNumber(),
    });
    // Another member's, and a kind that needs its number.
    for (const wrong of [
      { ...asked, id: other, what: 'payout', row: own.card },
      { ...asked, what: 'payout' },
    ] as const)
      await expect(file.reveal(wrong)).rejects.toMatchObject({ status: 404 });
    const { rows } = await file.history({ id, ...first });
    expect(rows.filter(({ action }) => action === 'member.reveal')).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      by: 'carla',
      subject: `member:${id}`,
      note: `payout ${own.card}: Called by phone`,
    });
    expect(JSON.stringify(rows)).not.toContain(await wholeNumber());
  });

  it('has devices, logins, limits and breaks, and what the brand wrote, not what members wrote', async () => {
    expect((await file.devices({ id })).sessions.length).toBeGreaterThan(0);
    expect((await file.logins({ id, ...first })).rows[0]).toMatchObject({
      outcome: 'accepted',
      way: 'password',
      network: '203.0.113.•••',
    });
    await rig.call('care.setLimit', { kind: 'loss', period: 'day', amount: '50.00' }, { token: own.token });
    expect((await file.care({ id, ...first })).rows[0]).toMatchObject({
      what: 'set',
      kind: 'loss',
      amount: '50.00',
    });
    await query(
      `insert into inbox_message (member_id, kind, sender_id, title, body, created_at)
        select $1::bigint, 'system', null::bigint, 'T' || n, 'From the brand', now() + n * interval '1 second'
          from generate_series(1, 55) n
        union all select $1::bigint, 'member', $2::bigint, '', 'From a friend', now() + interval '1 day'`,
      [id, other],
    );
    const messages = await file.messages({ id, ...first });
    expect(messages.rows[0]).toMatchObject({ title: 'T55' });
    const older = await file.messages({ id, before: messages.next ?? '' });
    expect(older.rows[0]).toMatchObject({ title: 'T5' });
    expect(JSON.stringify([messages, older])).not.toContain('From a friend');
  });

  it('keeps notes with their author, which nobody changes', async () => {
    await file.addNote({ id, note: 'Speaks Tagalog', by: 'sonia' });
    await file.addNote({ id, note: 'Calls at night', by: 'carla' });
    expect((await file.notes({ id, ...first })).rows).toMatchObject([
      { text: 'Calls at night', by: 'carla' },
      { text: 'Speaks Tagalog', by: 'sonia' },
    ]);
    for (const change of [
      `update member_note set body = 'x'`,
      'delete from member_note',
      'truncate member_note',
    ])
      await expect(query(change), change).rejects.toThrow();
  });

  it('has what operators did about the member and the money, the newest first, without looks', async () => {
    await rig.decide(own.asked, 'refuse');
    const { rows } = await file.history({ id, ...first });
    expect(rows[0]).toMatchObject({ action: 'withdrawal.refuse', subject: `withdrawal:${own.asked}` });
    expect(rows.map((row) => Number(row.id))).toEqual(
      rows.map((row) => Number(row.id)).toSorted((one, another) => another - one),
    );
    expect((await file.history({ id: other, ...first })).rows).toEqual([]);
  });

  it('of nobody, of a guest of the free demo and of another brand is refused, part by part', async () => {
    const guest = await idOf('trial');
    for (const unknown of ['999999999', guest])
      for (const [name, read] of Object.entries(file))
        if (name !== 'reveal' && name !== 'addNote')
          await expect(
            (read as (asked: object) => Promise<unknown>)({ id: unknown, before: '' }),
            name,
          ).rejects.toMatchObject({ code: 'member.unknown', status: 404 });
  });
});
