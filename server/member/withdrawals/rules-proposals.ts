import type { Selectable } from 'kysely';
import type {
  RulesProposal,
  RulesState,
  WithdrawalRules,
} from '../../../src/protocol/console-withdrawals.ts';
import type { Database } from '../../db/database.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { appendOperation } from '../../platform/operation-audit.ts';
import { refuseCall, refuseFields } from '../http/refusals.ts';
import { endProposal, writeRecord, type Decision } from '../second-person.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money.ts';
import { readCurrency } from '../wallet/currency.ts';
import { readWithdrawalSettings, writeWithdrawalSettings, type WithdrawalSettings } from './settings.ts';
import type { RulesProposalTable } from './tables.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
type ProposalRow = Selectable<RulesProposalTable>;
const pastRows = 10;
const mostMinutes = 7 * 24 * 60;

const writeRules = (settings: WithdrawalSettings, currency: string): WithdrawalRules => ({
  minimum: writeMoney(settings.minimum, currency),
  maximum: writeMoney(settings.maximum, currency),
  fee: writeMoney(settings.fee, currency),
  perDay: settings.perDay,
  receiptMinutes: settings.receiptMinutes,
  mayCancel: settings.mayCancel,
  secondPersonFrom:
    settings.secondPersonFrom === null ? null : writeMoney(settings.secondPersonFrom, currency),
});
const readRow = (row: ProposalRow): WithdrawalSettings => ({
  minimum: BigInt(row.minimum),
  maximum: BigInt(row.maximum),
  fee: BigInt(row.fee),
  perDay: row.per_day,
  receiptMinutes: row.receipt_minutes,
  mayCancel: row.may_cancel,
  secondPersonFrom: row.second_person_from === null ? null : BigInt(row.second_person_from),
});
const writeProposal = (row: ProposalRow, currency: string): RulesProposal => ({
  ...writeRecord(row),
  rules: writeRules(readRow(row), currency),
});

/** Rules as they are kept. @throws AppError 400 with field → code */
function readRules(typed: WithdrawalRules, currency: string): WithdrawalSettings {
  const { perDay, receiptMinutes, mayCancel } = typed;
  const [minimum, maximum, fee] = [typed.minimum, typed.maximum, typed.fee].map((text) =>
    readMoney(text, currency),
  );
  const secondPersonFrom =
    typed.secondPersonFrom === null ? null : readMoney(typed.secondPersonFrom, currency);
  const faults = {
    ...(!minimum || minimum <= 0n ? { minimum: 'amount.invalid' } : {}),
    ...(!maximum || maximum <= 0n ? { maximum: 'amount.invalid' } : {}),
    ...(minimum && maximum && maximum < minimum ? { maximum: 'amount.too-small' } : {}),
    ...(fee === null || fee === undefined || fee < 0n ? { fee: 'amount.invalid' } : {}),
    ...(typed.secondPersonFrom !== null && (secondPersonFrom === null || secondPersonFrom < 0n)
      ? { secondPersonFrom: 'amount.invalid' }
      : {}),
    // What is paid out is more than nothing, whatever is asked for.
    ...(fee && minimum && fee >= minimum ? { fee: 'amount.too-large' } : {}),
    ...(perDay < 1 || perDay > 100 ? { perDay: 'number.invalid' } : {}),
    ...(receiptMinutes < 1 || receiptMinutes > mostMinutes ? { receiptMinutes: 'number.invalid' } : {}),
  };
  if (!minimum || !maximum || fee === null || fee === undefined || Object.keys(faults).length > 0)
    throw refuseFields(faults);
  return { minimum, maximum, fee, perDay, receiptMinutes, mayCancel, secondPersonFrom };
}

const selectProposals = (db: Database, merchant: string) =>
  db.selectFrom('withdrawal_rules_proposal').where('merchant', '=', merchant);

/** What is in force, what waits for a second person, and what became of the last ones. */
export async function readRulesState({ db, merchant }: Pick<Deps, 'db' | 'merchant'>): Promise<RulesState> {
  const changed = await db
    .selectFrom('withdrawal_setting')
    .select(['changed_by', 'changed_at'])
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const newest = selectProposals(db, merchant).selectAll().orderBy('id', 'desc');
  const waiting = await newest.where('state', '=', 'waiting').executeTakeFirst();
  const past = await newest.where('state', '<>', 'waiting').limit(pastRows).execute();
  const { code: currency } = await readCurrency(db, merchant);
  return {
    live: writeRules(await readWithdrawalSettings(db, merchant), currency),
    currency,
    changedBy: changed?.changed_by ?? null,
    changedAt: changed?.changed_at.toISOString() ?? null,
    waiting: waiting === undefined ? null : writeProposal(waiting, currency),
    past: past.map((row) => writeProposal(row, currency)),
  };
}

/**
 * Asks for other rules. One proposal waits at a time, so that what was approved is what was read.
 * @throws AppError 409 `rules.waiting`, 400 with field → code, 409 `rules.same`
 */
export async function proposeRules(
  { db, merchant, clock }: Deps,
  { rules, note, by }: { readonly rules: WithdrawalRules; readonly note: string; readonly by: string },
): Promise<void> {
  const { code: currency } = await readCurrency(db, merchant);
  const newRules = readRules(rules, currency);
  const at = clock.now();
  await db.transaction().execute(async (transaction) => {
    const live = writeRules(await readWithdrawalSettings(transaction, merchant), currency);
    if (JSON.stringify(live) === JSON.stringify(writeRules(newRules, currency)))
      throw refuseCall('rules.same', 'These rules are in force already.', 409);
    const row = {
      minimum: newRules.minimum.toString(),
      maximum: newRules.maximum.toString(),
      fee: newRules.fee.toString(),
      per_day: newRules.perDay,
      receipt_minutes: newRules.receiptMinutes,
      may_cancel: newRules.mayCancel,
      second_person_from: newRules.secondPersonFrom?.toString() ?? null,
    };
    const proposal = await transaction
      .insertInto('withdrawal_rules_proposal')
      .values({ ...row, merchant, state: 'waiting', note, proposed_by: by, proposed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (proposal === undefined) throw refuseCall('rules.waiting', 'Another proposal waits already.', 409);
    await appendOperation(transaction, merchant, {
      action: 'withdrawalRules.propose',
      author: by,
      subject: `withdrawalRules:${proposal.id}`,
      note,
      at,
    });
  });
}

/**
 * Ends a proposal; an approved one is in force from then on, for withdrawals that are asked for later.
 * @throws AppError as `endProposal` does
 */
export async function decideRules(deps: Deps, decision: Decision): Promise<void> {
  const { merchant } = deps;
  await endProposal(
    deps,
    {
      table: 'withdrawal_rules_proposal',
      select: (db) => selectProposals(db, merchant).selectAll(),
      area: 'withdrawalRules',
      nameSubject: (row) => `withdrawalRules:${row.id}`,
      carryOut: (db, row, at) =>
        writeWithdrawalSettings(db, merchant, readRow(row), { by: row.proposed_by, at }),
    },
    decision,
  );
}
