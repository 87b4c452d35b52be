import type {
  AgentOpenAccountRequest,
  AgentOpenAccountValue,
  AgentPromoteValue,
} from '../../src/protocol/generated/wire-types.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { isOldEnough, readDay } from '../../src/protocol/time/minimum-age.ts';
import { requireToken } from '../../server/infrastructure/http/limits.ts';
import { readAgeRule } from '../identity/age/age-rule.ts';
import type { Caller } from '../calls/call.ts';
import { refuseField } from '../calls/refusals.ts';
import { createMember } from '../identity/registration/create-member.ts';
import { describeKnown } from '../identity/registration/known-words.ts';
import { checkPassword, fitsRule } from '../identity/passwords/password-rule.ts';
import type { MemberParts } from '../parts.ts';
import { refuseExcluded } from '../protection/excluded-person.ts';
import { describePerson } from '../protection/exclusion-marks.ts';
import { defaultDialingCode, normaliseMobile } from '../calls/system/countries.ts';
import { readSettings } from '../calls/system/settings.ts';
import { givenUnnamed } from './defaults.ts';
import { findDirect } from './downline-rebates.ts';
import { judgeRates, keepRates, readRates } from './rates.ts';
import { requireAgent } from './require-agent.ts';
import { findMemberByAccount, isAgentType } from './tree.ts';

const perAgent = { limit: 30, windowSeconds: 600 } as const;
const nameTaken = () => refuseField('account', 'username.taken', 'The username is in use.', 409);

async function checkAccount(
  parts: MemberParts,
  account: string,
  { password, about }: { readonly password: string; readonly about: readonly string[] },
): Promise<void> {
  const { register } = await readSettings(parts);
  if (!fitsRule(register['username'], account, { least: 4, most: 20 }) || !/^[A-Za-z0-9]+$/.test(account))
    throw refuseField('account', 'field.pattern', 'The account name breaks the rule.');
  await checkPassword(parts, 'password', password, about);
  if ((await findMemberByAccount(parts.db, parts.merchant, account)) !== null) throw nameTaken();
}

const readAbout = (account: string, request: AgentOpenAccountRequest): readonly string[] => {
  const { nickname, payeeName = '', birthday = '', email = '', mobileNum = '' } = request;
  const mobile = normaliseMobile(mobileNum.trim(), defaultDialingCode);
  return describeKnown({ account, nickname, mobile, email, profile: { payeeName, birthday } });
};
/** What the agent knows of the person: judged as at a registration, and compared with those who are excluded. */
async function checkPerson(parts: MemberParts, request: AgentOpenAccountRequest): Promise<JsonObject> {
  const { payeeName = '', birthday: typed = '', nickname = '', email = '', mobileNum = '' } = request;
  const birthday = readDay(typed);
  const { years, today } = await readAgeRule(parts);
  if (typed.trim() !== '' && (birthday === null || birthday > today))
    throw refuseField('birthday', 'field.date', 'No day of the calendar that is past.');
  if (birthday !== null && !isOldEnough(birthday, years, today))
    throw refuseField('birthday', 'field.too-young', 'The person is below the age of the market.');
  const phone = normaliseMobile(mobileNum.trim(), defaultDialingCode);
  const name = payeeName.normalize('NFC').trim();
  const details = { ...(name === '' ? {} : { payeeName: name }), ...(birthday === null ? {} : { birthday }) };
  for (const payee of [name, nickname])
    await refuseExcluded(
      parts,
      describePerson({ ...details, payeeName: payee }, { email: email.trim(), phone }),
    );
  return details;
}

/**
 * Answers `agent.openAccount`: a member directly below the agent. The agent chose the password, so it has to be
 * changed at the first login, and the member agrees to the terms then: until that nothing is played or paid in.
 * @throws AppError 400 on a field or product; 403 `account.on-break` for an excluded person; 409 `username.taken`; 403 `agent.only`; 429
 */
export async function openAccount(
  parts: MemberParts,
  request: AgentOpenAccountRequest,
  caller: Caller,
): Promise<AgentOpenAccountValue> {
  const { account: typed, nickname = '', type, password, rebates = givenUnnamed.rebates } = request;
  const agent = requireAgent(caller);
  const { db, merchant, clock, limits, passwords } = parts;
  await requireToken(limits, { key: `agent-account:${agent.id}`, ...perAgent });
  const account = typed.trim();
  await checkAccount(parts, account, { password, about: readAbout(account, request) });
  const profile = await checkPerson(parts, request);
  const rates = judgeRates(rebates, { own: await readRates(db, merchant, agent.id) });
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  try {
    await db.transaction().execute(async (inside) => {
      const { id } = await createMember(inside, {
        merchant,
        account,
        nickname: nickname.trim() || account,
        passwordHash,
        customerType: type,
        uplineId: agent.id,
        mobile: null,
        email: null,
        language: caller.language,
        profile,
        firstLogin: true,
        passwordSetAt: now,
        isPasswordDefault: true,
        createdAt: now,
      });
      await keepRates(inside, { memberId: id, agentId: agent.id, rates, at: now });
    });
  } catch (error) {
    // Two people may take the same name between the look-up and here.
    if (error instanceof Error && 'constraint' in error && error.constraint === 'member_account')
      throw nameTaken();
    throw error;
  }
  return { account, type };
}

/** Answers `agent.promote`: a player directly below becomes an agent; who is one already stays as it is. */
export async function promote(
  { db, merchant }: MemberParts,
  account: string,
  caller: Caller,
): Promise<AgentPromoteValue> {
  const agent = requireAgent(caller);
  const person = await findDirect(db, merchant, agent.id, account);
  if (isAgentType(person.customer_type)) return { account: person.account, type: person.customer_type };
  if (person.customer_type !== 0)
    throw refuseField('account', 'agent.not-below', 'A trial account is no downline.', 404);
  await db.updateTable('member').set({ customer_type: 1 }).where('id', '=', person.id).execute();
  return { account: person.account, type: 1 };
}
