import { createHash } from 'node:crypto';
import type {
  SessionBindProviderRequest,
  SessionExchangeProviderRequest,
  SessionStartProviderRequest,
  SessionStartProviderValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import type { IdentityProvider } from '../../../server/infrastructure/outside/identity-provider.ts';
import type { Caller } from '../../calls/call.ts';
import { notAvailable, refuseCall } from '../../calls/refusals.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { carryExclusion, refuseExcluded } from '../../protection/excluded-person.ts';
import { describePerson } from '../../protection/exclusion-marks.ts';
import { frozenAccount } from '../../protection/on-break.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { findByNameAndPassword } from './log-in.ts';
import { findMemberById, completeLogin } from '../members.ts';
import { bindByHash, checkBinding, findBound, openBinding } from './provider-identities.ts';
import { requireAuthenticator, requireTrustedLocation } from './step-up.ts';
import { verifyIdToken } from './verify-id-token.ts';
import type { SignedIn } from '../wire.ts';

const cookie = 'foyer_provider';
const minutes = 10;
const starts = { limit: 60, windowSeconds: 600 } as const;
/** LINE refuses a login that asks for the address of one whose operator has no leave for it. */
const scopes: Readonly<Record<string, string>> = { line: 'openid profile' };
/** Where a provider sends the browser back to; a page without a script, which the portal's page reads. */
export const answerPath = '/identity/answer';

/** Module of the whitelabel that switches a provider. */
const providerModules: Readonly<Record<string, string>> = {
  google: 'LOGINGOOGLE3',
  facebook: 'LOGINFACEBOOK3',
  line: 'LOGINLINE3',
};

/** Whether a provider is there and switched on. */
const isOffered = (
  { identityProviders }: MemberParts,
  settings: Awaited<ReturnType<typeof readSettings>>,
  id: string,
): boolean => {
  const moduleId = providerModules[id];
  return (
    moduleId !== undefined && isModuleOn(settings, moduleId) && identityProviders.some((one) => one.id === id)
  );
};

/** Providers that people can log in by now, in the order of lists. */
export async function listOfferedProviders(parts: MemberParts): Promise<readonly string[]> {
  const settings = await readSettings(parts);
  return Object.keys(providerModules).filter((id) => isOffered(parts, settings, id));
}

async function findProvider(parts: MemberParts, id: string): Promise<IdentityProvider> {
  const provider = parts.identityProviders.find((one) => one.id === id);
  if (provider === undefined || !isOffered(parts, await readSettings(parts), id))
    throw notAvailable(`Login by "${id}" is switched off.`);
  return provider;
}

/**
 * Begins a login by a provider: authorization code with PKCE, a state that counts in this browser
 * only, and a nonce (RFC 9700, section 2.1). Gives the address for the window. With `memberId` its answer
 * binds that account and is no login.
 */
export async function startProvider(
  parts: MemberParts,
  request: SessionStartProviderRequest,
  caller: Caller,
  memberId: string | null = null,
): Promise<SessionStartProviderValue> {
  const provider = await findProvider(parts, request.provider);
  const { db, clock, random, merchant } = parts;
  await requireToken(parts.limits, { key: `provider@${caller.network}`, ...starts });
  const [state, nonce, verifier, browser] = [random.token(), random.token(), random.token(), random.token()];
  const now = clock.now();
  await db.deleteFrom('provider_login').where('expires_at', '<=', now).execute();
  await db
    .insertInto('provider_login')
    .values({
      state_hash: hashToken(state),
      merchant,
      provider: provider.id,
      browser_hash: hashToken(browser),
      nonce,
      verifier,
      member_id: memberId,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute();
  void caller.reply.setCookie(cookie, browser, {
    httpOnly: true,
    sameSite: 'strict',
    secure: parts.secureCookies,
    path: '/wps',
    maxAge: minutes * 60,
  });
  const url = new URL(provider.authorizationEndpoint);
  const query = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: `${parts.portalOrigin}${answerPath}`,
    scope: scopes[provider.id] ?? 'openid profile email',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
}

/** Takes what the provider said, once, and gives the person it speaks of: to who began it, for what it was begun. */
export async function readPerson(
  parts: MemberParts,
  request: SessionExchangeProviderRequest,
  caller: Caller,
  memberId: string | null = null,
) {
  const provider = await findProvider(parts, request.provider);
  const begun = await parts.db
    .deleteFrom('provider_login')
    .where('state_hash', '=', hashToken(request.state))
    .where('browser_hash', '=', hashToken(caller.cookies[cookie] ?? ''))
    .where('merchant', '=', parts.merchant)
    .where('provider', '=', provider.id)
    .where('expires_at', '>', parts.clock.now())
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst();
  if (begun === undefined) throw refuseCall('provider.refused', 'No login of this browser has this state.');
  const exchange = {
    code: request.code,
    verifier: begun.verifier,
    redirectUri: `${parts.portalOrigin}${answerPath}`,
  };
  const idToken = await provider.exchange(exchange).catch((cause: unknown) => {
    throw Object.assign(refuseCall('provider.refused', 'The provider did not take the code.'), { cause });
  });
  const person = await verifyIdToken(provider, idToken, begun.nonce, parts.clock.now());
  return { provider: provider.id, ...person };
}

/** Of what a provider says of a person, in characters. */
const longestText = 80;

/** A suggestion for an account name: letters and digits of the person's name. */
const suggestName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .slice(0, 12);

/**
 * Ends a login by a provider: the account that the person is bound to, else `bind_customer_required`
 * with a ticket for binding one (wire contract). A member with an authenticator is asked for its code
 * here as after a password.
 */
export async function exchangeProvider(
  parts: MemberParts,
  request: SessionExchangeProviderRequest,
  caller: Caller,
): Promise<SignedIn> {
  const person = await readPerson(parts, request, caller);
  const memberId = await findBound(parts, person);
  if (memberId === null) {
    // What is registered after this is judged by what is typed there; the provider's address is known only here.
    await refuseExcluded(parts, describePerson({}, { email: person.email, phone: null }));
    const bindTicket = await openBinding(parts, person);
    throw refuseCall('bind_customer_required', 'No account is bound to this person yet.', 403, {
      bindTicket,
      suggestedName: suggestName(person.name),
      name: person.name.trim().slice(0, longestText),
      email: person.email.slice(0, longestText),
    });
  }
  const member = await findMemberById(parts, memberId);
  if (member === null || member.frozen) throw frozenAccount(member?.closed_at);
  const login = { byPassword: false, way: 'provider' } as const;
  // The provider vouches for the person, not for the second thing that the member asked to be asked for.
  await requireAuthenticator(parts, member, caller, { bindingHash: null, ...login });
  const until = await carryExclusion(parts, member.id, { email: person.email });
  const account = until === null ? member : { ...member, break_until: until };
  return completeLogin(parts, account, caller, { device: caller.device, ...login });
}

/**
 * Binds a provider's person to an account whose password is known, and logs in. What guards a login
 * guards this too: tries are counted, and a new place must be proven before anything is bound.
 */
export async function bindProvider(
  parts: MemberParts,
  request: SessionBindProviderRequest,
  caller: Caller,
): Promise<SignedIn> {
  const ticketHash = hashToken(request.bindTicket);
  await checkBinding(parts, ticketHash);
  const member = await findByNameAndPassword(parts, request, caller);
  if (member.customer_type === 4)
    throw refuseCall('login.not-member', 'A demo account cannot be bound.', 403);
  await requireTrustedLocation(parts, member, caller, { bindingHash: ticketHash, way: 'provider' });
  await bindByHash(parts, ticketHash, member.id);
  return completeLogin(parts, member, caller, { device: caller.device, byPassword: true, way: 'provider' });
}
