import type {
  CareBreakEndRequest,
  CareBreakEndValue,
  CareTakeBreakRequest,
  CareTakeBreakValue,
  SessionEnterOnBreakRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import { isSameLength, panicLength, type BreakLength } from '../../../src/protocol/break-length.ts';
import type { AppError } from '../../platform/app-error.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { refuseCall } from '../http/refusals.ts';
import { hashToken } from '../http/tokens.ts';
import { recordLogin } from '../identity/login-history.ts';
import { openSession } from '../identity/sessions.ts';
import type { LoginWay } from '../identity/tables.ts';
import type { SignedIn } from '../identity/wire.ts';
import type { MemberParts } from '../parts.ts';
import { requireRealAccount } from '../security/fund-password.ts';
import { readSettings } from '../system/settings.ts';
import { lockMember } from '../withdrawals/accounts.ts';
import { beginBreak, chooseLater } from './begin-break.ts';
import { endOfBreak, isOfPerson } from './end-of-break.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { frozenAccount, onBreak } from './on-break.ts';
import { readPlayRules } from './play-rules.ts';

const ticketMinutes = 10;

/** The end of a break that the member begins now, if no longer one is in force. */
async function computeEnd(parts: MemberParts, length: BreakLength, caller: Caller, now: Date): Promise<Date> {
  requireRealAccount(requireMember(caller));
  const { timeOuts, exclusions, panicButton } = await readJurisdiction(parts);
  const offer = [...timeOuts, ...exclusions, ...(panicButton ? [panicLength] : [])];
  const isOffered = offer.some((one) => isSameLength(one, length));
  if (!isOffered) throw refuseCall('break.not-offered', 'The market has no break of this length.');
  return endOfBreak(now, length, (await readSettings(parts)).timeZone);
}

/** When {@link takeBreak} would let a break end that begins now. */
export async function foreseeEnd(
  parts: MemberParts,
  { length }: CareBreakEndRequest,
  caller: Caller,
): Promise<CareBreakEndValue> {
  const until = await computeEnd(parts, length, caller, parts.clock.now());
  const { break_until } = await parts.db
    .selectFrom('member')
    .select('break_until')
    .where('id', '=', requireMember(caller).id)
    .executeTakeFirstOrThrow();
  return { until: chooseLater(break_until, until).toISOString() };
}

/**
 * Begins a break or an exclusion immediately: every session ends, unpaid deposits are cancelled, and until it
 * ends only the login for withdrawals is allowed. It can be made longer, never shorter; asked for a shorter
 * one, the longer continues.
 */
export async function takeBreak(
  parts: MemberParts,
  { length }: CareTakeBreakRequest,
  caller: Caller,
): Promise<CareTakeBreakValue> {
  const { id } = requireMember(caller);
  const now = parts.clock.now();
  const end = await computeEnd(parts, length, caller, now);
  const { roundEnding: ending } = await readPlayRules(parts);
  const isExclusion = isOfPerson(await readJurisdiction(parts), { length, from: now, until: end });
  const { merchant } = parts;
  const until = await parts.db.transaction().execute(async (db) => {
    await lockMember(db, id);
    return beginBreak(db, id, { merchant, until: end, ending, at: now, isExclusion });
  });
  return { until: until.toISOString() };
}

/**
 * The answer to a good login during a break: when it ends, and a ticket that opens a session for
 * withdrawals. The money is the member's also while play is closed.
 */
export async function refuseLoginOnBreak(
  { db, clock, random }: MemberParts,
  login: { readonly memberId: string; readonly until: Date; readonly device: string; readonly way: LoginWay },
): Promise<AppError> {
  const now = clock.now();
  const ticket = random.token();
  await db.deleteFrom('care_ticket').where('expires_at', '<=', now).execute();
  await db
    .insertInto('care_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      member_id: login.memberId,
      device: login.device,
      way: login.way,
      expires_at: new Date(now.getTime() + ticketMinutes * 60_000),
    })
    .execute();
  return onBreak(login.until, { ticket });
}

/** Opens, once, the session for withdrawals that a ticket allows. */
export async function enterOnBreak(
  parts: MemberParts,
  { ticket }: SessionEnterOnBreakRequest,
  caller: Caller,
): Promise<SignedIn> {
  const row = await parts.db
    .deleteFrom('care_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', parts.clock.now())
    .returning(['member_id', 'device', 'way'])
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('break.ticket-used', 'The ticket is unknown, over or used.');
  const member = await parts.db
    .selectFrom('member')
    .select(['id', 'account', 'customer_type', 'frozen', 'closed_at'])
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  if (member.frozen) throw frozenAccount(member.closed_at);
  const place = { network: caller.network, device: row.device };
  const token = await openSession(parts, { ...place, memberId: member.id, scope: 'withdrawal' });
  await recordLogin(parts, member.id, place, row.way);
  return {
    id: member.id,
    userName: member.account,
    token,
    customerType: member.customer_type,
    firstTimeLogin: false,
    passwordExpired: false,
    passwordDefault: false,
  };
}
