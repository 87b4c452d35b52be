import { createHash } from 'node:crypto';
import { foldWords, normaliseDocument } from './person-marks.ts';

/** What makes a person alike to another one, and proves nothing: staff compare the two. */
export const likenessKinds = ['alike', 'place', 'address', 'payment'] as const;
export type LikenessKind = (typeof likenessKinds)[number];
interface LikenessMark {
  readonly kind: LikenessKind;
  /** Hex SHA-256. */
  readonly mark: string;
}
/** Of a person, as it was typed or seen. */
export interface Likeness {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  /** Numbers of accounts that money goes to, whatever their provider. */
  readonly payments: readonly string[];
  /** Networks with the device that was used in them. */
  readonly places: readonly string[];
}

const hash = (kind: LikenessKind, form: string): string =>
  createHash('sha256').update(`${kind}\n${form}`).digest('hex');

/** A text and each text that lacks one of its letters: two that differ by one letter have one in common. */
const withoutOne = (text: string): readonly string[] => [
  text,
  ...[...text].map((_, index) => `${text.slice(0, index)}${text.slice(index + 1)}`),
];

/** A name in words, without initials and in one order. A name of one word is many people's and has none. */
function listNameWords(name: string): readonly string[] {
  const words = foldWords(name).filter((word) => word.length > 1);
  return words.length < 2 ? [] : words.sort();
}
const wholeForms = (name: string): readonly string[] =>
  listNameWords(name).length === 0 ? [] : withoutOne(listNameWords(name).join(' '));
/** A name of three words or more with one less. */
function shorterForms(name: string): readonly string[] {
  const words = listNameWords(name);
  return words.length < 3 ? [] : words.flatMap((_, index) => withoutOne(words.toSpliced(index, 1).join(' ')));
}
/**
 * Forms of a name that are kept of an excluded person, and those that are sought of another one: two names are alike
 * where one of them is in both, in another order, without initials, with another letter, or where the one has a name
 * more than the other. Two with a different middle name are not.
 */
const nameForms = {
  kept: (name: string): readonly string[] => [
    ...wholeForms(name).map((form) => `whole ${form}`),
    ...shorterForms(name).map((form) => `shorter ${form}`),
  ],
  sought: (name: string): readonly string[] => [
    ...wholeForms(name).flatMap((form) => [`whole ${form}`, `shorter ${form}`]),
    ...shorterForms(name).map((form) => `whole ${form}`),
  ],
} as const;

/** An address in any order of its parts; empty where it is too short to be one. */
function normaliseAddress(address: string): string {
  const words = foldWords(address);
  return words.length < 3 ? '' : [...words].sort().join(' ');
}

/** Marks by which two persons are alike: those that are kept of the one, or sought of the other. */
export function markLikeness(
  { names, addresses, payments, places }: Likeness,
  use: keyof typeof nameForms,
): readonly LikenessMark[] {
  const forms: Readonly<Record<LikenessKind, readonly string[]>> = {
    alike: names.flatMap(nameForms[use]),
    address: addresses.map(normaliseAddress),
    payment: payments.map(normaliseDocument),
    place: places,
  };
  const marks = likenessKinds.flatMap((kind) =>
    forms[kind].filter((form) => form !== '').map((form) => ({ kind, mark: hash(kind, form) })),
  );
  return [...new Map(marks.map((one) => [one.mark, one])).values()];
}
