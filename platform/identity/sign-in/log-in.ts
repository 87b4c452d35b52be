import type { SessionLoginRequest, SignedIn } from '../wire.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { takeInTurn } from '../../../server/infrastructure/http/limits.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { defaultDialingCode, normaliseMobile } from '../../calls/system/countries.ts';
import { frozenAccount } from '../../protection/on-break.ts';
import { isModuleOn, readSettings, type LiveSettings } from '../../calls/system/settings.ts';
import { checkCaptcha } from '../verification/captcha.ts';
import { forgetWork, useHumanToken } from '../verification/human-check.ts';
import { checkCode, useCode } from '../verification/sms-codes.ts';
import { readDecoyHash } from './decoy.ts';
import { recordRefusal } from '../sessions/login-history.ts';
import { findMember, completeLogin, type LoginMember } from '../members.ts';
import { requireAuthenticator, requireTrustedLocation } from './step-up.ts';

/** Wrong tries per account from one network, per account from everywhere, and per network. */
const tries = { pair: 10, account: 50, network: 300, windowSeconds: 15 * 60 } as const;

/** Types that may log in where agents do (specification, section 6). */
const agentTypes: readonly number[] = [1, 2, 41, 42];

interface Counters {
  readonly pair: string;
  readonly account: string;
  readonly network: string;
}
const nameCounters = (account: string, network: string): Counters => ({
  pair: `login:${account.toLowerCase()}@${network}`,
  account: `login:${account.toLowerCase()}`,
  network: `login@${network}`,
});

/** Logins of one network in a window from which a program is likelier than a household. */
const doubtedLogins = 20;

/**
 * Where no puzzle comes before the login, a captcha is due after one wrong try for an account, until a good login
 * or the window's end: with a puzzle the wrong guess of a stranger costs the owner nothing. For every account it
 * is due where a network has tried many.
 */
async function isCaptchaDue(
  { limits }: MemberParts,
  counters: Counters,
  settings: LiveSettings,
  hasPuzzle: boolean,
): Promise<boolean> {
  if (!isModuleOn(settings, 'CAPTCHA3')) return false;
  const { windowSeconds } = tries;
  const [account, network] = await Promise.all([
    limits.peek(counters.account, 1, windowSeconds),
    limits.peek(counters.network, doubtedLogins, windowSeconds),
  ]);
  return (!account.ok && !hasPuzzle) || !network.ok;
}

/** Counts this try before it is judged, so that parallel tries never get more than the limit. */
async function countTry({ limits }: MemberParts, counters: Counters): Promise<void> {
  const { windowSeconds } = tries;
  const retryAfterSeconds = await takeInTurn(limits, [
    { key: counters.network, limit: tries.network, windowSeconds },
    { key: counters.pair, limit: tries.pair, windowSeconds },
    { key: counters.account, limit: tries.account, windowSeconds },
  ]);
  if (retryAfterSeconds === 0) return;
  throw new AppError({
    status: 429,
    code: 'login.locked',
    message: 'Too many attempts; pause before the next one.',
    retryAfterSeconds,
  });
}

/** One sentence for unknown account, wrong password and account without a password alike. */
const refuseLogin = (): AppError => refuseField('password', 'login.failed', 'Wrong username or password.');

async function findByPassword(
  parts: MemberParts,
  request: TypedLogin,
  caller: Caller,
): Promise<LoginMember | null> {
  const member = await findMember(parts, { account: request.username.trim() });
  const stored = member?.password_hash ?? (await readDecoyHash(parts.passwords));
  // The decoy makes an unknown account cost as much time as a known one.
  const isRight = await parts.passwords.verify(stored, request.password);
  if (isRight && member !== null && member.password_hash !== null) return member;
  await recordRefusal(parts, member?.id ?? null, caller);
  return null;
}

async function findByCode(
  parts: MemberParts,
  request: TypedLogin,
  mobile: string,
): Promise<LoginMember | null> {
  await checkCode(parts, 'login', mobile, request.password);
  const member = await findMember(parts, { mobile });
  if (member !== null) await useCode(parts.db, parts.merchant, 'login', mobile);
  return member;
}

