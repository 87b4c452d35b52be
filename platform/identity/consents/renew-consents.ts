import type { ConsentsDueValue, ConsentsRenewRequest } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readConsents, readEditionDay, type Consent } from '../consents.ts';
import { marketing } from '../../messages/settings/channels.ts';
import type { MemberParts } from '../../parts.ts';
import { trialType } from '../../money/wallet/currency.ts';
import { consentForm, listRequiredTexts, readAgreed } from './required-texts.ts';

interface Who {
  readonly memberId: string;
  /** An account of the free demo belongs to no member. */
  readonly isTrial: boolean;
  readonly language: string;
}
const readWho = (caller: Caller): Who => {
  const { id: memberId, customerType } = requireMember(caller);
  return { memberId, isTrial: customerType === trialType, language: caller.language };
};

/** Texts in force that the member did not agree to: never, where registration asks for it, or in another edition. */
async function findDue(
  parts: MemberParts,
  db: Database,
  { memberId, isTrial, language }: Who,
): Promise<readonly Consent[]> {
  if (isTrial) return [];
  const { versions } = await readAgreed(db, memberId);
  const required = new Set((await listRequiredTexts(parts)).map(({ document }) => document));
  const texts = await readConsents(parts, consentForm, null, language);
  return texts.filter(({ document, version }) => {
    if (document === marketing) return false;
    const agreed = versions.get(document);
    return agreed === undefined ? required.has(document) : agreed !== version;
  });
}

async function describe(parts: MemberParts, due: readonly Consent[]): Promise<ConsentsDueValue> {
  const documents = await parts.liveSite.documents();
  return {
    due: due.map(({ document, version, statement }) => ({
      document,
      version,
      statement,
      date: readEditionDay(documents, document),
    })),
  };
}

export async function listDueConsents(parts: MemberParts, caller: Caller): Promise<ConsentsDueValue> {
  const who = readWho(caller);
  return describe(parts, await findDue(parts, parts.db, who));
}

/**
 * Keeps that a member agreed to the editions that were shown. One that is agreed to already is not kept twice.
 * @throws AppError 409 `consent.changed` where the site has another edition by now
 */
export async function renewConsents(
  parts: MemberParts,
  { documents }: ConsentsRenewRequest,
  caller: Caller,
): Promise<ConsentsDueValue> {
  const who = readWho(caller);
  const left = await parts.db.transaction().execute(async (db) => {
    await db.selectFrom('member').select('id').where('id', '=', who.memberId).forUpdate().execute();
    const due = await findDue(parts, db, who);
    const isShown = ({ document, version }: Consent): boolean =>
      documents.some((one) => one.document === document && one.version === version);
    if (due.some((one) => !isShown(one) && documents.some(({ document }) => document === one.document)))
      throw refuseCall('consent.changed', 'The site has another edition of this text by now.', 409);
    const agreed = due.filter(isShown);
    const now = parts.clock.now();
    const rows = agreed.map((one) => ({
      ...one,
      member_id: who.memberId,
      created_at: now,
      network: caller.network,
      language: who.language,
      source: 'renewal' as const,
    }));
    if (rows.length > 0) await db.insertInto('member_consent').values(rows).execute();
    return due.filter((one) => !isShown(one));
  });
  return describe(parts, left);
}
