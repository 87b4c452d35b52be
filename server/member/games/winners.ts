import { sql, type RawBuilder } from 'kysely';
import type { GamesWinnersRequest, GamesWinnersValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import type { MemberParts } from '../parts.ts';
import { readCurrency, trialType } from '../wallet/currency.ts';
import { iconOf } from './game-item.ts';
import { gameTypes, type GameType } from './game-type.ts';

/** `maria.santos` → `ma•••os`: enough to recognise oneself, not to look up another member. */
export function maskAccount(account: string): string {
  return account.length < 5 ? `${account[0] ?? ''}•••` : `${account.slice(0, 2)}•••${account.slice(-2)}`;
}

interface Win {
  readonly id: string;
  readonly customer_name: string;
  readonly amount: string;
  readonly node_id: number;
}
/** Rounds of so many days are on the board; the marks of the time before are those that were written down. */
const roundDays = 7;
/** A round that paid so many times its stake is on the board. */
const leastTimes = 2;

/** Wins of rounds that were played for money, with the account that no other member may read. */
const listRounds = (
  merchant: string,
  { since, most, ofType }: { since: Date; most: number; ofType: RawBuilder<boolean> },
) => sql<Win>`
  select 'round-' || r.id as id, m.account as customer_name, r.payout::text as amount, r.node_id
  from play_round r join member m on m.id = r.member_id join game g on g.node_id = r.node_id
  where ${ofType} and r.merchant = ${merchant} and r.state = 'settled' and r.closed_at >= ${since}
    and r.payout >= r.stake * ${leastTimes} and r.payout > 0 and m.customer_type <> ${trialType}
  order by r.payout desc, r.id limit ${most}`;

/** The winner board, the highest amount first: rounds of the last days, and wins that were written down. */
export async function readWinners(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  request: GamesWinnersRequest,
): Promise<GamesWinnersValue> {
  const type = gameTypes.find((one) => one === request.gameCategory);
  const most = request.limitNum ?? 50;
  const ofType = type === undefined ? sql<boolean>`true` : sql<boolean>`g.game_type = ${type}`;
  const since = new Date(clock.now().getTime() - roundDays * 86_400_000);
  const { rows } = await sql<Win & WonGame>`
    with won as (
      select id::text, customer_name, amount::text, node_id from game_win where merchant = ${merchant}
      union all (${listRounds(merchant, { since, most, ofType })})
    )
    select w.*, g.name, g.game_type, g.vendor_code from won w join game g on g.node_id = w.node_id
    where ${ofType}
    order by w.amount::bigint desc, w.id limit ${most}`.execute(db);
  const { code: currency } = await readCurrency(db, merchant);
  const list = rows.map((row) => {
    const isRound = row.id.startsWith('round-');
    const vo = {
      customerName: isRound ? maskAccount(row.customer_name) : row.customer_name,
      gameName: row.name,
      winAmount: writeMoney(BigInt(row.amount), currency),
      nodeId: String(row.node_id),
      gameType: row.game_type,
      vendor: row.vendor_code,
      iconUrl: iconOf(row.node_id),
    };
    return { id: row.id, ...vo, vo };
  });
  return { list };
}

interface WonGame {
  readonly name: string;
  readonly game_type: GameType;
  readonly vendor_code: string;
}
