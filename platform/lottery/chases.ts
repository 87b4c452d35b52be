import { sql } from 'kysely';
import type { LotteryChasesRequest, LotteryChasesValue } from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { findByCode, findGame } from './catalogue.ts';
import { nameIn } from './play-names.ts';

type Chase = LotteryChasesValue['list'][number];
type StepState = Chase['steps'][number]['status'];

/** An issue of a chase with its order: what all its tickets cost and came to. Amounts in minor units. */
interface StepRow {
  readonly id: string;
  readonly stops_on_win: boolean;
  readonly state: 'running' | 'stopped' | 'cancelled';
  readonly created_at: Date;
  readonly game: string;
  readonly numero: string;
  readonly amount: string;
  readonly payout: string;
  /** The tickets' states, each once. */
  readonly states: readonly string[];
  readonly is_ahead: boolean;
}

/** What became of an issue's tickets together: one that won counts before all others. */
function describeStep({ states, is_ahead: isAhead }: StepRow): StepState {
  if (states.includes('placed')) return isAhead ? 'placed' : 'closed';
  return (
    (['won', 'lost', 'refunded', 'void'] as const).find((state) => states.includes(state)) ?? 'cancelled'
  );
}

function describeChase(rows: readonly StepRow[], currency: string, language: string): Chase | [] {
  const [first] = rows;
  if (first === undefined) return [];
  const { id, stops_on_win: stopsOnWin, state, created_at: createdAt } = first;
  const game = findByCode(first.game);
  const steps = rows.map((row) => ({
    numero: row.numero,
    status: describeStep(row),
    amount: writeMoney(BigInt(row.amount), currency),
    winAmount: writeMoney(BigInt(row.payout), currency),
  }));
  const open = steps.filter(({ status }) => status === 'placed');
  const isOpen = steps.some(({ status }) => status === 'placed' || status === 'closed');
  return {
    id,
    stopsOnWin,
    gameName: game === undefined ? first.game : nameIn(game.names, language),
    status: state === 'running' && !isOpen ? 'ended' : state,
    draws: steps.length,
    left: open.length,
    amount: writeMoney(
      rows.reduce((sum, row) => sum + BigInt(row.amount), 0n),
      currency,
    ),
    winAmount: writeMoney(
      rows.reduce((sum, row) => sum + (describeStep(row) === 'won' ? BigInt(row.payout) : 0n), 0n),
      currency,
    ),
    canCancel: state === 'running' && open.length > 0,
    betTime: createdAt.getTime(),
    steps,
  };
}

/**
 * Answers `lottery.chases`: the member's last chases, or one of them, the latest first, each with its issues.
 * @throws AppError 404 `lottery.ticket-unknown`
 */
export async function listChases(
  { db, merchant, clock }: MemberParts,
  { id, gameId, size = 10 }: LotteryChasesRequest,
  caller: Caller,
): Promise<LotteryChasesValue> {
  const { id: memberId } = requireMember(caller);
  // A chase that is named says its game.
  const game = gameId === undefined || id !== undefined ? null : findGame(gameId).code;
  const { rows } = await sql<StepRow>`with chosen as (
      select c.* from lottery_chase c where c.merchant = ${merchant} and c.member_id = ${memberId}
        and (${id ?? null}::bigint is null or c.id = ${id ?? null}::bigint)
        and (${game}::text is null or exists (select 1 from lottery_order o join lottery_issue i on i.id = o.issue_id
          where o.chase_id = c.id and i.game = ${game}))
      order by c.id desc limit ${size})
    select c.id, c.stops_on_win, c.state, c.created_at, i.game, i.numero, o.amount,
      sum(t.payout)::text as payout, array_agg(distinct t.state) as states,
      i.closes_at > ${clock.now()} and i.voided_at is null as is_ahead
    from chosen c join lottery_order o on o.chase_id = c.id join lottery_issue i on i.id = o.issue_id
      join lottery_ticket t on t.order_id = o.id
    group by c.id, c.stops_on_win, c.state, c.created_at, i.game, i.numero, i.closes_at, i.voided_at, o.id, o.amount
    order by c.id desc, i.closes_at`.execute(db);
  if (id !== undefined && rows.length === 0)
    throw refuseCall('lottery.ticket-unknown', 'There is no such chase.', 404);
  const { code: currency, symbol: currencySymbol } = await readMemberCurrency(db, memberId);
  const ids = [...new Set(rows.map((row) => row.id))];
  return {
    currencySymbol,
    list: ids.flatMap((one) =>
      describeChase(
        rows.filter((row) => row.id === one),
        currency,
        caller.language,
      ),
    ),
  };
}
