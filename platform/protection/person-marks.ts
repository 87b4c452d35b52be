import { createHash } from 'node:crypto';
import type { ExclusionMatch } from '../../src/protocol/document/jurisdiction.ts';

/** What is known of a person, as it was typed. */
export interface Person {
  /** Names that the person goes by: the payee's, and holders of withdrawal accounts. */
  readonly names: readonly string[];
  /** `yyyy-MM-dd`; empty where it is not known. */
  readonly birthday: string;
  readonly email: string;
  /** E.164; empty where it is not known. */
  readonly phone: string;
  /** Numbers of identity papers, and of the one that the profile names. */
  readonly documents: readonly string[];
  readonly payouts: readonly { readonly provider: string; readonly number: string }[];
}
export interface PersonMark {
  readonly kind: ExclusionMatch;
  /** Hex SHA-256. */
  readonly mark: string;
}

const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Letters and digits without case, accents and width, in words. */
export const foldWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A name without case, accents, punctuation and order of its parts; empty where nothing is left. */
export const normalisePersonName = (name: string): string => [...foldWords(name)].sort().join(' ');

/**
 * A mail address without case and without what the mailbox does not depend on: everything from `+` on,
 * and the dots of a Google address.
 */
export function normaliseEmail(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').trim().toLowerCase().split('@');
  const [box = ''] = local.split('+');
  if (box === '' || domain === '') return '';
  return dotless.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** Digits of a number in E.164, however it is written. */
export const normalisePhone = (phone: string): string =>
  phone.normalize('NFKC').replace(/\D/gu, '').replace(/^00/u, '');

/** A shorter number is no paper's: it would be the mark of many. */
const leastOfDocument = 5;

/** Letters and digits of a document's number. */
export const normaliseDocument = (number: string): string => foldWords(number).join('');

const hash = (kind: string, form: string): string =>
  createHash('sha256').update(`${kind}\n${form}`).digest('hex');

/** The marks of a person: one for each thing that is known of them, by the kinds that are asked for. */
export function markPerson(person: Person, kinds: readonly ExclusionMatch[]): readonly PersonMark[] {
  const names = person.names.map(normalisePersonName).filter((name) => name !== '');
  const forms: Readonly<Record<ExclusionMatch, readonly string[]>> = {
    // Many people have one name; with the birthday it is one person's.
    name: person.birthday === '' ? [] : names.map((name) => `${name}\n${person.birthday}`),
    email: [normaliseEmail(person.email)],
    phone: [normalisePhone(person.phone)],
    document: person.documents
      .map(normaliseDocument)
      .map((number) => (number.length < leastOfDocument ? '' : number)),
    payout: person.payouts.map(({ provider, number }) => {
      const folded = normaliseDocument(number);
      return folded === '' ? '' : `${provider}\n${folded}`;
    }),
  };
  const marks = kinds.flatMap((kind) =>
    forms[kind].filter((form) => form !== '').map((form) => ({ kind, mark: hash(kind, form) })),
  );
  return [...new Map(marks.map((one) => [one.mark, one])).values()];
}
