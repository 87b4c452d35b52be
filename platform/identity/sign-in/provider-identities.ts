import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';

const bindingMinutes = 10;

/** Who a provider says that a person is. */
export interface ProviderPerson {
  readonly provider: string;
  readonly subject: string;
}

/** The account that a provider's person belongs to, or null. */
export async function findBound(
  { db, merchant }: MemberParts,
  { provider, subject }: ProviderPerson,
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_identity')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** A ticket for a provider identity that is not yet bound to a member: valid once, for ten minutes. */
export async function openBinding(
  { db, clock, random, merchant }: MemberParts,
  { provider, subject }: ProviderPerson,
): Promise<string> {
  const ticket = random.token();
  const now = clock.now();
  await db.deleteFrom('provider_binding').where('expires_at', '<=', now).execute();
  await db
    .insertInto('provider_binding')
    .values({
      ticket_hash: hashToken(ticket),
      merchant,
      provider,
      subject,
      expires_at: new Date(now.getTime() + bindingMinutes * 60_000),
    })
    .execute();
  return ticket;
}

/** Throws where a ticket is unknown, over or used. */
export async function checkBinding({ db, clock, merchant }: MemberParts, ticketHash: string): Promise<void> {
  const row = await db
    .selectFrom('provider_binding')
    .select('ticket_hash')
    .where('ticket_hash', '=', ticketHash)
    .where('merchant', '=', merchant)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('provider.expired', 'The ticket is unknown, over or used.');
}

/** Uses up a ticket and binds its person to an account, inside the transaction of what it was for. */
export async function useBinding(
  db: Database,
  { clock, merchant }: Pick<MemberParts, 'clock' | 'merchant'>,
  ticketHash: string,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  const person = await db
    .deleteFrom('provider_binding')
    .where('ticket_hash', '=', ticketHash)
    .where('merchant', '=', merchant)
    .where('expires_at', '>', now)
    .returning(['provider', 'subject'])
    .executeTakeFirst();
  if (person === undefined) throw refuseCall('provider.expired', 'The ticket is unknown, over or used.');
  const bound = await db
    .insertInto('provider_identity')
    .values({ merchant, ...person, member_id: memberId, created_at: now })
    // One account per person, and one person of a provider per account.
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (bound === undefined)
    throw refuseCall('provider.taken', 'The person or the account is bound already.', 409);
}

export async function bindByHash(parts: MemberParts, ticketHash: string, memberId: string): Promise<void> {
  await parts.db.transaction().execute((db) => useBinding(db, parts, ticketHash, memberId));
}
