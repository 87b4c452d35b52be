import type { ConsentsDueValue, ConsentsRenewRequest } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../db/database.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { refuseCall } from '../http/refusals.ts';
import { readConsents, readEditionDay, type Consent } from '../identity/consents.ts';
import { marketing } from '../message-settings/channels.ts';
import type { MemberParts } from '../parts.ts';

/** The form whose boxes say what members agree to. */
const form = 'register';

/** The edition of each text that a member agreed to last. Promotions are agreed to on their own page. */
async function readAgreed(db: Database, memberId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('member_consent')
    .distinctOn('document')
    .select(['document', 'version'])
    .where('member_id', '=', memberId)
    .where('document', '!=', marketing)
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ document, version }) => [document, version]));
}

/** Texts of the live site whose edition is another one than the member agreed to. */
async function findDue(
  parts: MemberParts,
  db: Database,
  { memberId, language }: { readonly memberId: string; readonly language: string },
): Promise<readonly Consent[]> {
  const agreed = await readAgreed(db, memberId);
  if (agreed.size === 0) return [];
  const texts = await readConsents(parts, form, null, language);
  return texts.filter(({ document, version }) => (agreed.get(document) ?? version) !== version);
}

async function describe(parts: MemberParts, due: readonly Consent[]): Promise<ConsentsDueValue> {
  const documents = await parts.liveSite.documents();
  return {
    due: due.map(({ document, version, statement }) => ({
      ...{ document, version, statement },
      date: readEditionDay(documents, document),
    })),
  };
}

export async function listDueConsents(parts: MemberParts, caller: Caller): Promise<ConsentsDueValue> {
  const who = { memberId: requireMember(caller).id, language: caller.language };
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
  const who = { memberId: requireMember(caller).id, language: caller.language };
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
      ...{ ...one, member_id: who.memberId, created_at: now },
      ...{ network: caller.network, language: who.language },
      source: 'renewal' as const,
    }));
    if (rows.length > 0) await db.insertInto('member_consent').values(rows).execute();
    return due.filter((one) => !isShown(one));
  });
  return describe(parts, left);
}
