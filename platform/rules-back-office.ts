import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { RulesCalls } from '../src/protocol/calls/rules.ts';
import type { Answers } from '../src/protocol/console/define-call.ts';
import type { RulesProposal, RulesState } from '../src/protocol/release/proposal.ts';
import type { Database, Tables } from '../server/db/database.ts';
import { answerAfter, answerEndings } from '../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../server/infrastructure/deps.ts';
import { appendOperation } from '../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from './calls/refusals.ts';
import type { ProposalColumns } from './proposal-columns.ts';
import { endProposal, writeRecord, type Decision } from './second-person.ts';
import { readCurrency } from './money/wallet/currency.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
type RulesTable = 'contract_rules_proposal' | 'transfer_rules_proposal' | 'withdrawal_rules_proposal';
const pastRows = 10;

/** Who proposed what is in force, and since when it is. */
export interface RulesChange {
  readonly by: string;
  readonly at: Date;
}
/** Columns of a proposal that begins to wait. */
export interface NewProposal {
  readonly merchant: string;
  readonly state: 'waiting';
  readonly note: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
}
/** Rules of money of one kind: `Rules` as the console shows them, `Settings` as the platform reads them. */
export interface RulesKind<Rules, Settings, Row extends Selectable<ProposalColumns>> {
  readonly table: RulesTable;
  /** First part of the actions and of the subjects in the audit, for example `withdrawalRules`. */
  readonly area: string;
  /** The proposals of a merchant. */
  readonly select: (db: Database, merchant: string) => SelectQueryBuilder<Tables, RulesTable, Row>;
  /** Undefined where another proposal waits. */
  readonly insert: (
    db: Database,
    proposal: NewProposal & { readonly settings: Settings },
  ) => Promise<{ readonly id: string } | undefined>;
  readonly readSettings: (db: Database, merchant: string) => Promise<Settings>;
  readonly readChange: (db: Database, merchant: string) => Promise<RulesChange | null>;
  readonly writeSettings: (
    db: Database,
    merchant: string,
    settings: Settings,
    change: RulesChange,
  ) => Promise<void>;
  readonly readRow: (row: Row) => Settings;
  readonly writeRules: (settings: Settings, currency: string) => Rules;
  /** Rules as they are kept. @throws AppError 400 with field → code */
  readonly readRules: (typed: Rules, currency: string) => Settings;
}

/** Other rules, as an operator asks for them. */
interface Proposal<Rules> {
  readonly rules: Rules;
  readonly note: string;
  readonly by: string;
}
/**
 * Asks for other rules. One proposal waits at a time, so that what was approved is what was read.
 * @throws AppError 409 `rules.waiting`, 400 with field → code, 409 `rules.same`
 */
async function propose<Rules, Settings, Row extends Selectable<ProposalColumns>>(
  { db, merchant, clock }: Deps,
  kind: RulesKind<Rules, Settings, Row>,
  { rules, note, by }: Proposal<Rules>,
): Promise<void> {
  const { code: currency } = await readCurrency(db, merchant);
  const settings = kind.readRules(rules, currency);
  const write = (one: Settings): string => JSON.stringify(kind.writeRules(one, currency));
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    if (write(await kind.readSettings(transaction, merchant)) === write(settings))
      throw refuseCall('rules.same', 'These rules are in force already.', 409);
    const proposal = await kind.insert(transaction, {
      merchant,
      settings,
      note,
      state: 'waiting',
      proposed_by: by,
      proposed_at: now,
    });
    if (proposal === undefined)
      throw refuseCall('rules.waiting', 'Another proposal is pending already.', 409);
    await appendOperation(transaction, merchant, {
      action: `${kind.area}.propose`,
      author: by,
      subject: `${kind.area}:${proposal.id}`,
      note,
      at: now,
    });
  });
}

async function readState<Rules, Settings, Row extends Selectable<ProposalColumns>>(
  { db, merchant }: Deps,
  kind: RulesKind<Rules, Settings, Row>,
): Promise<RulesState<Rules>> {
  const { code: currency } = await readCurrency(db, merchant);
  const newest = kind.select(db, merchant).orderBy('id', 'desc');
  const waiting = (await newest.where('state', '=', 'waiting').executeTakeFirst()) as Row | undefined;
  const past = (await newest.where('state', '<>', 'waiting').limit(pastRows).execute()) as Row[];
  const writeProposal = (row: Row): RulesProposal<Rules> => ({
    ...writeRecord(row),
    rules: kind.writeRules(kind.readRow(row), currency),
  });
  const change = await kind.readChange(db, merchant);
  return {
    live: kind.writeRules(await kind.readSettings(db, merchant), currency),
    currency,
    changedBy: change?.by ?? null,
    changedAt: change?.at.toISOString() ?? null,
    waiting: waiting === undefined ? null : writeProposal(waiting),
    past: past.map(writeProposal),
  };
}

/**
 * Ends a proposal; an approved one is in force from then on, for what is asked for later.
 * @throws AppError as `endProposal` does
 */
async function decide<Rules, Settings, Row extends Selectable<ProposalColumns>>(
  deps: Deps,
  kind: RulesKind<Rules, Settings, Row>,
  decision: Decision,
): Promise<void> {
  const { merchant } = deps;
  await endProposal(
    deps,
    {
      table: kind.table,
      select: (db) => kind.select(db, merchant),
      area: kind.area,
      nameSubject: (row) => `${kind.area}:${row.id}`,
      carryOut: (db, row, now) =>
        kind.writeSettings(db, merchant, kind.readRow(row), { by: row.proposed_by, at: now }),
    },
    decision,
  );
}

/** Rules of money that one operator proposes and another puts in force, for the console. */
export function createRulesBackOffice<Rules, Settings, Row extends Selectable<ProposalColumns>>(
  deps: Deps,
  kind: RulesKind<Rules, Settings, Row>,
): Answers<RulesCalls<Rules>> {
  const read = () => readState(deps, kind);
  return {
    read,
    propose: answerAfter((proposal: Proposal<Rules>) => propose(deps, kind, proposal), read),
    ...answerEndings((decision) => decide(deps, kind, decision), read),
  };
}
