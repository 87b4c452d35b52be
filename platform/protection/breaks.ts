import type {
  CareBreakEndRequest,
  CareBreakEndValue,
  CareTakeBreakRequest,
  CareTakeBreakValue,
  SessionEnterOnBreakRequest,
} from '../../src/protocol/generated/wire-types.ts';
import { isSameLength, panicLength, type BreakLength } from '../../src/protocol/time/break-length.ts';
import type { AppError } from '../../server/infrastructure/http/app-error.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import { hashToken } from '../calls/tokens.ts';
import { recordLogin } from '../identity/sessions/login-history.ts';
import { openSession } from '../identity/sessions/sessions.ts';
import type { LoginWay } from '../identity/tables.ts';
import type { SignedIn } from '../identity/wire.ts';
import type { MemberParts } from '../parts.ts';
import { requireRealAccount } from '../identity/security/fund-password.ts';
import { readSettings } from '../calls/system/settings.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { beginBreak } from './begin-break.ts';
import { isOfPerson } from './end-of-break.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { frozenAccount, onBreak } from './on-break.ts';
import { readPlayRules } from './play-rules.ts';
import { isOnRequest, joinPlans, planBreak, type BreakPlan } from './return-rule.ts';
import { readBreakInForce } from './return-store.ts';

const ticketMinutes = 10;

/** The plan of a break that the member begins now, if no stricter one is in force. */
async function computePlan(
  parts: MemberParts,
  length: BreakLength,
  caller: Caller,
  now: Date,
): Promise<BreakPlan> {
  requireRealAccount(requireMember(caller));
  const profile = await readJurisdiction(parts);
  const { timeOuts, exclusions, panicButton } = profile;
  const offer = [...timeOuts, ...exclusions, ...(panicButton ? [panicLength] : [])];
  const isOffered = offer.some((one) => isSameLength(one, length));
  if (!isOffered) throw refuseCall('break.not-offered', 'The market has no break of this length.');
  return planBreak(profile, length, now, (await readSettings(parts)).timeZone);
}

/** When and how {@link takeBreak} would let a break end that begins now. */
export async function foreseeEnd(
  parts: MemberParts,
  { length }: CareBreakEndRequest,
  caller: Caller,
): Promise<CareBreakEndValue> {
  const now = parts.clock.now();
  const plan = await computePlan(parts, length, caller, now);
  const inForce = await readBreakInForce(parts.db, requireMember(caller).id, now);
  const foreseen = inForce === null ? plan : joinPlans(inForce, plan);
  return { until: foreseen.endsAt.toISOString(), onRequest: isOnRequest(foreseen) };
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
  const plan = await computePlan(parts, length, caller, now);
  const { roundEnding: ending } = await readPlayRules(parts);
  const isExclusion = isOfPerson(await readJurisdiction(parts), {
    length,
    from: now,
    until: plan.endsAt,
  });
  const { merchant } = parts;
  const inForce = await parts.db.transaction().execute(async (db) => {
    await lockMember(db, id);
    await beginBreak(db, id, { merchant, plan, ending, at: now, isExclusion });
    return readBreakInForce(db, id, now);
  });
  if (inForce === null) throw new Error('Expected the break that began to be in force.');
  return { until: inForce.endsAt.toISOString(), onRequest: isOnRequest(inForce) };
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
  const inForce = await readBreakInForce(db, login.memberId, now);
  const until = inForce === null ? login.until : (inForce.opensAt ?? inForce.endsAt);
  const onRequest = inForce !== null && inForce.opensAt === null && isOnRequest(inForce);
  return onBreak(until, { ticket, onRequest });
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
