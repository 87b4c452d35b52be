import type { Json } from '../json/json.ts';
import {
  flag as flagSchema,
  list as listSchema,
  nullable,
  object,
  optional,
  record,
  textUpTo,
  type Schema,
} from '../json/typed-schema.ts';

/** Words in one language: a title, and where the field asks for it a text below. */
interface Words {
  readonly title: string;
  readonly text?: string;
}
/** Wire code of a language → words; what a desk keeps has `EN`. */
export type WordsByLanguage = Readonly<Record<string, Words>>;
/** Name of a row → name of a column → rate in per cent. */
export type Grid = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a field of each kind holds. Money and rates are decimal texts, moments are ISO 8601 in UTC. */
export interface FieldValues {
  readonly line: string;
  readonly money: string;
  readonly moneyList: readonly string[];
  readonly number: number;
  readonly choice: string;
  /** Key of a row elsewhere; the answer of the list says which there are. */
  readonly reference: string;
  readonly flag: boolean;
  readonly moment: string;
  readonly words: WordsByLanguage;
  readonly picture: string;
  readonly grid: Grid;
}
export type FieldKind = keyof FieldValues;

interface FieldRules {
  readonly label: string;
  readonly hint?: string;
  /** Name of a field that this one is not below: an amount, a number, or a moment that it comes after. */
  readonly notBelow?: string;
  /** Said when a row is added, and never changed. */
  readonly isFixed?: true;
}
interface Bounds {
  readonly least: number;
  readonly most: number;
}
/** One field of a desk: what is shown of it, and what may be entered. */
export interface DeskField<
  Kind extends FieldKind = FieldKind,
  Optional extends boolean = boolean,
> extends FieldRules {
  readonly kind: Kind;
  readonly isOptional: Optional;
  /** Of a number, or of a rate in hundredths of a per cent. */
  readonly bounds?: Bounds;
  /** Letters at most, of a line and of the two parts of words; no text below the title where it is 0. */
  readonly most?: number;
  readonly mostBelow?: number;
  /** What a line has to look like, as a regular expression. */
  readonly pattern?: string;
  /** Value → what people read. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether an amount may be nothing. */
  readonly mayBeZero?: boolean;
  /** What a new row has here. */
  readonly first?: Json;
}
export type DeskFields = Readonly<Record<string, DeskField>>;
type ValueOfField<Field> =
  Field extends DeskField<infer Kind, infer Optional>
    ? FieldValues[Kind] | (Optional extends true ? null : never)
    : never;
/** What a row of a desk with these fields holds. */
export type RowOf<Fields> = { readonly [Name in keyof Fields]: ValueOfField<Fields[Name]> };

type Given<More> = FieldRules & { readonly first?: Json } & More;
type OptionalOf<Rules> = Rules extends { readonly isOptional: true } ? true : false;
interface MayBeOptional {
  readonly isOptional?: true;
}
const field = <Kind extends FieldKind, Rules extends FieldRules & MayBeOptional>(
  kind: Kind,
  rules: Rules,
): DeskField<Kind, OptionalOf<Rules>> => ({ isOptional: false, ...rules, kind });

export const line = <Rules extends Given<MayBeOptional & { readonly pattern?: string }>>(
  most: number,
  rules: Rules,
) => field('line', { ...rules, most });
/** An amount in the site's currency, above nothing unless it may be zero. */
export const money = <Rules extends Given<MayBeOptional & { readonly mayBeZero?: true }>>(rules: Rules) =>
  field('money', rules);
/** Amounts to choose from. */
export const moneyList = (most: number, rules: Given<MayBeOptional>) =>
  field('moneyList', { ...rules, most });
export const number = <Rules extends Given<MayBeOptional>>(least: number, most: number, rules: Rules) =>
  field('number', { ...rules, bounds: { least, most } });
export const choice = (options: Readonly<Record<string, string>>, rules: Given<unknown>) =>
  field('choice', { ...rules, options });
export const reference = <Rules extends Given<MayBeOptional>>(rules: Rules) => field('reference', rules);
export const flag = (rules: Given<unknown>) => field('flag', rules);
export const moment = <Rules extends Given<MayBeOptional>>(rules: Rules) => field('moment', rules);
export const words = (most: number, mostBelow: number, rules: Given<unknown>) =>
  field('words', { ...rules, most, mostBelow });
/** Words of several lines in each language, without a title above them. */
export const longWords = (most: number, rules: Given<unknown>) =>
  field('words', { ...rules, most, mostBelow: 0 });
/** A path of a picture under the portal's origin. */
export const picture = <Rules extends Given<MayBeOptional>>(rules: Rules) => field('picture', rules);
/** A rate for each row and column; the answer of the list says which there are. */
export const grid = (least: number, most: number, rules: Given<unknown>) =>
  field('grid', { ...rules, bounds: { least: least * 100, most: most * 100 } });

const shortText = textUpTo(400);
const longestWords = 4_000;
const plainText = object({ title: textUpTo(longestWords), text: optional(textUpTo(2_000)) });
/** As it is sent: what is left empty arrives too, so that its field can say so. */
const sentAs: Readonly<Record<FieldKind, (field: DeskField) => Schema<unknown>>> = {
  // Longer than any line may be, so that its field says what is too long.
  line: () => nullable(textUpTo(2_000)),
  money: () => nullable(textUpTo(24)),
  moneyList: () => listSchema(textUpTo(24), { maxItems: 20 }),
  number: () => nullable({ type: 'number' }),
  choice: () => nullable(shortText),
  reference: () => nullable(shortText),
  flag: () => flagSchema,
  moment: () => nullable(textUpTo(40)),
  words: () => record(plainText, { maxProperties: 60 }),
  picture: () => nullable(shortText),
  grid: () => record(record(textUpTo(12), { maxProperties: 60 }), { maxProperties: 60 }),
};
/** The schema of a row with these fields. */
export const schemaOfFields = (fields: DeskFields): Schema<unknown> =>
  object(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, sentAs[one.kind](one)])));

/** What a new row holds before anything is entered. */
export const emptyValues: Readonly<Record<FieldKind, Json>> = {
  line: '',
  money: '',
  moneyList: [],
  number: null,
  choice: '',
  reference: '',
  flag: false,
  moment: null,
  words: { EN: { title: '' } },
  picture: '',
  grid: {},
};
