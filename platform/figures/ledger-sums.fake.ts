import type { TestDatabase } from '../../server/db/test-database.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';

/** Sums by `name day product`, in minor units and rows. */
export type Sums = Readonly<Record<string, string>>;

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly at: Date;
  readonly amount: string;
  readonly member: string | null;
  readonly type: number;
}
const kinds: Readonly<Record<string, readonly [name: string, sign: 1n | -1n]>> = {
  deposit: ['deposits', 1n],
  'game.bet': ['stakes', -1n],
  'game.refund': ['stakes', -1n],
  'game.win': ['payouts', 1n],
  bonus: ['bonuses', 1n],
  rebate: ['bonuses', 1n],
  'rebate.downline': ['bonuses', 1n],
  'game.rebate': ['bonuses', 1n],
};
const ways = new Set(['withdrawal.pay', 'withdrawal.refund', 'withdrawal.topUp']);
const nameOf = ({ kind, member, type }: Entry): readonly [string, 1n | -1n] | undefined => {
  if (member !== null) return kinds[kind];
  return type === 0 && ways.has(kind) ? ['withdrawals', 1n] : undefined;
};

/** What is in the ledger, added up line by line, in a way that shares nothing with the job. */
export async function sumLedger({ pool }: TestDatabase, zone: string): Promise<Sums> {
  const { rows } = await pool.query<Entry>(`select e.id, t.kind, t.reference, t.created_at as at, e.amount,
      a.member_id as member, a.account_type as type
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
    where a.currency <> 'FUN' order by e.id`);
  const rounds = await pool.query<{
    name: string;
    product: string;
  }>(`select 'game:' || r.vendor || ':' || r.round || ':' as
      name, g.game_type as product from play_round r join game g using (node_id)
    union all select 'jackpot:' || w.pool || ':win:' || w.turn, g.game_type
    from jackpot_win w join play_round r on r.id = w.round_id join game g using (node_id)`);
  const products = rounds.rows.toSorted((one, other) => other.name.length - one.name.length);
  const members = await pool.query<{ at: Date }>(
    'select created_at as at from member where customer_type <> 4',
  );
  const sums = new Map<string, { amount: bigint; count: number }>();
  const add = (name: string, at: Date, amount = 0n, product = ''): void => {
    const key = `${name} ${dayIn(zone, at)} ${product}`.trim();
    const sum = sums.get(key) ?? { amount: 0n, count: 0 };
    sums.set(key, { amount: sum.amount + amount, count: sum.count + 1 });
  };
  const depositors = new Set<string>();
  const players = new Set<string>();
  for (const row of rows) {
    const [name, sign] = nameOf(row) ?? [];
    if (name === undefined || sign === undefined) continue;
    const isGame = row.kind.startsWith('game.');
    const ofRound = (): string => products.find((one) => row.reference.startsWith(one.name))?.product ?? '';
    const product = !isGame ? '' : row.reference.startsWith('lottery:') ? 'LOTT' : ofRound();
    add(name, row.at, sign * BigInt(row.amount), product);
    const who = row.member ?? '';
    if (name === 'deposits' && !depositors.has(who)) {
      depositors.add(who);
      add('firstDeposits', row.at, BigInt(row.amount));
    }
    const played = `${who} ${dayIn(zone, row.at)}`;
    if (row.kind === 'game.bet' && !players.has(played)) {
      players.add(played);
      add('active', row.at);
    }
  }
  for (const { at } of members.rows) add('registrations', at);
  return Object.fromEntries(
    [...sums]
      .map(([key, { amount, count }]) => [key, `${amount} of ${count}`] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  ) as Sums;
}

/** What the job has written, in the same form. */
export async function sumFigures({ pool }: TestDatabase): Promise<Sums> {
  const { rows } = await pool.query<{
    key: string;
    value: string;
  }>(`select trim(name || ' ' || day || ' ' || product) as key,
      sum(amount) || ' of ' || sum(count) as value
    from figure_hour group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** How many different members had a stake between two days, both included, row by row. */
export async function countPlayers(
  { pool }: TestDatabase,
  zone: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const { rows } = await pool.query<{
    member: string;
    at: Date;
  }>(`select a.member_id as member, t.created_at as at
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
    where t.kind = 'game.bet' and a.member_id is not null and a.currency <> 'FUN'`);
  const days = rows.map(({ member, at }) => ({ member, day: dayIn(zone, at) }));
  return new Set(days.filter(({ day }) => day >= from && day <= to).map(({ member }) => member)).size;
}

/** Runs the job until all that is booked is in: a run goes up to what the one before noted, when nobody is in between. */
export async function rollToEnd({ pool }: TestDatabase, run: () => Promise<unknown>): Promise<void> {
  for (let runs = 0; runs < 2_000; runs += 1) {
    await run();
    const { rows } = await pool.query<{ left: string }>(`select
      (select max(id) from ledger_entry) - p.entry_id + (select max(id) from ledger_account) - p.account_id as left
      from figure_position p`);
    if (rows[0]?.left === '0') return;
  }
  throw new Error('Expected the figures to arrive at the end of the ledger.');
}
