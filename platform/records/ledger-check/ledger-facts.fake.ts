import type pg from 'pg';

/** What the ledger says about a member, read without any code of the records. Minor units. */
export interface LedgerFacts {
  /** Of the main wallet, with the number of its entries. */
  readonly balance: bigint;
  readonly entries: number;
  /** What play moved in all wallets of money; of it, lotteries. */
  readonly play: bigint;
  readonly lottery: bigint;
  /** Stakes that are booked and not decided. */
  readonly openStakes: bigint;
  /** Day of the zone → what changed in the main wallet on it. */
  readonly days: ReadonlyMap<string, bigint>;
  /** Day of the zone → bets that began on it. */
  readonly betDays: ReadonlyMap<string, number>;
  readonly firstDay: string;
}

const entriesOf = `select e.amount, t.kind, t.reference, t.created_at, a.account_type
  from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
  where a.member_id = $1 and a.currency <> 'PTS'`;
const betsOf = `select opened_at as at from play_round where member_id = $1 and state <> 'void'
  union all select created_at from lottery_ticket where member_id = $1`;

export async function readLedger(pool: pg.Pool, memberId: string, zone: string): Promise<LedgerFacts> {
  const read = async <Row extends pg.QueryResultRow>(text: string, ...values: readonly string[]) =>
    (await pool.query<Row>(text, [memberId, ...values])).rows;
  const [sums] = await read<Record<'balance' | 'play' | 'lottery' | 'open' | 'entries', string>>(
    `select coalesce(sum(amount) filter (where account_type = 1), 0)::text as balance,
      count(*) filter (where account_type = 1)::text as entries,
      coalesce(sum(amount) filter (where kind like 'game.%'), 0)::text as play,
      coalesce(sum(amount) filter (where kind like 'game.%' and reference like 'lottery:%'), 0)::text as lottery,
      (select coalesce(sum(stake), 0) from play_round where member_id = $1 and state in ('open', 'held'))
        + (select coalesce(sum(amount), 0) from lottery_ticket where member_id = $1 and state = 'placed') as open
     from (${entriesOf}) e`,
  );
  const days = await read<{ day: string; net: string }>(
    `select to_char(created_at at time zone $2, 'YYYY-MM-DD') as day, sum(amount)::text as net
     from (${entriesOf}) e where account_type = 1 group by 1 order by 1`,
    zone,
  );
  const betDays = await read<{ day: string; count: number }>(
    `select to_char(at at time zone $2, 'YYYY-MM-DD') as day, count(*)::int as count from (${betsOf}) b group by 1`,
    zone,
  );
  return {
    balance: BigInt(sums?.balance ?? 0),
    entries: Number(sums?.entries),
    play: BigInt(sums?.play ?? 0),
    lottery: BigInt(sums?.lottery ?? 0),
    openStakes: BigInt(sums?.open ?? 0),
    days: new Map(days.map(({ day, net }) => [day, BigInt(net)])),
    betDays: new Map(betDays.map(({ day, count }) => [day, count])),
    firstDay: days[0]?.day ?? '2026-06-01',
  };
}
