import { sql, type RawBuilder } from 'kysely';
import type { memberFile, NoteLine } from '../../../src/protocol/calls/member-file.ts';
import type { AnswerOf, InputOf } from '../../../src/protocol/console/define-call.ts';
import { beforeOf, cutPage, openFile, pageLimit, type FileDeps, type FilePage } from './file-page.ts';

interface NoteRow {
  readonly id: string;
  readonly body: string;
  readonly written_by: string;
  readonly created_at: Date;
}
const writeNote = ({ id, body, written_by, created_at }: NoteRow): NoteLine => ({
  id,
  at: created_at.toISOString(),
  by: written_by,
  text: body,
});
const noteColumns = ['id', 'body', 'written_by', 'created_at'] as const;

export async function readNotes(deps: FileDeps, page: FilePage): Promise<AnswerOf<typeof memberFile.notes>> {
  await openFile(deps, page.id);
  const rows = await deps.db
    .selectFrom('member_note')
    .select(noteColumns)
    .where('member_id', '=', page.id)
    .where('id', '<', beforeOf(page))
    .orderBy('id', 'desc')
    .limit(pageLimit)
    .execute();
  return cutPage(rows, writeNote);
}

/** The note has its author and its moment itself, and the database lets none be changed. */
export async function addNote(
  deps: FileDeps,
  { id, note, by }: InputOf<typeof memberFile.addNote>,
): Promise<NoteLine> {
  await openFile(deps, id);
  const row = await deps.db
    .insertInto('member_note')
    .values({
      merchant: deps.merchant,
      member_id: id,
      body: note,
      written_by: by,
      created_at: deps.clock.now(),
    })
    .returning(noteColumns)
    .executeTakeFirstOrThrow();
  return writeNote(row);
}

/** Things of a member that operators decide on: how the record names one, and where they are. */
const decided = {
  deposit: 'deposit_order',
  withdrawal: 'withdrawal',
  redemption: 'point_redemption',
  application: 'activity_application',
  document: 'identity_document',
  feedback: 'feedback',
} as const;
/** Proposals about a member: the record names the member before the proposal. */
const proposed = ['unfreeze', 'holdLift', 'authenticator'] as const;
/** The newest of each kind: what is older is found by the thing itself. */
const mostOfKind = 200;

interface OperationRow {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly note: string;
}
/** What operators did about a member and the member's things. Looks are not in it: they are nothing that was done. */
export async function readHistory(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.history>> {
  const { db, merchant } = deps;
  await openFile(deps, page.id);
  const before = sql`least(${beforeOf(page)}::bigint, 2147483647)::integer`;
  const columns = sql`position::text as id, told_at as at, author as by, action, subject,
    audit_field(entry, 'note') as note, position`;
  const of = (subject: RawBuilder<unknown>) => sql`select ${columns} from operation_audit
    where merchant = ${merchant} and ${subject} and position < ${before} and action not like '%.look'
    order by position desc limit ${pageLimit}`;
  const things = Object.entries(decided).map(
    ([name, table]) =>
      sql`(select ${`${name}:`}::text || id as subject from ${sql.table(table)} where member_id = ${page.id}
        order by id desc limit ${mostOfKind})`,
  );
  const proposals = proposed.map(
    (name) => sql`(${of(sql`subject > ${`${name}:${page.id}:`} and subject < ${`${name}:${page.id};`}`)})`,
  );
  const { rows } = await sql<OperationRow>`select id, at, by, action, subject, note from (
      (${of(sql`subject = ${`member:${page.id}`}`)})
      union all ${sql.join(proposals, sql` union all `)}
      union all select o.* from (${sql.join(things, sql` union all `)}) s
        cross join lateral (${of(sql`subject = s.subject`)}) o
    ) every order by position desc limit ${pageLimit}`.execute(db);
  return cutPage(rows, (row) => row);
}
