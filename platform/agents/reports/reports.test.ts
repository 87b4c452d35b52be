import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AgentFileRequest } from '../../../src/protocol/generated/wire-types.ts';
import { createSeededRandom } from '../../../server/infrastructure/random.fake.ts';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { bookTransfer, ensureHouse, findMainWallets, houseAccounts } from '../../money/wallet/ledger.ts';
import { addChanges } from '../figures/add-changes.ts';

const range = { from: '2026-05-28', to: '2026-06-01' };
const inRange = (column: string): string =>
  `(${column} at time zone 'Asia/Manila')::date between '${range.from}' and '${range.to}'`;
const kinds = ['deposit', 'rebate', 'bonus', 'contract.dividend', 'adjustment', 'game.stake'] as const;

let rig: DayRig;
let token = '';
/** Members below the agent, without and with the agent's branch `bayani` alone. */
let team: readonly string[] = [];
let branch: readonly string[] = [];
const listBelow = async (account: string): Promise<readonly string[]> =>
  (
    await rig.query(`select id from member, (select id as top from member where account = '${account}') t
      where top = any (path) and customer_type <> 4`)
  ).map(({ id }) => String(id));
async function book(memberId: string, count: number, bookedAt: Date): Promise<void> {
  const amount = BigInt(count + 1);
  await rig.deps.db.transaction().execute(async (db) => {
    const house = await ensureHouse(db, 'demo', houseAccounts.contracts);
    const wallet = (await findMainWallets(db, [memberId])).get(memberId);
    if (wallet === undefined) return;
    const postings = [
      { accountId: house, amount: -amount },
      { accountId: wallet, amount },
    ];
    const kind = kinds[count % kinds.length] ?? 'deposit';
    await bookTransfer(db, { merchant: 'demo', kind, reference: `report:${count}`, at: bookedAt, postings });
  });
}
const roll = () =>
  rig.deps.db.transaction().execute((db) => addChanges(db, { merchant: 'demo', zone: 'Asia/Manila' }));
