import type {
  ProvidersBindRequest,
  ProvidersListValue,
  ProvidersStartRequest,
  ProvidersStartValue,
  ProvidersUnbindRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { tellMember as mailMember } from '../sign-in/authenticator.ts';
import { listOfferedProviders, readPerson, startProvider } from '../sign-in/provider-login.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import { tellMember } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { carryExclusion } from '../../protection/excluded-person.ts';
import { onBreak } from '../../protection/on-break.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { requireRealAccount } from './fund-password.ts';
import { providerNotices } from './security-notices.ts';
import { readProofKind, withProof } from './with-proof.ts';

/** As people call them, in every language. */
const names: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', line: 'LINE' };

const readBound = (db: Database, memberId: string) =>
  db
    .selectFrom('provider_identity')
    .select(['provider', 'created_at'])
    .where('member_id', '=', memberId)
    .execute();

/** Whether the member can log in without any provider: by a password, a code by SMS or a passkey. */
async function hasOtherWay(parts: MemberParts, db: Database, memberId: string): Promise<boolean> {
  const { password_hash, mobile, passkeys } = await db
    .selectFrom('member')
    .select(['password_hash', 'mobile'])
    .select((query) =>
      query
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('passkey.member_id', '=', 'member.id')
        .as('passkeys'),
    )
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (password_hash !== null) return true;
  if (mobile !== null && (await parts.outbox.hasSender('sms'))) return true;
  return Number(passkeys ?? 0) > 0 && isModuleOn(await readSettings(parts), 'LOGINPASSKEY3');
}

/** The providers on offer and those that the account is bound to, also where one was switched off since. */
export async function listProviders(
  parts: MemberParts,
  { id }: Pick<SessionMember, 'id'>,
): Promise<ProvidersListValue> {
  const bound = await readBound(parts.db, id);
  const offered = await listOfferedProviders(parts);
  const gone = bound.map(({ provider }) => provider).filter((provider) => !offered.includes(provider));
  const usable = bound.filter(({ provider }) => offered.includes(provider));
  const stays = usable.length === 1 && !(await hasOtherWay(parts, parts.db, id));
  return {
    list: [...offered, ...gone].map((provider) => ({
      provider,
      since: bound.find((one) => one.provider === provider)?.created_at.toISOString() ?? null,
      lastWay: stays && usable[0]?.provider === provider,
    })),
    provenBy: await readProofKind(parts, id),
  };
}

/** Begins a login at a provider whose answer is bound to this account, after a proof. Gives its address. */
export async function startBinding(
  parts: MemberParts,
  { provider, ...proof }: ProvidersStartRequest,
  caller: Caller,
): Promise<ProvidersStartValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  if ((await readBound(parts.db, member.id)).some((one) => one.provider === provider))
    throw refuseCall('provider.taken', 'The account is bound to a person of this provider.', 409);
  await withProof(parts, member, proof, async () => undefined);
  return startProvider(parts, { provider }, caller, member.id);
}

async function tell(
  parts: MemberParts,
  db: Database,
  memberId: string,
  { provider, what }: { readonly provider: string; readonly what: 'bound' | 'unbound' },
): Promise<void> {
  const words = { provider: names[provider] ?? provider };
  const now = parts.clock.now();
  await tellMember(db, memberId, {
    notice: providerNotices[what],
    values: words,
    at: now,
    about: 'security',
  });
  await mailMember(parts, db, memberId, {
    kind: what === 'bound' ? 'providerBound' : 'providerUnbound',
    words,
  });
}

/**
 * Binds the person of a provider's answer to the account that began it.
 * @throws AppError 400 `provider.refused`; 403 `account.on-break` where the person is excluded; 409 `provider.taken`
 * where person or account is bound already
 */
export async function bindProvider(
  parts: MemberParts,
  request: ProvidersBindRequest,
  caller: Caller,
): Promise<ProvidersListValue> {
  const member = requireMember(caller);
  const { provider, subject, email } = await readPerson(parts, request, caller, member.id);
  const until = await carryExclusion(parts, member.id, { email });
  if (until !== null && member.isOnBreak !== true) throw onBreak(until);
  await parts.db.transaction().execute(async (db) => {
    const bound = await db
      .insertInto('provider_identity')
      .values({
        merchant: parts.merchant,
        provider,
        subject,
        member_id: member.id,
        created_at: parts.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (bound === undefined)
      throw refuseCall('provider.taken', 'The person or the account is bound already.', 409);
    await tell(parts, db, member.id, { provider, what: 'bound' });
  });
  return listProviders(parts, member);
}

/**
 * Takes a provider off the account, after a proof.
 * @throws AppError 404 `provider.unbound`; 409 `provider.last-way`; as `withProof` does
 */
export async function unbindProvider(
  parts: MemberParts,
  member: SessionMember,
  { provider, ...proof }: ProvidersUnbindRequest,
): Promise<ProvidersListValue> {
  await withProof(parts, member, proof, async (db) => {
    // Two removals at the same moment never take the last two ways.
    await db.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
    const bound = await readBound(db, member.id);
    if (!bound.some((one) => one.provider === provider))
      throw refuseCall('provider.unbound', 'The account is not bound to this provider.', 404);
    const offered = await listOfferedProviders(parts);
    const others = bound.filter((one) => one.provider !== provider && offered.includes(one.provider));
    if (others.length === 0 && !(await hasOtherWay(parts, db, member.id)))
      throw refuseCall('provider.last-way', 'It is the only way to log in.', 409);
    await db
      .deleteFrom('provider_identity')
      .where('member_id', '=', member.id)
      .where('provider', '=', provider)
      .execute();
    await tell(parts, db, member.id, { provider, what: 'unbound' });
  });
  return listProviders(parts, member);
}
