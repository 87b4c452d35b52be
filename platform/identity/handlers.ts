import { requireToken } from '../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller, type Handlers } from '../calls/call.ts';
import { refuseField } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { maskEmail, maskMobile } from '../calls/system/countries.ts';
import { readBreakInForce } from '../protection/return-store.ts';
import { readSettings } from '../calls/system/settings.ts';
import { findAffiliate } from './registration/affiliates.ts';
import { changePassword } from './passwords/change-password.ts';
import { checkRegistration, proveRegisterCode } from './registration/check-registration.ts';
import { endDevices, listDevices } from './sessions/devices.ts';
import { logIn } from './sign-in/log-in.ts';
import { listLogins } from './sessions/login-history.ts';
import { startDemo } from './registration/free-demo.ts';
import { findMember } from './members.ts';
import { logInByPasskey, startPasskey } from './sign-in/passkey-login.ts';
import { bindProvider, exchangeProvider, startProvider } from './sign-in/provider-login.ts';
import { register } from './registration/register.ts';
import { resetByEmail, resetByLink } from './passwords/reset-by-email.ts';
import { resetByPhone } from './passwords/reset-by-phone.ts';
import { closeSession } from './sessions/sessions.ts';
import { readLocalText } from '../messages/local-text.ts';
import { readInviter } from './registration/inviter.ts';
import { sendStepUpCode, stepUp } from './sign-in/step-up.ts';
import { distrust, listTrusted } from './sessions/trusted-devices.ts';

/** Looking names up costs little, but must not become a list of who has an account. */
const lookUps = { limit: 30, windowSeconds: 60 } as const;

async function count(
  { limits }: MemberParts,
  key: string,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
): Promise<void> {
  await requireToken(limits, { key, limit, windowSeconds });
}

async function readInfo({ db, clock, merchant }: MemberParts, caller: Caller) {
  const { id, isOnBreak } = requireMember(caller);
  const row = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  // A session for withdrawals stays one after the break: the break is named as long as the session lasts.
  const isTold = isOnBreak === true || (row.break_until !== null && row.break_until > clock.now());
  const inForce = isTold ? await readBreakInForce(db, id, clock.now()) : null;
  const level = await db
    .selectFrom('member_level')
    .select('texts')
    .where('merchant', '=', merchant)
    .where('rank', '=', row.level_rank)
    .executeTakeFirst();
  const labelName = level === undefined ? row.level_name : readLocalText(level.texts, caller.language).title;
  const breakEnd = inForce === null ? row.break_until : (inForce.opensAt ?? inForce.endsAt);
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.customer_type,
    toUpline: row.upline_id !== null,
    regDate: row.created_at.getTime(),
    mobile: maskMobile(row.mobile),
    email: maskEmail(row.email),
    language: row.language,
    clubLabel: { labelName, rankLevel: row.level_rank },
    breakUntil: isTold ? (breakEnd?.toISOString() ?? null) : null,
  };
}

async function suggestUsername(parts: MemberParts): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const name = `guest${parts.random.integer(100_000, 1_000_000)}`;
    if ((await findMember(parts, { account: name })) === null) return name;
  }
  throw new Error('Expected a free name among a million within 20 draws.');
}

async function setLanguage(parts: MemberParts, id: string, language: string): Promise<Record<string, never>> {
  const { locales } = await readSettings(parts);
  if (!locales.includes(language))
    throw refuseField('language', 'language.unknown', 'The site has no such language.');
  await parts.db.updateTable('member').set({ language }).where('id', '=', id).execute();
  return {};
}

type Names =
  | `session.${'login' | 'trial' | 'logout' | 'sendStepUpCode' | 'stepUp' | 'startProvider' | 'exchangeProvider' | 'bindProvider' | 'startPasskey' | 'passkey'}`
  | `member.${'checkRegistration' | 'checkUsername' | 'info' | 'icon' | 'register' | 'registerMobile' | 'suggestUsername' | 'changePassword' | 'setLanguage' | 'resetByEmail' | 'resetByLink' | 'resetByPhone'}`
  | `devices.${'list' | 'end' | 'logins' | 'trusted' | 'distrust'}`
  | 'verification.proveRegisterCode'
  | 'member.invitation'
  | 'agent.affiliate';

/** Sessions, accounts and who brought them. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  return {
    'session.login': (request, caller) => logIn(parts, request, caller),
    'session.trial': (request, caller) => startDemo(parts, request, caller),
    'session.sendStepUpCode': (request, caller) => sendStepUpCode(parts, request, caller),
    'session.stepUp': (request, caller) => stepUp(parts, request, caller),
    'session.startProvider': (request, caller) => startProvider(parts, request, caller),
    'session.exchangeProvider': (request, caller) => exchangeProvider(parts, request, caller),
    'session.bindProvider': (request, caller) => bindProvider(parts, request, caller),
    'session.startPasskey': (request, caller) => startPasskey(parts, request, caller),
    'session.passkey': (request, caller) => logInByPasskey(parts, request, caller),
    'session.logout': async (_, { token }) => {
      if (token !== null) await closeSession(parts, token);
      return {};
    },
    'devices.list': (_, caller) => listDevices(parts, caller),
    'devices.end': ({ id }, caller) => endDevices(parts, id, caller),
    'devices.logins': (request, caller) => listLogins(parts, requireMember(caller).id, request),
    'devices.trusted': (_, caller) => listTrusted(parts, requireMember(caller).id),
    'devices.distrust': ({ device }, caller) => distrust(parts, requireMember(caller).id, device),
    'member.checkRegistration': (request, caller) => checkRegistration(parts, request, caller),
    'verification.proveRegisterCode': (request) => proveRegisterCode(parts, request),
    'member.checkUsername': async ({ username }, caller) => {
      await count(parts, `lookup:${caller.network}`, lookUps);
      return { available: (await findMember(parts, { account: username.trim() })) === null };
    },
    'member.info': (_, caller) => readInfo(parts, caller),
    'member.icon': async (_, caller) => {
      const query = parts.db.selectFrom('member').select('avatar').where('id', '=', requireMember(caller).id);
      const { avatar } = await query.executeTakeFirstOrThrow();
      return { avatar, avatarType: 'STATIC' };
    },
    'member.register': (request, caller) => register(parts, 'username', request, caller),
    'member.registerMobile': (request, caller) => register(parts, 'mobile', request, caller),
    'member.suggestUsername': async (_, caller) => {
      await count(parts, `lookup:${caller.network}`, lookUps);
      return suggestUsername(parts);
    },
    'member.changePassword': (request, caller) => changePassword(parts, request, caller),
    'member.resetByEmail': (request, caller) => resetByEmail(parts, request, caller),
    'member.resetByLink': (request, caller) => resetByLink(parts, request, caller),
    'member.resetByPhone': (request, caller) => resetByPhone(parts, request, caller),
    'member.setLanguage': ({ language }, caller) => setLanguage(parts, requireMember(caller).id, language),
    'member.invitation': async ({ code }, caller) => {
      await count(parts, `lookup:${caller.network}`, lookUps);
      return readInviter(parts, code);
    },
    'agent.affiliate': async ({ code, domain }, caller) => {
      await count(parts, `lookup:${caller.network}`, lookUps);
      const affiliate = await findAffiliate(
        parts,
        code === undefined ? { domain: domain ?? caller.host } : { code },
      );
      return { valid: affiliate !== null };
    },
  };
}
