import { sql, type RawBuilder } from 'kysely';
import type { GamesWinnersRequest, GamesWinnersValue } from '../../../src/protocol/generated/wire-types.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberParts } from '../../parts.ts';
import { readCurrency, trialType } from '../../money/wallet/currency.ts';
import { iconOf } from './game-item.ts';
import { gameTypes, type GameType } from './game-type.ts';
import { describeLottery, listTickets } from './lottery-wins.ts';

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

type Row = GamesWinnersValue['list'][number];
const toRow = (id: string, vo: Row['vo']): Row => ({ id, ...vo, vo });

async function readGameWins(
  { db, merchant }: Reading,
  { since, most, type, currency }: Asked,
): Promise<Row[]> {
  const ofType = type === undefined ? sql<boolean>`true` : sql<boolean>`g.game_type = ${type}`;
  const { rows } = await sql<Win & WonGame>`
    with won as (
      select id::text, customer_name, amount::text, node_id from game_win where merchant = ${merchant}
      union all (${listRounds(merchant, { since, most, ofType })})
    )
    select w.*, g.name, g.game_type, g.vendor_code, g.picture from won w join game g on g.node_id = w.node_id
    where ${ofType}
    order by w.amount::bigint desc, w.id limit ${most}`.execute(db);
  return rows.map((row) =>
    toRow(row.id, {
      customerName: row.id.startsWith('round-') ? maskAccount(row.customer_name) : row.customer_name,
      gameName: row.name,
      winAmount: writeMoney(BigInt(row.amount), currency),
      nodeId: String(row.node_id),
      gameType: row.game_type,
      vendor: row.vendor_code,
      iconUrl: iconOf(row.node_id, row.picture),
    }),
  );
}

async function readLotteryWins({ db, merchant }: Reading, asked: Asked): Promise<Row[]> {
  const { since, most, type, currency, language } = asked;
  if (type !== undefined && type !== 'LOTT' && type !== 'ELOTT') return [];
  const { rows } = await listTickets(merchant, { since, most, times: leastTimes }).execute(db);
  return rows.flatMap(({ id, customer_name: account, amount, game: code }) => {
    const game = describeLottery(code, language);
    if (game === null || (type !== undefined && game.gameType !== type)) return [];
    const won = { customerName: maskAccount(account), winAmount: writeMoney(BigInt(amount), currency) };
    return [toRow(id, { ...won, ...game })];
  });
}

/**
 * The winner board, the highest amount first: rounds and lottery tickets of the last days, and wins that were
 * written down.
 */
export async function readWinners(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  request: GamesWinnersRequest,
  language: string,
): Promise<GamesWinnersValue> {
  const { code: currency } = await readCurrency(db, merchant);
  const asked = {
    type: gameTypes.find((one) => one === request.gameCategory),
    most: request.limitNum ?? 50,
    since: new Date(clock.now().getTime() - roundDays * 86_400_000),
    currency,
    language,
  };
  const reading = { db, merchant };
  const wins = [...(await readGameWins(reading, asked)), ...(await readLotteryWins(reading, asked))];
  const amountOf = ({ winAmount }: Row): bigint => readMoney(winAmount, currency) ?? 0n;
  wins.sort((one, other) => Number(amountOf(other) - amountOf(one)));
  return { list: wins.slice(0, asked.most) };
}

interface Reading {
  readonly db: Database;
  readonly merchant: string;
}
interface Asked {
  readonly since: Date;
  readonly most: number;
  readonly type: GameType | undefined;
  readonly currency: string;
  readonly language: string;
}
interface WonGame {
  readonly name: string;
  readonly game_type: GameType;
  readonly vendor_code: string;
  readonly picture: string;
}