beforeAll(async () => {
  rig = await createDayRig();
  const login = { username: 'agent', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  token = (await rig.call('session.login', login)).value.token;
  team = await listBelow('agent');
  const [root] = await rig.query(`select id from member where account = 'bayani'`);
  branch = [...(await listBelow('bayani')), String(root?.['id'])];
  const random = createSeededRandom(31);
  for (let count = 0; count < 90; count += 1) {
    const moment = new Date(Date.parse('2026-05-26T16:00:00Z') + random.integer(0, 5 * 86_400) * 1_000);
    const member = team[random.integer(0, team.length)] ?? '';
    await rig.settle(BigInt(random.integer(1, 5_000)), moment.toISOString(), 'settled', member);
    await book(member, count, moment);
    // Some changes are in the sums, and some are not yet.
    if (count === 60) await roll();
  }
});
afterAll(() => rig.close());

const sizes = ['small', 'large'] as const;
/** Teams are read in one of two ways, by their size. */
const setSize = (size: (typeof sizes)[number]) =>
  rig.query(`update team_total set members = members ${size === 'large' ? '+' : '-'} 100000`);
/** All pages of a report, one after the other. */
async function readPages(
  name: 'agent.transactions' | 'agent.bets',
  fields: object,
): Promise<readonly { readonly id: string; readonly time: string }[]> {
  const all: { readonly id: string; readonly time: string }[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const asked = { ...range, pageNo, pageSize: 7, ...fields };
    const { value } = await rig.call(name, asked, { token });
    all.push(...value.rows);
    expect(value.totalCount).toBeGreaterThan(0);
    if (pageNo >= value.totalPages) {
      expect(all).toHaveLength(value.totalCount);
      return all;
    }
  }
}
const listMovements = async (ids: readonly string[], isWanted: string) =>
  (
    await rig.query(`select e.id::text as id from ledger_entry e join ledger_account a on a.id = e.account_id
        and a.account_type = 1 and a.member_id in (${ids.join(',')}) join ledger_transfer t on t.id = e.transfer_id
      where ${isWanted} and ${inRange('e.booked_at')} order by e.booked_at desc, e.id desc`)
  ).map(({ id }) => String(id));
const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

for (const size of sizes)
  describe(`reports of a ${size} team`, () => {
    beforeAll(async () => {
      if (size === 'large') await setSize('large');
    });
    afterAll(async () => {
      if (size === 'large') await setSize('small');
    });
    beforeEach(() => rig.query('delete from limit_window'));

    it('list each movement besides bets once, the newest first, of the team and of a branch with its root', async () => {
      expect(idsOf(await readPages('agent.transactions', {}))).toEqual(
        await listMovements(team, `t.kind not like 'game.%'`),
      );
      expect(idsOf(await readPages('agent.transactions', { parent: 'bayani', kind: 'deposit' }))).toEqual(
        await listMovements(branch, `t.kind = 'deposit'`),
      );
    });

    it('list each settled bet once, the newest first', async () => {
      const facts = async (ids: readonly string[]) =>
        (
          await rig.query(`select 'r' || id as id from play_round join game using (node_id) where state = 'settled'
            and game_type not in ('LOTT', 'ELOTT') and member_id in (${ids.join(',')}) and ${inRange('closed_at')}
            order by closed_at desc, id desc`)
        ).map(({ id }) => String(id));
      expect(idsOf(await readPages('agent.bets', { games: 'other' }))).toEqual(await facts(team));
      expect(idsOf(await readPages('agent.bets', { parent: 'bayani', games: 'other' }))).toEqual(
        await facts(branch),
      );
    });
  });

describe('reports of a team', () => {
  it('have the sums of all days and of the page', async () => {
    const [facts] = await rig.query(`select sum(e.amount) filter (where e.amount > 0)::text as came
      from ledger_entry e join ledger_account a on a.id = e.account_id and a.account_type = 1
        and a.member_id in (${team.join(',')}) join ledger_transfer t on t.id = e.transfer_id
      where t.kind not like 'game.%' and ${inRange('e.booked_at')}`);
    const { value } = await rig.call('agent.transactions', { ...range, pageSize: 5 }, { token });
    const toMinor = (text: string): bigint => BigInt(text.replace('.', ''));
    expect(String(toMinor(value.totals.in))).toBe(facts?.['came']);
    expect(toMinor(value.pageTotals.in)).toBe(value.rows.reduce((sum, row) => sum + toMinor(row.in), 0n));
  });

  it('name the provider of a bet, and no code of it', async () => {
    const { value } = await rig.call('agent.bets', { ...range, games: 'other', pageSize: 5 }, { token });
    const names = (await rig.query('select distinct name from game_vendor')).map(({ name }) => name);
    for (const { vendor } of value.rows) expect(names).toContain(vendor);
    expect(value.rows).toHaveLength(5);
  });

  it('of lotteries leave out all other games, and both add up to all', async () => {
    const read = async (name: 'agent.branches' | 'agent.lotteryProfit', fields = {}) =>
      (await rig.call(name, { ...range, ...fields }, { token })).value.totals;
    const all = await read('agent.branches');
    const other = await read('agent.branches', { games: 'other' });
    const lottery = await read('agent.lotteryProfit');
    const [facts] = await rig.query(`select (sum(stake) / 100.0)::numeric(14, 2)::text as bets
      from play_round join game using (node_id) where game_type in ('LOTT', 'ELOTT') and state = 'settled'
        and member_id in (${team.join(',')}) and ${inRange('closed_at')}`);
    expect(lottery.validBets).toBe(facts?.['bets']);
    const toMinor = (text: string): bigint => BigInt(text.replace('.', ''));
    expect(toMinor(lottery.validBets) + toMinor(other.validBets)).toBe(toMinor(all.validBets));
  });

  it('name the largest loss first, by member alone', async () => {
    const { value } = await rig.call('agent.userLoss', range, { token });
    const losses = value.rows.map(({ loss }) => Number(loss));
    expect(losses).toEqual([...losses].sort((one, other) => other - one));
    const first = value.rows[0];
    const [facts] = await rig.query(`select (sum(lost) / 100.0)::numeric(12, 2)::text as loss,
        count(*) filter (where lost > 0)::int as days
      from (select sum(stake - payout) as lost from play_round join member m on m.id = member_id
        where m.account = '${first?.account ?? ''}' and state = 'settled' and ${inRange('play_round.closed_at')}
        group by (play_round.closed_at at time zone 'Asia/Manila')::date) day`);
    expect(first).toMatchObject({ loss: facts?.['loss'], daysLost: facts?.['days'] });
  });

  it('are saved as files with a line for each row', async () => {
    const records: readonly AgentFileRequest['record'][] = ['profit', 'transactions', 'bets', 'losses'];
    for (const record of records) {
      const { value } = await rig.call('agent.file', { record, ...range }, { token });
      const lines = Buffer.from(value.content, 'base64').toString('utf8').trim().split('\r\n');
      expect(value.name).toBe(`team-${record}-${range.from}-${range.to}.csv`);
      expect(lines.length, record).toBeGreaterThan(2);
      expect(lines.join('\n')).not.toMatch(/agent\.|records\./);
    }
  });
});
