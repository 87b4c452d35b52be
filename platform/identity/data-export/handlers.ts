import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type {
  DataExportFileValue,
  DataExportReadValue,
  DataExportRequestRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import { tooManyRequests } from '../../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../security/fund-password.ts';
import { requireLoginPassword } from '../security/login-password.ts';
import { exportDays, planExport } from './make-export.ts';

const dayMs = 86_400_000;
const open = promisify(gunzip);

const readNewest = ({ db, clock }: MemberParts, memberId: string) =>
  db
    .selectFrom('data_export')
    .select(['id', 'requested_at', 'ready_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .orderBy('id', 'desc')
    .executeTakeFirst();

async function readExport(parts: MemberParts, caller: Caller): Promise<DataExportReadValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const { password_hash } = await parts.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const needsPassword = password_hash !== null;
  const newest = await readNewest(parts, member.id);
  if (newest === undefined) return { state: 'none', readyAt: '', expiresAt: '', mayAsk: true, needsPassword };
  const { ready_at, requested_at, expires_at } = newest;
  return {
    state: ready_at === null ? 'preparing' : 'ready',
    readyAt: ready_at?.toISOString() ?? '',
    expiresAt: expires_at.toISOString(),
    mayAsk: ready_at !== null && requested_at.getTime() + dayMs <= parts.clock.now().getTime(),
    needsPassword,
  };
}

/** Asks for a copy, with the login password: a stolen session alone shows no whole numbers of accounts. */
async function requestExport(
  parts: MemberParts,
  { password = '' }: DataExportRequestRequest,
  caller: Caller,
): Promise<DataExportReadValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  await requireLoginPassword(parts, member, password);
  const now = parts.clock.now();
  await parts.db.transaction().execute(async (db) => {
    await db.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
    const newest = await readNewest({ ...parts, db }, member.id);
    // Asked for twice at the same moment, it is one copy.
    if (newest?.ready_at === null) return;
    const waitMs = newest === undefined ? 0 : newest.requested_at.getTime() + dayMs - now.getTime();
    if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1_000));
    const { id } = await db
      .insertInto('data_export')
      .values({
        member_id: member.id,
        requested_at: now,
        expires_at: new Date(now.getTime() + exportDays * dayMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await planExport(db, parts, id);
  });
  return readExport(parts, caller);
}

/** The newest copy as a file. @throws AppError 404 `data-export.unknown` */
async function readFile({ db, clock }: MemberParts, caller: Caller): Promise<DataExportFileValue> {
  const row = await db
    .selectFrom('data_export')
    .select(['body', 'ready_at'])
    .where('member_id', '=', requireMember(caller).id)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', clock.now())
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row?.body === undefined || row.body === null || row.ready_at === null)
    throw refuseCall('data-export.unknown', 'There is no copy, or it has expired.', 404);
  return {
    name: `my-data-${utcDay(row.ready_at)}.json`,
    mediaType: 'application/json',
    content: (await open(row.body)).toString('base64'),
  };
}

/** A copy of all that is held about the member. */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, `dataExport.${'read' | 'request' | 'file'}`> => ({
  'dataExport.read': (_, caller) => readExport(parts, caller),
  'dataExport.request': (request, caller) => requestExport(parts, request, caller),
  'dataExport.file': (_, caller) => readFile(parts, caller),
});
