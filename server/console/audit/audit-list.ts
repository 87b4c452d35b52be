import { sql } from 'kysely';
import {
  areaOfAction,
  auditRecords,
  type AuditKind,
  type AuditRecord,
} from '../../../src/protocol/audit/audit-actions.ts';
import { readDeskChange } from '../../../src/protocol/audit/audit-sentences.ts';
import type { AuditEntry, AuditPage, AuditSought } from '../../../src/protocol/calls/audit.ts';
import type { ConsolePermission } from '../../../src/protocol/console/console-api.ts';
import { findMoment } from '../../../src/protocol/release/schedule.ts';
import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import {
  findSubjects,
  listValues,
  readLines,
  type LinePlace,
  type RecordScope,
  type StoredLine,
} from './audit-records.ts';

export const linesPerPage = 50;
/** More subjects than this with one beginning are not searched: the words have to be longer. */
const mostSubjects = 200;
const dayMs = 86_400_000;

/** Who reads the list: an operator, with what the role may see. */
export interface AuditReader {
  readonly accountId: string;
  readonly username: string;
  readonly permissions: readonly ConsolePermission[];
}
export interface ListScope extends RecordScope {
  readonly readTimeZone: () => Promise<string>;
}
/** The actions of a record that a role may see, and those that are asked for. */
export const listActions = async (
  scope: RecordScope,
  record: AuditRecord,
  { permissions }: Pick<AuditReader, 'permissions'>,
  kind: AuditKind | 'all' = 'all',
): Promise<readonly string[]> =>
  (await listValues(scope, record, 'action')).filter((action) => {
    const area = areaOfAction(action);
    return permissions.includes(area.needs) && (kind === 'all' || area.kind === kind);
  });

/** The beginning of a day as a moment; of a day whose midnight the clocks skip, an hour later. */
function startOf(day: string, zone: string): number {
  const midnight = findMoment(`${day}T00:00`, zone);
  const moment = midnight === 'gap' ? findMoment(`${day}T01:00`, zone) : midnight;
  return typeof moment === 'number' ? moment : Number.NaN;
}
const writeMoment = (moment: number, otherwise: string): string =>
  Number.isNaN(moment) ? otherwise : new Date(moment).toISOString();
/** The moments between the two days, both included. An end that is not asked for is before or behind all text. */
function readSpan({ from, to }: Pick<AuditSought, 'from' | 'to'>, zone: string) {
  const next = to === '' ? '' : utcDay(new Date(Date.parse(`${to}T00:00:00Z`) + dayMs));
  return {
    from: from === '' ? '' : writeMoment(startOf(from, zone), ''),
    to: next === '' ? '~' : writeMoment(startOf(next, zone), '~'),
  };
}

const cursorPattern = /^([^_]*)_(site|operations)_(\d{1,9})$/;
const writeCursor = (place: LinePlace): string => `${place.at}_${place.record}_${place.position}`;
/** Null for a text that is none: the list begins at its start. */
function readCursor(text: string): LinePlace | null {
  const [, moment = '', record, position] = cursorPattern.exec(text) ?? [];
  if (record === undefined) return null;
  return { at: moment, record: record === 'site' ? 'site' : 'operations', position: Number(position) };
}

/** Accounts of the members that lines are about, by number. */
async function readAccounts({ db, merchant }: RecordScope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}
const memberSubjects = ['member', 'unfreeze', 'authenticator', 'holdLift'];
/** Number of the member that a line is about; null where it is about none. */
function readMemberId(subject: string): string | null {
  const [kind = '', id = ''] = subject.split(':');
  return memberSubjects.includes(kind) && /^[0-9]{1,18}$/.test(id) ? id : null;
}

