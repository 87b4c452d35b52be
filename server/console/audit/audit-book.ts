import { sql } from 'kysely';
import type { AuditFactChange } from '../../../src/protocol/audit/audit-facts.ts';
import { areaOfAction, type AuditRecord } from '../../../src/protocol/audit/audit-actions.ts';
import { readDeskChange } from '../../../src/protocol/audit/audit-sentences.ts';
import type {
  AuditChange,
  AuditEntry,
  AuditPage,
  AuditProof,
  AuditSought,
} from '../../../src/protocol/calls/audit.ts';
import { desks } from '../../../src/protocol/desks/desks.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import { digestOf } from '../../infrastructure/audit/operation-audit.ts';
import { findAudit, listAudit, type AuditReader, type ListScope } from './audit-list.ts';
import { readProof, runCheck } from './audit-proof.ts';
import { tableOf } from './audit-records.ts';
import { readNews, visitAudit } from './audit-visits.ts';

interface Line {
  readonly action: string;
  readonly subject: string;
  readonly hash: string;
  /** Digest of the values before and after; empty where none are there. */
  readonly digest: string;
}
interface Place {
  readonly record: AuditRecord;
  readonly position: number;
}
/** The records of what was done, as operators see them. */
export interface AuditBook {
  list(reader: AuditReader, sought: AuditSought & { readonly after?: string }): Promise<AuditPage>;
  /** The same lines without pages. */
  find(reader: AuditReader, sought: AuditSought, limit: number): Promise<readonly AuditEntry[]>;
  /** What a line of a desk changed; null where it is no such line, or one that the reader may not see. */
  readChange(reader: AuditReader, place: Place): Promise<AuditChange | null>;
  /** The same of a line that is of no desk. */
  readFacts(reader: AuditReader, place: Place): Promise<AuditFactChange | null>;
  proof(): Promise<AuditProof>;
  /** Begins a check where none runs, and does not wait for its end. */
  verify(by: string): Promise<void>;
  visit(reader: AuditReader): Promise<string | null>;
  news(reader: AuditReader): ReturnType<typeof readNews>;
}

/** A line that a reader may see. */
async function readLine(
  { db, merchant }: ListScope,
  { permissions }: AuditReader,
  { record, position }: Place,
): Promise<Line | null> {
  const { rows } = await sql<Line>`
    select action, subject, hash, audit_field(entry, 'change') as digest from ${tableOf(record)}
    where merchant = ${merchant} and position = ${position}`.execute(db);
  const line = rows[0];
  return line === undefined || !permissions.includes(areaOfAction(line.action).needs) ? null : line;
}

/** Values beside a line, where they are those that its digest was made of. */
async function readFacts(
  scope: ListScope,
  reader: AuditReader,
  place: Place,
): Promise<AuditFactChange | null> {
  const line = await readLine(scope, reader, place);
  if (line === null || place.record !== 'operations') return null;
  const row = await scope.db
    .selectFrom('operation_change')
    .select('change')
    .where('merchant', '=', scope.merchant)
    .where('hash', '=', line.hash)
    .executeTakeFirst();
  return row !== undefined && digestOf(row.change) === line.digest ? row.change : null;
}

async function readChange(scope: ListScope, reader: AuditReader, place: Place): Promise<AuditChange | null> {
  const { db, merchant } = scope;
  const { permissions } = reader;
  const line = await readLine(scope, reader, place);
  if (line === null) return null;
  const change = readDeskChange(line.subject);
  const desk = desks.find(({ name }) => name === change?.desk);
  if (change === null || desk === undefined || !permissions.includes(desk.rights.read)) return null;
  const changes = await db
    .selectFrom('desk_change')
    .select(['deed', 'before', 'after', 'proposed_by', 'decided_by', 'currency'])
    .where('merchant', '=', merchant)
    .where('desk', '=', change.desk)
    .where((where) => where.or([where('id', '=', change.id), where('batch', '=', change.id)]))
    .orderBy('id')
    .execute();
  const [row] = changes;
  if (row === undefined) return null;
  const { deed, proposed_by: proposedBy, decided_by: decidedBy, currency } = row;
  const rowsOfChange = changes.map(({ before, after }) => ({ before, after }));
  return { desk: desk.name, deed, currency, rows: rowsOfChange, proposedBy, decidedBy };
}

/** @param onTrouble hears why a check did not come to its end */
export function openAuditBook(
  scope: ListScope & { readonly clock: Clock; readonly onTrouble: (cause: unknown) => void },
): AuditBook {
  return {
    list: (reader, sought) => listAudit(scope, reader, sought),
    find: (reader, sought, limit) => findAudit(scope, reader, sought, limit),
    readChange: (reader, place) => readChange(scope, reader, place),
    readFacts: (reader, place) => readFacts(scope, reader, place),
    proof: () => readProof(scope),
    verify: async (by) => {
      const check = await runCheck(scope, by);
      if (check !== null) void check().catch(scope.onTrouble);
    },
    visit: (reader) => visitAudit(scope, reader),
    news: (reader) => readNews(scope, reader),
  };
}
