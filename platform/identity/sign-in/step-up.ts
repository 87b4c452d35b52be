import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import type {
  SessionSendStepUpCodeRequest,
  SessionSendStepUpCodeValue,
  SessionStepUpRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { hashToken, isSameDigest } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { frozenAccount } from '../../protection/on-break.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { takeTurn } from '../verification/sms-codes.ts';
import { hasAuthenticator, useAuthenticatorCode } from './authenticator.ts';
import { isTrustedLocation, isTrusted, trustDevice } from '../sessions/trusted-locations.ts';
import { findMemberById, completeLogin, type LoginMember } from '../members.ts';
import { verifyPasskey } from './passkey-proof.ts';
import { bindByHash } from './provider-identities.ts';
import {
  isSameName,
  listOptions,
  listOwnFactors,
  readProvable,
  type StepUpMethod,
  type StepUpOption,
} from './step-up-options.ts';
import type { StepUpWay } from '../tables.ts';
import type { SignedIn } from '../wire.ts';
import { drawCode } from '../verification/draw-code.ts';

const ticketMinutes = 10;
const tries = 5;
/** Tickets per account and hour: with the tries of each, what a guesser of codes and names gets. */
const tickets = { limit: 5, windowSeconds: 3_600 } as const;

const hashCode = (ticketHash: string, code: string): string => hashToken(`stepUp:${ticketHash}:${code}`);
const expired = (): AppError => refuseCall('stepup.expired', 'The ticket is unknown, over or used.');

/** What a ticket is good for. */
interface TicketTerms {
  readonly options: readonly StepUpOption[];
  /** Identity of a provider that waits for this login. */
  readonly bindingHash: string | null;
  readonly authenticatorOnly: boolean;
  readonly byPassword: boolean;
  /** What the login history is to call the login. */
  readonly way: StepUpWay;
}

/** Stops a login with the ways to continue and a ticket for them. Always throws. */
async function refuseUntilProven(
  parts: MemberParts,
  memberId: string,
  device: string,
  { options, bindingHash, authenticatorOnly, byPassword, way }: TicketTerms,
): Promise<never> {
  await requireToken(parts.limits, { key: `stepup:${memberId}`, ...tickets });
  const { db, clock, random } = parts;
  const ticket = random.token();
  const now = clock.now();
  await db.deleteFrom('step_up').where('expires_at', '<=', now).execute();
  await db
    .insertInto('step_up')
    .values({
      ticket_hash: hashToken(ticket),
      member_id: memberId,
      device,
      binding_hash: bindingHash,
      attempts_left: tries,
      authenticator_only: authenticatorOnly,
      by_password: byPassword,
      way,
      expires_at: new Date(now.getTime() + ticketMinutes * 60_000),
    })
    .execute();
  const value = { ticket, options, expiresInSeconds: ticketMinutes * 60 };
  throw refuseCall('login_verify_required', 'Prove who you are.', 403, value);
}

/**
 * Lets a login pass where the member has no authenticator, where the browser is trusted, and where the
 * module LOGINTOTP3 is off; elsewhere stops it until a code of the authenticator, or a passkey, came. Says whether
 * the member has one that counts.
 */
export async function requireAuthenticator(
  parts: MemberParts,
  member: LoginMember,
  caller: Caller,
  { bindingHash, byPassword, way }: Pick<TicketTerms, 'bindingHash' | 'byPassword' | 'way'>,
): Promise<boolean> {
  if (!isModuleOn(await readSettings(parts), 'LOGINTOTP3') || member.customer_type === 4) return false;
  if (!(await hasAuthenticator(parts, member.id))) return false;
  if (await isTrusted(parts, member.id, caller)) return true;
  return refuseUntilProven(parts, member.id, caller.device, {
    options: await listOwnFactors(parts, member.id),
    bindingHash,
    authenticatorOnly: true,
    byPassword,
    way,
  });
}

/**
 * Lets a login with the right password pass where the member was before, and stops it elsewhere with
 * `login_verify_required`, the ways to prove oneself and a ticket (specification, section 4: login
 * from an unregistered IP; module LOGINIPVERF3). An account without any such way passes. A member
 * with an authenticator is asked for its code wherever the login comes from.
 */
export async function requireTrustedLocation(
  parts: MemberParts,
  member: LoginMember,
  caller: Caller,
  { bindingHash, way }: Pick<TicketTerms, 'bindingHash' | 'way'>,
): Promise<void> {
  const login = { bindingHash, byPassword: true, way };
  if (await requireAuthenticator(parts, member, caller, login)) return;
  if (!isModuleOn(await readSettings(parts), 'LOGINIPVERF3') || member.customer_type === 4) return;
  if (await isTrustedLocation(parts, member.id, caller)) return;
  const options = await listOptions(parts, await readProvable(parts, member.id));
  if (options.length === 0) return;
  await refuseUntilProven(parts, member.id, caller.device, { options, authenticatorOnly: false, ...login });
}

/** The login that a ticket belongs to. @throws AppError 400 `stepup.expired` */
export async function readTicket({ db, clock }: MemberParts, ticket: string) {
  const row = await db
    .selectFrom('step_up')
    .selectAll()
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) throw expired();
  return row;
}

