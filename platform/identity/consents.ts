import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { marketing, promotionChannels } from '../messages/settings/channels.ts';

/** A statement that a person agreed to, with the text of the live site that it is about. */
export interface Consent {
  /** The legal text, as the brand's settings name it. */
  readonly document: string;
  /** Of the legal text. */
  readonly version: string;
  /** The words of the box, in the language shown. */
  readonly statement: string;
  /** SHA-256 in hex of the statement and of every message of the legal text's page, in the language shown. */
  readonly text_hash: string;
}

type Documents = Readonly<Record<string, unknown>>;
export const readObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/** Keys of the texts that a page names. */
const listTextKeys = (value: Json | undefined): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { $t: key } = readObject(value);
  return [...(typeof key === 'string' ? [key] : []), ...Object.values(value).flatMap(listTextKeys)];
};

/** The document of the page that a route leads to. */
function readPage(documents: Documents, route: Json | undefined): JsonObject {
  const routes = readObject(documents['site'])['routes'];
  const match = Array.isArray(routes) ? routes.map(readObject).find(({ id }) => id === route) : undefined;
  return readObject(documents[`pages/${toText(match?.['page'])}`]);
}

const fillIn = (text: string, values: JsonObject): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (whole, name: string) =>
    values[name] === undefined ? whole : toText(values[name]),
  );

/** The day of the live edition of a legal text. */
export const readEditionDay = (documents: Documents, document: string): string =>
  toText(readObject(readObject(readObject(documents['settings/brand'])['legalTexts'])[document])['date']);

/**
 * The statements behind the boxes of a form that were ticked (`x-consent`), or behind all of them, in a
 * language of the live site. A text without a version has the version "0"; the check publishes none.
 */
export async function readConsents(
  { liveSite }: Pick<MemberDeps, 'liveSite'>,
  form: string,
  values: JsonObject | null,
  language: string,
): Promise<readonly Consent[]> {
  const documents: Documents = await liveSite.documents();
  const fields = readObject(readObject(documents[`forms/${form}.schema`])['properties']);
  const words = readObject(documents[`forms/${form}.ui`]);
  const messages = readObject(documents[`locales/${language}`]);
  const editions = readObject(readObject(documents['settings/brand'])['legalTexts']);
  const age = readObject(documents['settings/limits'])['minimumAge'] ?? null;
  const read = (key: Json | undefined): string => toText(messages[toText(key)] ?? key);
  const readText = (name: string): Json | undefined => readObject(fields[name])['x-consent'];
  const readRoute = (name: string): Json | undefined =>
    readObject(readObject(words[name])['foyer:link'])['route'];
  return Object.keys(fields).flatMap((name) => {
    const document = readText(name);
    if (typeof document !== 'string' || (values !== null && values[name] !== true)) return [];
    const statement = fillIn(read(readObject(words[name])['foyer:label']), { age });
    // Several boxes that agree to one text have one link to it.
    const linked = Object.keys(fields).find(
      (one) => readText(one) === document && readRoute(one) !== undefined,
    );
    const page = readPage(documents, readRoute(linked ?? name));
    const text = JSON.stringify([statement, ...listTextKeys(page).map(read)]);
    const version = toText(readObject(editions[document])['version'] ?? '0');
    return [{ document, version, statement, text_hash: createHash('sha256').update(text).digest('hex') }];
  });
}

/** Keeps what a new member agreed to, promotions by each channel; in the transaction that makes the member. */
export async function keepConsents(
  db: Database,
  memberId: string,
  consents: readonly Consent[],
  { language, network, at }: { readonly language: string; readonly network: string; readonly at: Date },
): Promise<void> {
  if (consents.length === 0) return;
  await db
    .insertInto('member_consent')
    .values(
      consents.flatMap((one) =>
        (one.document === marketing ? promotionChannels : [null]).map((channel) => ({
          ...one,
          member_id: memberId,
          language,
          network,
          channel,
          created_at: at,
        })),
      ),
    )
    .execute();
}

/** Keeps that a member whom a program makes agreed to every text in force, as if they had registered. */
export async function agreeToAll(
  db: Database,
  deps: Pick<MemberDeps, 'liveSite'>,
  memberId: string,
  { network, at }: { readonly network: string; readonly at: Date },
): Promise<void> {
  const language = 'EN';
  const texts = await readConsents(deps, 'register', null, language);
  const agreed = texts.filter(({ document }) => document !== marketing);
  await keepConsents(db, memberId, agreed, { language, network, at });
}
