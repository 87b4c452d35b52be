import { sql } from 'kysely';
import type { RecordsDetailValue } from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import { findByCode } from '../lottery/catalogue.ts';
import { nameIn } from '../lottery/play-names.ts';
import type { MemberParts } from '../parts.ts';
import { nameStep } from '../play/rounds.ts';
import { pointsCurrency } from '../rewards/points/accounts.ts';
import { readSettings } from '../calls/system/settings.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { kindOfTransfer, type MovementKind } from './record-kinds.ts';
import { showReference } from './show-reference.ts';

/** What a record is about, and how the transfers that belong to it are called. */
interface Subject {
  readonly kind: string;
  readonly game: string;
  readonly reference: string;
  readonly at: Date;
  /** References of its transfers: one of these, or one that begins with one of the prefixes, each of which ends in a colon. */
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
}
type FindSubject = (parts: MemberParts, memberId: string, id: string) => Promise<Subject | undefined>;

const findRound: FindSubject = async ({ db }, memberId, id) => {
  const row = await db
    .selectFrom('play_round as r')
    .innerJoin('game as g', 'g.node_id', 'r.node_id')
    .select(['r.vendor', 'r.round', 'r.opened_at', 'g.name', 'g.game_type'])
    .where('r.id', '=', id)
    .where('r.member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { name: game, game_type: kind, round: reference, opened_at: openedAt } = row;
  const jackpots = await db
    .selectFrom('jackpot_win')
    .select(['pool', 'turn'])
    .where('round_id', '=', id)
    .execute();
  const names = jackpots.map(({ pool, turn }) => `jackpot:${pool}:win:${turn}`);
  return { kind, game, reference, at: openedAt, names, prefixes: [nameStep(row, '')] };
};

const findTicket: FindSubject = async ({ db }, memberId, id) => {
  const row = await db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_issue as i', 'i.id', 't.issue_id')
    .select(['t.id', 't.order_id', 't.created_at', 'i.game'])
    .where('t.id', '=', id)
    .where('t.member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id: reference, created_at: createdAt, game } = row;
  return {
    kind: 'LOTT',
    game,
    reference,
    at: createdAt,
    names: [`lottery:order:${row.order_id}:bet`],
    prefixes: [`lottery:ticket:${row.id}:`],
  };
};

/** The nickname of who is on the other side of a transfer between members. */
async function findOtherSide({ db }: MemberParts, memberId: string, transferId: string): Promise<string> {
  const row = await db
    .selectFrom('member_transfer as t')
    .innerJoin('member as m', (join) =>
      join.on((on) =>
        on.or([on('m.id', '=', on.ref('t.sender_id')), on('m.id', '=', on.ref('t.recipient_id'))]),
      ),
    )
    .select('m.nickname')
    .where('t.id', '=', transferId)
    .where('m.id', '<>', memberId)
    .executeTakeFirst();
  return row?.nickname ?? '';
}

/** The steps of one order or round differ in the last word of their references. */
const findMovement: FindSubject = async (parts, memberId, id) => {
  const row = await parts.db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .select(['t.reference', 'e.booked_at', kindOfTransfer.as('kind')])
    .where('e.id', '=', id)
    .where('a.member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { reference, booked_at: bookedAt, kind } = row;
  const words = reference.split(':');
  const subject = words.length > 2 ? words.slice(0, -1).join(':') : reference;
  const game = kind === 'transfer' ? await findOtherSide(parts, memberId, words[1] ?? '') : '';
  return { kind, game, reference, at: bookedAt, names: [subject], prefixes: [`${subject}:`] };
};

interface Line {
  readonly id: string;
  readonly booked_at: Date;
  readonly kind: MovementKind;
  readonly reference: string;
  readonly amount: string;
  readonly balance_after: string;
}
/** Transfers by their names, which the index has as ranges of bytes. */
async function findTransfers(
  { db, merchant }: MemberParts,
  { names, prefixes }: Subject,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ledger_transfer where merchant = ${merchant} and reference = any(${names}::text[])
    union all
    select t.id from unnest(${prefixes}::text[]) p join ledger_transfer t on t.merchant = ${merchant}
      and t.reference >= p and t.reference < left(p, -1) || ';'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Entries of money alone: points are accounts too. */
async function readLines(parts: MemberParts, memberId: string, subject: Subject): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    select e.id, e.booked_at, ${kindOfTransfer} as kind, t.reference, e.amount, e.balance_after
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
    where e.transfer_id = any(${await findTransfers(parts, subject)}::bigint[])
      and a.member_id = ${memberId} and a.currency <> ${pointsCurrency}
    order by e.booked_at, e.id`.execute(parts.db);
  return rows;
}

/**
 * A row of a record with every entry of the ledger that belongs to it, the first one first.
 * @throws AppError 404 `record.unknown`, also for a record of another member
 */
export async function readRecordDetail(
  parts: MemberParts,
  { id }: { readonly id: string },
  caller: Caller,
): Promise<RecordsDetailValue> {
  const { id: memberId } = requireMember(caller);
  const number = id.replace(/^[lr]/, '');
  const find = id.startsWith('r') ? findRound : id.startsWith('l') ? findTicket : findMovement;
  const subject = await find(parts, memberId, number);
  if (subject === undefined) throw refuseCall('record.unknown', 'You have no such record.', 404);
  const lines = await readLines(parts, memberId, subject);
  const { code, symbol } = await readMemberCurrency(parts.db, memberId);
  const { timeZone } = await readSettings(parts);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const lottery = subject.kind === 'LOTT' ? findByCode(subject.game) : undefined;
  return {
    id,
    symbol,
    zone: timeZone,
    kind: subject.kind,
    reference: showReference(subject.reference),
    game: lottery === undefined ? subject.game : nameIn(lottery.names, caller.language),
    time: subject.at.toISOString(),
    net: write(lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      reference: showReference(line.reference),
      time: line.booked_at.toISOString(),
      amount: write(BigInt(line.amount)),
      balance: write(BigInt(line.balance_after)),
    })),
  };
}
