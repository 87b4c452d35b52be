import type { Database } from '../../../server/db/database.ts';
import type { Caller } from '../../calls/call.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';

const cookie = 'foyer_device';
const trustDays = 30;
const dayMs = 86_400_000;
/** Networks that count as known for one account; the oldest makes room. */
const mostNetworks = 20;

/** Puts a network among those that an account is known from. Call it inside a transaction. */
export async function registerNetwork(
  db: Database,
  memberId: string,
  network: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('known_network')
    .values({ member_id: memberId, network, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const newest = db
    .selectFrom('known_network')
    .select('network')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(mostNetworks);
  await db
    .deleteFrom('known_network')
    .where('member_id', '=', memberId)
    .where('network', 'not in', newest)
    .execute();
}

/** Whether this browser was trusted by the member within the last 30 days. */
export async function isTrusted(
  { db, clock }: MemberParts,
  memberId: string,
  caller: Caller,
): Promise<boolean> {
  const token = caller.cookies[cookie];
  if (token === undefined || token === '') return false;
  const row = await db
    .selectFrom('trusted_device')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** The member who trusts this browser; null where there is none. */
export async function findTruster({ db, clock }: MemberParts, caller: Caller): Promise<string | null> {
  const token = caller.cookies[cookie] ?? '';
  const row = await db
    .selectFrom('trusted_device')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/**
 * Whether a member was here before: by network or by trusted browser. An account that was nowhere yet
 * is at home where it is first opened.
 */
export async function isTrustedLocation(
  parts: MemberParts,
  memberId: string,
  caller: Caller,
): Promise<boolean> {
  const { db, clock } = parts;
  const networks = await db
    .selectFrom('known_network')
    .select('network')
    .where('member_id', '=', memberId)
    .execute();
  if (networks.some(({ network }) => network === caller.network)) return true;
  if (networks.length === 0) {
    await registerNetwork(db, memberId, caller.network, clock.now());
    return true;
  }
  return isTrusted(parts, memberId, caller);
}

/** Trusts this browser for 30 days, for the account that was logged in to last. */
export async function trustDevice(parts: MemberParts, memberId: string, caller: Caller): Promise<void> {
  const { db, clock, random, secureCookies } = parts;
  const token = random.token();
  const now = clock.now();
  await db.deleteFrom('trusted_device').where('expires_at', '<=', now).execute();
  await db
    .insertInto('trusted_device')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      label: caller.device,
      network: caller.network,
      created_at: now,
      expires_at: new Date(now.getTime() + trustDays * dayMs),
    })
    .execute();
  void caller.reply.setCookie(cookie, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: secureCookies,
    path: '/wps',
    maxAge: trustDays * 86_400,
  });
}
