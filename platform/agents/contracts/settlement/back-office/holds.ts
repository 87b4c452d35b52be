import type { InputOf } from '../../../../../src/protocol/console/define-call.ts';
import { sql, type Selectable } from 'kysely';
import type {
  HoldAction,
  HoldProposal,
  HoldRecord,
  HoldState,
  settlements,
} from '../../../../../src/protocol/calls/settlements.ts';
import { writeMoney } from '../../../../../src/protocol/money/money.ts';
import type { Database } from '../../../../../server/db/database.ts';
import type { MemberDeps } from '../../../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../../../../calls/refusals.ts';
import { endProposal, type Decision } from '../../../../second-person.ts';
import { writeRecord } from '../../../../../server/infrastructure/audit/proposal-columns.ts';
import { readCurrency } from '../../../../money/wallet/currency.ts';
import type { ContractHoldProposalTable } from '../tables.ts';
import { holdLines, releaseLines } from './hold-lines.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
type ProposalRow = Selectable<ContractHoldProposalTable>;
interface Author {
  /** User name of the operator. */
  readonly by: string;
}
interface HoldRow {
  readonly id: string;
  readonly member_id: string;
  readonly account: string;
  readonly line_id: string | null;
  readonly held_at: Date;
  readonly held_by: string;
  readonly reason: string;
  readonly ended_at: Date | null;
  readonly lines: number;
  readonly amount: string;
}
const pastRows = 20;

const selectHolds = (merchant: string) => sql`
  select h.id, h.member_id, m.account, h.line_id, h.held_at, h.held_by, h.reason, h.ended_at, w.lines, w.amount
  from contract_hold h join member m on m.id = h.member_id
    left join lateral (select count(*)::int as lines, coalesce(sum(l.amount), 0)::text as amount
      from contract_line l where l.member_id = h.member_id and l.state = 'withheld'
        and (h.line_id is null or h.line_id = l.id)) w on true
  where h.merchant = ${merchant}`;
const writeHold = (row: HoldRow, currency: string): HoldRecord => ({
  id: row.id,
  memberId: row.member_id,
  account: row.account,
  lineId: row.line_id,
  heldAt: row.held_at.toISOString(),
  heldBy: row.held_by,
  reason: row.reason,
  lines: row.lines,
  amount: writeMoney(BigInt(row.amount), currency),
});

/** Holds in force about a member, or a line of the member: of the line first. */
export async function readHoldsOf(
  { db, merchant }: Pick<Deps, 'db' | 'merchant'>,
  memberId: string,
  lineId: string,
): Promise<readonly HoldRecord[]> {
  const { code } = await readCurrency(db, merchant);
  const { rows } = await sql<HoldRow>`${selectHolds(merchant)} and h.ended_at is null
    and h.member_id = ${memberId} and (h.line_id is null or h.line_id = ${lineId})
    order by h.line_id nulls last`.execute(db);
  return rows.map((row) => writeHold(row, code));
}

/** What is withheld, and what waits for a second person. */
export async function readHolds({ db, merchant }: Pick<Deps, 'db' | 'merchant'>): Promise<HoldState> {
  const { code: currency } = await readCurrency(db, merchant);
  const newest = db
    .selectFrom('contract_hold_proposal')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('id', 'desc');
  const waiting = await newest.where('state', '=', 'waiting').execute();
  const past = await newest.where('state', '<>', 'waiting').limit(pastRows).execute();
  const holdIds = [...waiting, ...past].map((proposal) => proposal.hold_id);
  const { rows } = await sql<HoldRow>`${selectHolds(merchant)}
    and (h.ended_at is null or h.id = any(${holdIds}::bigint[])) order by h.id desc`.execute(db);
  const holds = new Map(rows.map((row) => [row.id, writeHold(row, currency)]));
  const write = (row: ProposalRow): HoldProposal[] => {
    const hold = holds.get(row.hold_id);
    return hold === undefined ? [] : [{ ...writeRecord(row), action: row.action, hold }];
  };
  return {
    waiting: waiting.flatMap(write),
    holds: rows.filter((row) => row.ended_at === null).map((row) => writeHold(row, currency)),
    past: past.flatMap(write),
    currency,
  };
}

