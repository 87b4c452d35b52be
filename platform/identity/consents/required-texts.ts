import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CompiledForm, CompiledSite } from '../../../src/protocol/release/release.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import type { Database, Tables } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readObject } from '../consents.ts';
import { marketing } from '../../messages/settings/channels.ts';

/** The form whose boxes say what members agree to. */
export const consentForm = 'register';

/** A text that every member agrees to, in the edition of the live site. */
export interface RequiredText {
  readonly document: string;
  readonly version: string;
}

async function readRequired(
  liveSite: MemberDeps['liveSite'],
  required: readonly string[],
): Promise<readonly RequiredText[]> {
  const documents = await liveSite.documents();
  const fields = readObject(readObject(documents[`forms/${consentForm}.schema`])['properties']);
  const editions = readObject(readObject(documents['settings/brand'])['legalTexts']);
  const names = required.flatMap((name) => {
    const document = readObject(fields[name])['x-consent'];
    return typeof document === 'string' && document !== marketing ? [document] : [];
  });
  return [...new Set(names)].map((document) => ({
    document,
    version: toText(readObject(editions[document])['version'] ?? '0'),
  }));
}

/** What was read of a release, by its site and its form: a stake asks within a transaction, which must not wait for another connection. */
const textsBySite = new WeakMap<CompiledSite, WeakMap<CompiledForm, Promise<readonly RequiredText[]>>>();

/** Texts behind the boxes that registration shows and that must be ticked. */
export async function listRequiredTexts({
  liveSite,
}: Pick<MemberDeps, 'liveSite'>): Promise<readonly RequiredText[]> {
  const live = await liveSite.form(consentForm);
  if (live === null) return [];
  const site = await liveSite.site();
  const ofSite = textsBySite.get(site) ?? new WeakMap<CompiledForm, Promise<readonly RequiredText[]>>();
  textsBySite.set(site, ofSite);
  const ofForm = ofSite.get(live.form);
  if (ofForm !== undefined) return ofForm;
  const read = readRequired(liveSite, (live.form.schema['required'] ?? []) as readonly string[]);
  ofSite.set(live.form, read);
  read.catch(() => ofSite.delete(live.form));
  return read;
}

export interface Agreed {
  /** The edition of each text that a member agreed to last. Promotions are agreed to on their own page. */
  readonly versions: ReadonlyMap<string, string>;
  /** The member made the account, and was asked everything that registration asks. */
  readonly isRegistered: boolean;
}

type AgreementRow = Pick<Selectable<Tables['member_consent']>, 'document' | 'version' | 'source'>;

const agreementsOf = (db: Database) =>
  db
    .selectFrom('member_consent')
    .select(['document', 'version', 'source'])
    .where('document', '!=', marketing)
    .orderBy('id');

/** The agreements of the member of a row, as a column of that row: for readers that want both in one question. */
export const agreementColumn = (db: Database) =>
  jsonArrayFrom(agreementsOf(db).where('member_id', '=', sql.ref<string>('member.id'))).as('agreements');

/** What rows of agreements say, the last of each text being in force. */
export const sumAgreed = (rows: readonly AgreementRow[]): Agreed => ({
  versions: new Map(rows.map(({ document, version }) => [document, version])),
  isRegistered: rows.some(({ source }) => source === 'registration'),
});

/** What a member agreed to. */
export const readAgreed = async (db: Database, memberId: string): Promise<Agreed> =>
  sumAgreed(await agreementsOf(db).where('member_id', '=', memberId).execute());