/** Sends a code by a way that the account has; an earlier one of this ticket no longer counts. */
export async function sendStepUpCode(
  parts: MemberParts,
  { ticket, method }: SessionSendStepUpCodeRequest,
  caller: Caller,
): Promise<SessionSendStepUpCodeValue> {
  const row = await readTicket(parts, ticket);
  const member = await readProvable(parts, row.member_id);
  const address = method === 'sms' ? member.mobile : member.email;
  if (address === null || row.authenticator_only)
    throw refuseCall('stepup.method', 'The account has no such way.');
  await parts.outbox.requireSender(method);
  // The turn is the address's: another ticket does not get it a second message.
  const resendSeconds = await takeTurn(parts, 'stepUp', address, caller.network);
  const code = drawCode(parts.random);
  await parts.db.transaction().execute(async (db) => {
    await db
      .updateTable('step_up')
      .set({ method, code_hash: hashCode(row.ticket_hash, code), sent_at: parts.clock.now() })
      .where('ticket_hash', '=', row.ticket_hash)
      .execute();
    await parts.outbox.send(db, {
      kind: 'newPlace',
      channel: method,
      to: address,
      language: caller.language,
      words: { code, minutes: ticketMinutes },
      expiresAt: row.expires_at,
    });
  });
  return { expiredMinutes: ticketMinutes, resendSeconds };
}

interface Claim {
  readonly ticket_hash: string;
  readonly member_id: string;
  readonly method: 'sms' | 'email' | null;
  readonly code_hash: string | null;
  readonly authenticator_only: boolean;
}

async function isRight(
  parts: MemberParts,
  claim: Claim,
  method: StepUpMethod,
  answer: string,
): Promise<boolean> {
  const typed = toLatinDigits(answer.normalize('NFKC')).trim();
  if (method === 'passkey')
    return (await verifyPasskey(parts, answer, { purpose: 'stepUp', memberId: claim.member_id })) !== null;
  if (method === 'authenticator') return useAuthenticatorCode(parts, claim.member_id, typed);
  if (claim.authenticator_only) return false;
  if (method === 'payeeName')
    return isSameName((await readProvable(parts, claim.member_id)).payeeName, answer);
  return (
    claim.method === method &&
    claim.code_hash !== null &&
    isSameDigest(claim.code_hash, hashCode(claim.ticket_hash, typed))
  );
}

/** Takes one try of a ticket, before it is judged: two answers at the same moment never share one. */
async function takeTry({ db, clock }: MemberParts, ticket: string) {
  const ticketHash = hashToken(ticket);
  const row = await db
    .updateTable('step_up')
    .set((set) => ({ attempts_left: set('attempts_left', '-', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', clock.now())
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return row;
  const used = await db
    .selectFrom('step_up')
    .select('attempts_left')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  throw used === undefined ? expired() : refuseCall('stepup.exhausted', 'No tries are left.');
}

/** Judges an answer; a right one finishes the login that waits for it, once. */
export async function stepUp(
  parts: MemberParts,
  request: SessionStepUpRequest,
  caller: Caller,
): Promise<SignedIn> {
  const claim = await takeTry(parts, request.ticket);
  if (!(await isRight(parts, claim, request.method, request.answer))) {
    if (claim.attempts_left === 0) throw refuseCall('stepup.exhausted', 'No tries are left.');
    throw refuseCall('stepup.wrong', 'The answer is wrong.', 400, { attemptsLeft: claim.attempts_left });
  }
  const done = await parts.db
    .deleteFrom('step_up')
    .where('ticket_hash', '=', claim.ticket_hash)
    .returning('member_id')
    .executeTakeFirst();
  if (done === undefined) throw expired();
  const member = await findMemberById(parts, claim.member_id);
  if (member === null || member.frozen) throw frozenAccount(member?.closed_at);
  if (claim.binding_hash !== null) await bindByHash(parts, claim.binding_hash, member.id);
  if (request.trustDevice === true) await trustDevice(parts, member.id, caller);
  await parts.limits.reset(`stepup:${member.id}`);
  const { device, by_password: byPassword } = claim;
  const way = claim.way ?? (byPassword ? 'password' : 'sms');
  return completeLogin(parts, member, caller, { device, byPassword, way });
}