interface Asked extends Author {
  readonly holdId: string;
  readonly action: HoldAction;
  readonly note: string;
  readonly at: Date;
}
/** @throws AppError 409 `hold.waiting` */
async function addProposal(db: Database, merchant: string, asked: Asked): Promise<void> {
  const { holdId, action, note, by, at } = asked;
  const proposal = await db
    .insertInto('contract_hold_proposal')
    .values({ merchant, hold_id: holdId, action, state: 'waiting', note, proposed_by: by, proposed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (proposal === undefined) throw refuseCall('hold.waiting', 'Another proposal about it is pending.', 409);
  const subject = `hold:${holdId}:${proposal.id}`;
  await appendOperation(db, merchant, { action: `hold.${action}`, author: by, subject, note, at });
}

/** @throws AppError 404 `settlement.line-unknown`, 409 `hold.line-settled` */
async function requireOpenLine(db: Database, merchant: string, memberId: string, id: string): Promise<void> {
  const line = await db
    .selectFrom('contract_line')
    .select('state')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (line === undefined) throw refuseCall('settlement.line-unknown', 'There is no such line.', 404);
  if (line.state === 'paid' || line.state === 'nothing')
    throw refuseCall('hold.line-settled', 'There is nothing to be withheld of this line.', 409);
}

/**
 * Withholds a line, or all payments of contracts to a member, from now on. A second person confirms or lifts it.
 * @throws AppError 404 `member.unknown`, 404 `settlement.line-unknown`, 409 `hold.line-settled`, 409 `hold.known`
 */
export async function withhold(
  { db, merchant, clock }: Deps,
  { memberId, lineId, note, by }: InputOf<typeof settlements.withhold>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (work) => {
    const member = await work
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where('merchant', '=', merchant)
      .executeTakeFirst();
    if (member === undefined) throw refuseCall('member.unknown', 'There is no such account.', 404);
    if (lineId !== null) await requireOpenLine(work, merchant, memberId, lineId);
    const hold = await work
      .insertInto('contract_hold')
      .values({ merchant, member_id: memberId, line_id: lineId, held_at: now, held_by: by, reason: note })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'member_id', 'line_id'])
      .executeTakeFirst();
    if (hold === undefined) throw refuseCall('hold.known', 'This is withheld already.', 409);
    await holdLines(work, hold);
    await addProposal(work, merchant, { holdId: hold.id, action: 'withhold', note, by, at: now });
  });
}

/**
 * Asks for the end of a hold; nothing is paid before a second person approves.
 * @throws AppError 404 `hold.none`, 409 `hold.waiting`
 */
export async function proposeRelease(
  { db, merchant, clock }: Deps,
  { id, note, by }: InputOf<typeof settlements.release>,
): Promise<void> {
  await db.transaction().execute(async (work) => {
    const hold = await work
      .selectFrom('contract_hold')
      .select('id')
      .where('id', '=', id)
      .where('merchant', '=', merchant)
      .where('ended_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (hold === undefined) throw refuseCall('hold.none', 'This is no longer withheld.', 404);
    await addProposal(work, merchant, { holdId: id, action: 'release', note, by, at: clock.now() });
  });
}

async function endHold(db: Database, merchant: string, holdId: string, now: Date): Promise<void> {
  const hold = await db
    .updateTable('contract_hold')
    .set({ ended_at: now })
    .where('id', '=', holdId)
    .where('ended_at', 'is', null)
    .returning(['id', 'member_id', 'line_id'])
    .executeTakeFirst();
  if (hold === undefined) throw refuseCall('hold.none', 'This is no longer withheld.', 404);
  await releaseLines(db, merchant, hold, now);
}

/**
 * Ends a proposal: a hold that is not confirmed ends, and one whose release is approved ends.
 * @throws AppError as `endProposal` does, 404 `hold.none`
 */
export async function decideHold(deps: Deps, decision: Decision): Promise<void> {
  const { merchant } = deps;
  const endWhere = (action: HoldAction) => async (db: Database, row: ProposalRow, now: Date) => {
    if (row.action === action) await endHold(db, merchant, row.hold_id, now);
  };
  await endProposal(
    deps,
    {
      table: 'contract_hold_proposal',
      select: (db) => db.selectFrom('contract_hold_proposal').selectAll().where('merchant', '=', merchant),
      area: 'hold',
      nameSubject: (row) => `hold:${row.hold_id}:${row.id}`,
      carryOut: endWhere('release'),
      putAside: endWhere('withhold'),
    },
    decision,
  );
}
