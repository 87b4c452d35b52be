import type { memberFile, MemberPapers } from '../../../src/protocol/calls/member-file.ts';
import type { AnswerOf, InputOf } from '../../../src/protocol/console/define-call.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { findProvider, maskNumber } from '../../money/withdrawals/providers.ts';
import { openFile, type FileDeps } from './file-page.ts';

/** As many of each as one page shows; a member has a few. */
const mostListed = 50;
const readField = (profile: Readonly<Record<string, unknown>>, name: string): string => {
  const value = profile[name];
  return typeof value === 'string' ? value : '';
};
/** `1990-04-17` → `1990-••-••`: an age, and no birthday. */
const maskBirthday = (day: string): string => (day === '' ? '' : `${day.slice(0, 4)}-••-••`);
const maskFilled = (number: string): string => (number === '' ? '' : maskNumber(number));

const listDocuments = (db: Database, id: string) =>
  db
    .selectFrom('identity_document')
    .select(['id', 'created_at', 'type', 'number', 'status', 'remark'])
    .where('member_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
const listPayouts = (db: Database, id: string) =>
  db
    .selectFrom('payout_account')
    .select(['id', 'created_at', 'kind', 'provider', 'holder', 'number', 'removed_at'])
    .where('member_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();

/** Who a member is, what proves it, and where money goes out to. */
export async function readPapers(deps: FileDeps, { id }: { readonly id: string }): Promise<MemberPapers> {
  const { db } = deps;
  await openFile(deps, id);
  const [{ profile }, documents, payouts] = await Promise.all([
    db.selectFrom('member').select('profile').where('id', '=', id).executeTakeFirstOrThrow(),
    listDocuments(db, id),
    listPayouts(db, id),
  ]);
  return {
    birthday: maskBirthday(readField(profile, 'birthday')),
    idNumber: maskFilled(readField(profile, 'idNumber')),
    nationality: readField(profile, 'nationality'),
    documents: documents.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      type: row.type,
      maskedNumber: maskNumber(row.number),
      status: row.status,
      remark: row.remark,
    })),
    payouts: payouts.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      kind: row.kind,
      provider: findProvider(row.provider)?.name ?? row.provider,
      holder: row.holder,
      maskedNumber: maskNumber(row.number),
      isRemoved: row.removed_at !== null,
    })),
  };
}

type Request = InputOf<typeof memberFile.reveal>;
async function findWhole(db: Database, { id, what, row }: Request): Promise<string | null | undefined> {
  if (what === 'document' || what === 'payout') {
    if (row === '') return undefined;
    const line = await db
      .selectFrom(what === 'document' ? 'identity_document' : 'payout_account')
      .select('number')
      .where('id', '=', row)
      .where('member_id', '=', id)
      .executeTakeFirst();
    return line?.number;
  }
  const { mobile, email, profile } = await db
    .selectFrom('member')
    .select(['mobile', 'email', 'profile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    mobile,
    email,
    birthday: readField(profile, 'birthday'),
    idNumber: readField(profile, 'idNumber'),
  }[what];
}

/** Shows what is masked, and writes down who saw it and why: neither is ever without the other. */
export async function revealPart(
  deps: FileDeps,
  request: Request,
): Promise<AnswerOf<typeof memberFile.reveal>> {
  const { db, merchant, clock } = deps;
  const { id, what, row, note, by } = request;
  await openFile(deps, id);
  return db.transaction().execute(async (work) => {
    const whole = (await findWhole(work, request)) ?? '';
    if (whole === '') throw refuseCall('member.unknown', 'There is nothing of this kind.', 404);
    await appendOperation(work, merchant, {
      action: 'member.reveal',
      author: by,
      subject: `member:${id}`,
      note: `${what}${row === '' ? '' : ` ${row}`}: ${note}`,
      at: clock.now(),
    });
    return { text: whole };
  });
}
