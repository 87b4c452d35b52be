import type { SessionEnd } from '../../../src/protocol/session-end.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readPlayRules } from '../../protection/play-rules.ts';
import { notePresence } from '../../protection/play-session.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { CustomerType, SessionScope } from '../../tables.ts';
import { endSessions } from './ended-sessions.ts';

const hour = 3_600_000;
/** A session ends after this long without a call, and at the latest after `longestMs`. */
const idleMs = 8 * hour;
const longestMs = 24 * hour;
/** Writing the time of each call would cost more than it tells. */
const touchMs = 60_000;

/** The member behind a token. */
export interface SessionMember {
  readonly id: string;
  readonly account: string;
  readonly customerType: CustomerType;
  /** When its owner last proved to be it: by a login, a registration, a new password, or a code (`ownerProof`). */
  readonly loggedInAt: Date;
  /** A break is running, and the session is good for withdrawals only. */
  readonly isOnBreak?: true;
  /** End of that break; left out once it has ended. */
  readonly breakUntil?: Date;
  /** A session of support on the member's pages: nothing may be sent. */
  readonly looksOnly?: true;
}
type Deps = Pick<MemberDeps, 'db' | 'clock' | 'random' | 'merchant'>;

/**
 * Opens a session and gives its token, the only time it is seen whole.
 * `network` and `device` are kept for the member's list of devices.
 */
export async function openSession(
  { db, clock, random }: Deps,
  session: {
    readonly memberId: string;
    readonly network: string;
    readonly device: string;
    /** Latest end of a session that is lent; `longestMs` from now where left out. */
    readonly until?: Date;
    /** `all` where left out. */
    readonly scope?: SessionScope;
  },
): Promise<string> {
  const now = clock.now();
  const token = random.token();
  await db
    .deleteFrom('member_session')
    .where('member_id', '=', session.memberId)
    .where('expires_at', '<=', now)
    .execute();
  await db
    .insertInto('member_session')
    .values({
      token_hash: hashToken(token),
      member_id: session.memberId,
      network: session.network,
      device: session.device,
      created_at: now,
      last_seen_at: now,
      expires_at: session.until ?? new Date(now.getTime() + idleMs),
      ends_at: session.until ?? new Date(now.getTime() + longestMs),
      scope: session.scope ?? 'all',
    })
    .execute();
  return token;
}

interface Admissible {
  readonly id: string;
  readonly account: string;
  readonly customer_type: CustomerType;
  readonly created_at: Date;
  readonly proven_at: Date | null;
  readonly scope: SessionScope;
  readonly break_until: Date | null;
}

const findSession = ({ db, clock, merchant }: Pick<Deps, 'db' | 'clock' | 'merchant'>, token: string) =>
  db
    .selectFrom('member_session')
    .innerJoin('member', 'member.id', 'member_session.member_id')
    .select([
      'member.id',
      'member.account',
      'member.customer_type',
      'member_session.created_at',
      'member_session.proven_at',
      'member_session.last_seen_at',
      'member_session.ends_at',
      'member_session.scope',
      'member.break_until',
    ])
    .where('member_session.token_hash', '=', hashToken(token))
    .where('member_session.expires_at', '>', clock.now())
    .where('member.merchant', '=', merchant)
    .where('member.frozen', '=', false)
    .executeTakeFirst();

/** A break ends every session but those opened for withdrawals and those of support, also one opened at the same moment. */
function admit(row: Admissible, now: Date): SessionMember | null {
  const member = {
    id: row.id,
    account: row.account,
    customerType: row.customer_type,
    loggedInAt: row.proven_at ?? row.created_at,
  };
  if (row.scope === 'look') return { ...member, looksOnly: true };
  const until = row.break_until !== null && row.break_until > now ? row.break_until : null;
  if (row.scope === 'withdrawal')
    return { ...member, isOnBreak: true, ...(until === null ? {} : { breakUntil: until }) };
  return until === null ? member : null;
}

/** The member of a token as {@link readSession} gives it, without counting as something the member did. */
export async function peekSession(
  deps: Pick<Deps, 'db' | 'clock' | 'merchant'>,
  token: string,
): Promise<SessionMember | null> {
  const row = token.length > 128 ? undefined : await findSession(deps, token);
  return row === undefined ? null : admit(row, deps.clock.now());
}

/** The member of a token; null where it is unknown, over or ended by a break, or the account is frozen. */
export async function readSession(
  deps: Pick<MemberDeps, 'db' | 'clock' | 'merchant' | 'liveSite'>,
  token: string,
): Promise<SessionMember | null> {
  const row = token.length > 128 ? undefined : await findSession(deps, token);
  if (row === undefined) return null;
  const { db, clock } = deps;
  const now = clock.now();
  const member = admit(row, now);
  if (member === null) return null;
  if (now.getTime() - row.last_seen_at.getTime() > touchMs) {
    const expires = Math.min(now.getTime() + idleMs, row.ends_at.getTime());
    const touched = await db
      .updateTable('member_session')
      .set({ last_seen_at: now, expires_at: new Date(expires) })
      .where('token_hash', '=', hashToken(token))
      .where('last_seen_at', '=', row.last_seen_at)
      .returning('token_hash')
      .executeTakeFirst();
    if (touched !== undefined && row.scope === 'all')
      await notePresence(db, { memberId: row.id, rules: await readPlayRules(deps), now });
  }
  return member;
}

/** Ends every session of a member, and everything that would open or shorten the way to a new one. */
export async function endAccess(
  db: Database,
  memberId: string,
  why: { readonly reason: SessionEnd; readonly at: Date },
): Promise<void> {
  await endSessions(db, memberId, why);
  for (const table of ['trusted_device', 'password_link', 'step_up'] as const)
    await db.deleteFrom(table).where('member_id', '=', memberId).execute();
}

/** Ends those of a lent account: its visitor knows how long it was lent. */
export async function endLent(db: Database, memberId: string): Promise<void> {
  await db.deleteFrom('member_session').where('member_id', '=', memberId).execute();
}

export async function closeSession({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await db.deleteFrom('member_session').where('token_hash', '=', hashToken(token)).execute();
}