/** Adds the captcha flag to whatever refuses a login (specification, section 4). */
function withCaptchaFlag(error: unknown, captcha: boolean): unknown {
  if (!(error instanceof AppError) || error.status >= 500) return error;
  const value = typeof error.value === 'object' && error.value !== null ? error.value : {};
  return new AppError(
    {
      status: error.status,
      code: error.code,
      message: error.message,
      value: { captcha, ...value },
      ...(error.fields === undefined ? {} : { fields: error.fields }),
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    },
    { cause: error },
  );
}

/** What a person types to log in. */
export interface TypedLogin {
  readonly username: string;
  readonly password: string;
  readonly type?: 'username' | 'sms';
  readonly captcha?: string;
  readonly countryDialingCode?: string;
  readonly humanToken?: string;
}

async function checkPerson(
  parts: MemberParts,
  caller: Caller,
  typed: TypedLogin,
  due: boolean,
  settings: LiveSettings,
): Promise<void> {
  if (due) await checkCaptcha(parts, caller, typed.captcha);
  if (typed.type !== 'sms' && isModuleOn(settings, 'GEETEST3')) await useHumanToken(parts, typed.humanToken);
}

function readMobile(typed: TypedLogin, settings: LiveSettings): string | null {
  if (typed.type !== 'sms') return null;
  if (!isModuleOn(settings, 'MOBILEVERCODELOGIN3'))
    throw refuseCall('function.not.available', 'Login by SMS is switched off.');
  const mobile = normaliseMobile(typed.username, typed.countryDialingCode ?? defaultDialingCode);
  if (mobile === null) throw refuseCall('mobile.invalid', 'Not a mobile number.');
  return mobile;
}

/**
 * The member whose login this is; throws, with the captcha flag, where there is none or after too many tries.
 */
async function judge(
  parts: MemberParts,
  typed: TypedLogin,
  caller: Caller,
  asksForCaptcha: boolean,
): Promise<LoginMember> {
  const settings = await readSettings(parts);
  const mobile = readMobile(typed, settings);
  const counters = nameCounters(mobile ?? typed.username.trim(), caller.network);
  const hasPuzzle = mobile === null && isModuleOn(settings, 'GEETEST3');
  const isDue = async (): Promise<boolean> =>
    asksForCaptcha && isCaptchaDue(parts, counters, settings, hasPuzzle);
  try {
    await checkPerson(parts, caller, typed, await isDue(), settings);
    await countTry(parts, counters);
    const member =
      mobile === null ? await findByPassword(parts, typed, caller) : await findByCode(parts, typed, mobile);
    if (member === null) throw refuseLogin();
    if (member.frozen) throw frozenAccount(member.closed_at);
    await parts.limits.reset(counters.pair);
    await parts.limits.reset(counters.account);
    // A good login says nothing against its network.
    await parts.limits.giveBack(counters.network);
    await forgetWork(parts, caller.network);
    return member;
  } catch (error) {
    throw withCaptchaFlag(error, await isDue());
  }
}

/** The same by name and password alone, for steps that carry a ticket instead of a captcha. */
export function findByNameAndPassword(
  parts: MemberParts,
  { username, password, humanToken }: TypedLogin,
  caller: Caller,
): Promise<LoginMember> {
  const typed = { username, password, ...(humanToken === undefined ? {} : { humanToken }) };
  return judge(parts, typed, caller, false);
}

/**
 * Logs in by name and password, or by mobile number and code (type `sms`). A password login from an unknown
 * place has to be confirmed first; a code is such a confirmation.
 */
export async function logIn(
  parts: MemberParts,
  request: SessionLoginRequest,
  caller: Caller,
): Promise<SignedIn> {
  const member = await judge(parts, request, caller, true);
  if (request.entry === 'agent' && !agentTypes.includes(member.customer_type))
    throw refuseCall('login.not-agent', 'Only agents log in here.', 403);
  const byPassword = request.type !== 'sms';
  const way = byPassword ? 'password' : 'sms';
  if (byPassword) await requireTrustedLocation(parts, member, caller, { bindingHash: null, way });
  else await requireAuthenticator(parts, member, caller, { bindingHash: null, byPassword, way });
  return completeLogin(parts, member, caller, { device: caller.device, byPassword, way });
}
