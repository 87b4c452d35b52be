import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { isOldEnough, readDay } from '../../../src/protocol/time/minimum-age.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readAgeRule } from '../../identity/age/age-rule.ts';
import { agreementColumn, listRequiredTexts, sumAgreed } from '../../identity/consents/required-texts.ts';
import { readJurisdiction } from '../../protection/jurisdiction.ts';
import { trialType } from '../../money/wallet/currency.ts';

type Deps = Pick<MemberDeps, 'liveSite' | 'clock'>;

/** Of `identityFields`, those that are kept with the account; the others are consents. */
export const accountFields = ['payeeName', 'birthday', 'idNumber', 'mobileNum', 'email'] as const;
export type AccountField = (typeof accountFields)[number];

/** What an account lacks before it may play or pay in. */
export interface Missing {
  /** Texts that were never agreed to, or in another edition. */
  readonly texts: readonly string[];
  /** What the market wants to know of the person. */
  readonly details: readonly AccountField[];
  /** A birthday that is kept and is below the age; null where none is. */
  readonly underAge: string | null;
}
const nothing: Missing = { texts: [], details: [], underAge: null };

const readText = (values: JsonObject, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** What the market wants to know, and of an account that was not registered also what registration would have asked. */
async function listWanted(deps: Deps, isRegistered: boolean): Promise<readonly AccountField[]> {
  const { identityFields } = await readJurisdiction(deps);
  const fields: readonly string[] = identityFields;
  const form = isRegistered ? null : await deps.liveSite.form('register');
  const required = (form?.form.schema['required'] ?? []) as readonly string[];
  return accountFields.filter((name) => fields.includes(name) || required.includes(name));
}

/** What the account of a member lacks. An account of the free demo plays with play money and lacks nothing. */
export async function readMissing(deps: Deps, db: Database, memberId: string): Promise<Missing> {
  const { profile, email, mobile, customer_type, agreements } = await db
    .selectFrom('member')
    .select(['profile', 'email', 'mobile', 'customer_type', agreementColumn(db)])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (customer_type === trialType) return nothing;
  const agreed = sumAgreed(agreements);
  const texts = await listRequiredTexts(deps);
  const values: Readonly<Record<AccountField, string>> = {
    payeeName: readText(profile, 'payeeName'),
    birthday: readText(profile, 'birthday'),
    idNumber: readText(profile, 'idNumber'),
    mobileNum: mobile ?? '',
    email: email ?? '',
  };
  const fields = await listWanted(deps, agreed.isRegistered);
  const day = readDay(values.birthday);
  const { years, today } = await readAgeRule(deps);
  return {
    texts: texts
      .filter(({ document, version }) => agreed.versions.get(document) !== version)
      .map(({ document }) => document),
    details: fields.filter((name) => values[name] === ''),
    underAge: day !== null && !isOldEnough(day, years, today) ? day : null,
  };
}
