import { sql } from 'kysely';
import type { AuditRecord } from '../../../src/protocol/audit/audit-actions.ts';
import type { Database } from '../../db/database.ts';

/** One merchant's records. */
export interface RecordScope {
  readonly db: Database;
  readonly merchant: string;
}
const tables = { site: 'site_audit', operations: 'operation_audit' } as const;
export const tableOf = (record: AuditRecord) => sql.table(tables[record]);

/** A record as its list is asked for. */
interface Narrowed {
  readonly record: AuditRecord;
  readonly actions: readonly string[];
  /** Empty: everyone. */
  readonly person: string;
  /** Null: all. */
  readonly subjects: readonly string[] | null;
  /** ISO 8601, UTC: from this moment, and before that one. */
  readonly from: string;
  readonly to: string;
  readonly after: LinePlace | null;
  readonly limit: number;
}
/** A line by what lists are ordered by: its time, the record that it is in, its position there. */
export interface LinePlace {
  readonly at: string;
  readonly record: AuditRecord;
  readonly position: number;
}
export interface StoredLine {
  readonly position: number;
  readonly told_at: string;
  readonly created_at: Date;
  readonly author: string;
  readonly action: string;
  readonly subject: string;
  readonly note: string;
  /** Whether values before and after are beside it. */
  readonly has_facts: boolean;
  readonly hash: string;
}

/** What one record has behind a place of the list of both: lines of one moment are in the order of their records. */
function writeBehind(record: AuditRecord, after: LinePlace | null) {
  if (after === null) return sql``;
  if (after.record === record)
    return sql`and (l.told_at, l.position) < (${after.at}, ${after.position}::int)`;
  return record < after.record ? sql`and l.told_at <= ${after.at}` : sql`and l.told_at < ${after.at}`;
}

/**
 * The newest lines of a record. Every action, or every subject, is looked up in its index for as many lines as fit on
 * a page: so none of it depends on how long the record is.
 */
export async function readLines(
  { db, merchant }: RecordScope,
  { record, actions, person, subjects, from, to, after, limit }: Narrowed,
): Promise<readonly StoredLine[]> {
  const table = tableOf(record);
  const within = sql`l.merchant = ${merchant} and l.told_at >= ${from} and l.told_at < ${to}
    ${person === '' ? sql`` : sql`and l.author = ${person}`} ${writeBehind(record, after)}`;
  const ones = subjects ?? actions;
  const one =
    subjects === null
      ? sql`l.action = asked.one`
      : sql`l.subject = asked.one and l.action = any(${actions}::text[])`;
  const { rows } = await sql<StoredLine>`
    select e.position, e.told_at, e.created_at, e.author, e.action, e.subject, e.hash, audit_field(e.entry, 'note') as note,
      audit_field(e.entry, 'change') <> '' as has_facts
    from (
      select picked.told_at, picked.position
      from unnest(${ones}::text[]) as asked (one) cross join lateral (
        select l.told_at, l.position from ${table} l where ${within} and ${one}
        order by l.told_at desc, l.position desc limit ${limit}
      ) picked
      order by picked.told_at desc, picked.position desc limit ${limit}
    ) top
    join ${table} e on e.merchant = ${merchant} and e.position = top.position
    order by e.told_at desc, e.position desc`.execute(db);
  return rows;
}

/** How many lines others added since a moment, counted up to a limit. */
export async function countSince(
  { db, merchant }: RecordScope,
  asked: {
    readonly record: AuditRecord;
    readonly actions: readonly string[];
    readonly since: string;
    readonly except: string;
    readonly limit: number;
  },
): Promise<number> {
  const { record, actions, since, except, limit } = asked;
  const { rows } = await sql<{ readonly lines: number }>`
    select count(*)::int as lines from (
      select 1 from unnest(${actions}::text[]) as asked (one) cross join lateral (
        select 1 from ${tableOf(record)} l
        where l.merchant = ${merchant} and l.action = asked.one and l.told_at > ${since} and l.author <> ${except}
        order by l.told_at desc limit ${limit}
      ) one_action
      limit ${limit}
    ) counted`.execute(db);
  return rows[0]?.lines ?? 0;
}

/** Different values of a column that an index of the record begins with, each by one look into the index. */
export async function listValues(
  { db, merchant }: RecordScope,
  record: AuditRecord,
  column: 'action' | 'author',
): Promise<readonly string[]> {
  const [table, name] = [tableOf(record), sql.ref(column)];
  const { rows } = await sql<{ readonly value: string }>`
    with recursive each (value) as (
      (select ${name} from ${table} where merchant = ${merchant} order by ${name} limit 1)
      union all
      select (select l.${name} from ${table} l where l.merchant = ${merchant} and l.${name} > each.value
        order by l.${name} limit 1)
      from each where each.value is not null
    )
    select value from each where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

/** Subjects whose name begins with these words, up to a limit; in lower case. */
export async function findSubjects(
  { db, merchant }: RecordScope,
  record: AuditRecord,
  { begins, limit }: { readonly begins: string; readonly limit: number },
): Promise<readonly string[]> {
  const table = tableOf(record);
  // Behind everything that begins so: the order is by bytes.
  const end = `${begins}\u{10FFFF}`;
  const { rows } = await sql<{ readonly subject: string }>`
    with recursive each (name, subject) as (
      (select subject_name, subject from ${table}
        where merchant = ${merchant} and subject_name >= ${begins} and subject_name < ${end}
        order by subject_name, subject limit 1)
      union all
      select next.subject_name, next.subject from each cross join lateral (
        select l.subject_name, l.subject from ${table} l
        where l.merchant = ${merchant} and (l.subject_name, l.subject) > (each.name, each.subject)
          and l.subject_name < ${end}
        order by l.subject_name, l.subject limit 1
      ) next
    )
    select subject from each limit ${limit}`.execute(db);
  return rows.map(({ subject }) => subject);
}