interface Subjects {
  /** Null: whatever it is about. */
  readonly subjects: readonly string[] | null;
  readonly isCut: boolean;
}
/** What the list is to be about, in one record. */
async function readSubjects(
  scope: RecordScope,
  record: AuditRecord,
  { permissions }: Pick<AuditReader, 'permissions'>,
  { subject, search }: Pick<AuditSought, 'subject' | 'search'>,
): Promise<Subjects> {
  if (subject !== '') return { subjects: [subject], isCut: false };
  const begins = search.trim().toLowerCase();
  if (begins === '') return { subjects: null, isCut: false };
  const limit = mostSubjects + 1;
  const subjects = await findSubjects(scope, record, { begins, limit });
  const ofMember =
    record === 'operations' && permissions.includes('players') ? await findMemberSubjects(scope, begins) : [];
  return {
    subjects: [...new Set([...subjects.slice(0, mostSubjects), ...ofMember])],
    isCut: subjects.length > mostSubjects,
  };
}
/** Everything about the member who has this account. */
async function findMemberSubjects(scope: RecordScope, account: string): Promise<readonly string[]> {
  const member = await scope.db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', scope.merchant)
    .where(sql`lower(account)`, '=', account)
    .executeTakeFirst();
  if (member === undefined) return [];
  const asked = { limit: mostSubjects };
  const subjects = [
    ...(await findSubjects(scope, 'operations', { begins: `${member.id}:`, ...asked })),
    `member:${member.id}`,
  ];
  return subjects.filter((subject) => readMemberId(subject) === member.id);
}

interface Found {
  readonly lines: readonly (LinePlace & StoredLine)[];
  readonly isCut: boolean;
}
/** The newest lines of both records, in one order. */
async function findLines(
  scope: ListScope,
  reader: Pick<AuditReader, 'permissions'>,
  sought: AuditSought,
  { after, limit }: { readonly after: LinePlace | null; readonly limit: number },
): Promise<Found> {
  const span = readSpan(sought, await scope.readTimeZone());
  const parts = await Promise.all(
    auditRecords.map(async (record) => {
      const actions = await listActions(scope, record, reader, sought.kind);
      const { subjects, isCut } = await readSubjects(scope, record, reader, sought);
      const asked = { record, actions, person: sought.person, subjects, ...span, after, limit };
      const lines = await readLines(scope, asked);
      return { lines: lines.map((line) => ({ ...line, record, at: line.told_at })), isCut };
    }),
  );
  const newestFirst = (one: LinePlace, other: LinePlace): number =>
    one.at === other.at
      ? other.record.localeCompare(one.record) || other.position - one.position
      : one.at < other.at
        ? 1
        : -1;
  return {
    lines: parts
      .flatMap(({ lines }) => lines)
      .toSorted(newestFirst)
      .slice(0, limit),
    isCut: parts.some(({ isCut }) => isCut),
  };
}

async function writeLines(
  scope: RecordScope,
  { permissions }: Pick<AuditReader, 'permissions'>,
  lines: Found['lines'],
): Promise<readonly AuditEntry[]> {
  const ids = lines.flatMap(({ subject }) => readMemberId(subject) ?? []);
  const accounts = await readAccounts(scope, permissions.includes('players') ? [...new Set(ids)] : []);
  return lines.map(
    ({
      record,
      position,
      at,
      created_at: createdAt,
      author,
      action,
      subject,
      note,
      hash,
      has_facts: hasFacts,
    }) => ({
      record,
      position,
      // A line that was changed from outside may have no time.
      at: at === '' ? createdAt.toISOString() : at,
      author,
      action,
      subject,
      note,
      account: accounts.get(readMemberId(subject) ?? '') ?? null,
      hasChange: hasFacts || readDeskChange(subject) !== null,
      hash,
    }),
  );
}

/** A page of the list, as a role may see it. */
export async function listAudit(
  scope: ListScope,
  reader: AuditReader,
  { after = '', ...sought }: AuditSought & { readonly after?: string },
): Promise<AuditPage> {
  const { lines: all, isCut } = await findLines(scope, reader, sought, {
    after: readCursor(after),
    limit: linesPerPage + 1,
  });
  const lines = all.slice(0, linesPerPage);
  const last = lines.at(-1);
  const authors = await Promise.all(auditRecords.map((record) => listValues(scope, record, 'author')));
  return {
    rows: await writeLines(scope, reader, lines),
    next: all.length > linesPerPage && last !== undefined ? writeCursor(last) : null,
    people: [...new Set(authors.flat())].filter((name) => name !== '').toSorted(),
    isCut,
  };
}

/** The same lines without pages, up to a limit. */
export async function findAudit(
  scope: ListScope,
  reader: AuditReader,
  sought: AuditSought,
  limit: number,
): Promise<readonly AuditEntry[]> {
  const { lines } = await findLines(scope, reader, sought, { after: null, limit });
  return writeLines(scope, reader, lines);
}
