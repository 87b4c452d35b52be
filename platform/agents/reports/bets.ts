import { sql, type RawBuilder } from 'kysely';
import type { AgentBetsRequest, AgentBetsValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { nameLottery } from '../../lottery/catalogue.ts';
import { readRange } from '../../records/range.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import {
  findSlice,
  isInTeam,
  isSmallTeam,
  readCountedDays,
  sumDays,
  teamMembers,
  type Slice,
  type TeamAsked,
} from './counted-days.ts';
import { isOwnTeam, readHead, type ReportParts, type TeamOf } from './report-head.ts';

type Games = '' | 'lottery' | 'other';
interface Bet {
  readonly id: string;
  readonly at: Date;
  readonly account: string;
  readonly nickname: string;
  /** Name of the provider; empty for a lottery, which is the house's. */
  readonly vendor: string;
  readonly product: string;
  readonly game: string;
  readonly round: string;
  readonly stake: string;
  readonly payout: string;
}
const isLottery = sql`g.game_type in ('LOTT', 'ELOTT')`;
const ofGames: Readonly<Record<Games, RawBuilder<unknown>>> = {
  '': sql`true`,
  lottery: isLottery,
  other: sql`not ${isLottery}`,
};
const roundColumns = sql`'r' || r.id as id, r.id as row, r.closed_at as at, m.account, m.nickname, coalesce(v.name, '') as vendor,
  g.game_type as product, g.name as game, r.round, r.stake, r.payout`;
const ticketColumns = sql`'l' || t.id as id, t.id as row, t.ended_at as at, m.account, m.nickname, '' as vendor,
  'LOTT' as product, i.game, i.numero as round, t.amount as stake, t.payout`;

/** The rounds and tickets that a page may hold, from two sources that are in order already. */
function selectBets(
  asked: TeamAsked,
  games: Games,
  { from, to, offset, limit }: Slice,
  isSmall: boolean,
): RawBuilder<Bet> {
  const most = sql`limit ${offset + limit}`;
  const rounds = isSmall
    ? sql`team join member m on m.id = team.id
        join play_round r on r.member_id = m.id and r.state = 'settled'`
    : sql`play_round r cross join lateral (select * from member where id = r.member_id offset 0) m`;
  const tickets = isSmall
    ? sql`team join member m on m.id = team.id
        join lottery_ticket t on t.member_id = m.id and t.state in ('won', 'lost')`
    : sql`lottery_ticket t cross join lateral (select * from member where id = t.member_id offset 0) m`;
  const isMember = isSmall ? sql`true` : sql`m.customer_type <> 4 and ${isInTeam(asked)}`;
  return sql<Bet>`with recursive ${teamMembers(asked)}, rounds as (
      select ${roundColumns} from ${rounds} join game g on g.node_id = r.node_id
        left join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
      where r.merchant = ${asked.merchant} and r.state = 'settled' and ${ofGames[games]}
        and r.closed_at >= ${from} and r.closed_at < ${to} and ${isMember}
      order by r.closed_at desc, r.id desc ${most}
    ), tickets as (
      select ${ticketColumns} from ${tickets} join lottery_issue i on i.id = t.issue_id
      where t.merchant = ${asked.merchant} and t.state in ('won', 'lost') and ${games !== 'other'}
        and t.ended_at >= ${from} and t.ended_at < ${to} and ${isMember}
      order by t.ended_at desc, t.id desc ${most}
    )
    select id, at, account, nickname, vendor, product, game, round, stake, payout
    from (select * from rounds union all select * from tickets) s
    order by at desc, id desc limit ${limit} offset ${offset}`;
}
async function readSlice(
  db: Database,
  asked: TeamAsked,
  games: Games,
  slice: Slice | null,
): Promise<readonly Bet[]> {
  if (slice === null) return [];
  return (await selectBets(asked, games, slice, await isSmallTeam(db, asked.parentId)).execute(db)).rows;
}

const countedGames = {
  '': ['rounds', 'bets', 'payouts'],
  lottery: ['lottery_rounds', 'lottery_bets', 'lottery_payouts'],
  other: ['rounds - lottery_rounds', 'bets - lottery_bets', 'payouts - lottery_payouts'],
} as const satisfies Readonly<Record<Games, readonly [string, string, string]>>;
const stateOf = (net: bigint): 'won' | 'even' | 'lost' => (net > 0n ? 'won' : net < 0n ? 'lost' : 'even');

/** Settled bets of a team, the newest first, with the sums of the page and of all days. */
export async function readTeamBets(
  parts: ReportParts,
  team: TeamOf,
  { games = '', pageNo = 1, pageSize = 20, ...asked }: AgentBetsRequest,
  language: string,
): Promise<AgentBetsValue> {
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code } = await readCurrency(db, merchant);
  const of = { merchant, parentId: team.parentId, withParent: !isOwnTeam(team), range };
  const [count, stakes, payouts] = countedGames[games];
  const days = await readCountedDays(db, of, {
    tables: ['team_day', 'member_day'],
    fits: sql`true`,
    count: sql.raw(count),
    sums: [sql.raw(stakes), sql.raw(payouts)],
  });
  const rows = await readSlice(db, of, games, findSlice(days, { pageNo, pageSize }, range.timeZone));
  const write = (minor: bigint): string => writeMoney(minor, code);
  const writeSums = (stake: bigint, payout: bigint) => ({
    stake: write(stake),
    payout: write(payout),
    net: write(payout - stake),
  });
  const sums = sumDays(days);
  return {
    ...(await readHead(parts, team, range)),
    rows: rows.map(({ at, stake, payout, ...row }) => ({
      ...row,
      time: at.toISOString(),
      game: row.id.startsWith('l') ? nameLottery(row.game, language) : row.game,
      state: stateOf(BigInt(payout) - BigInt(stake)),
      ...writeSums(BigInt(stake), BigInt(payout)),
    })),
    totals: writeSums(sums.first, sums.second),
    pageTotals: writeSums(
      rows.reduce((sum, { stake }) => sum + BigInt(stake), 0n),
      rows.reduce((sum, { payout }) => sum + BigInt(payout), 0n),
    ),
    pageNum: pageNo,
    totalPages: Math.ceil(sums.count / pageSize),
    totalCount: sums.count,
  };
}
