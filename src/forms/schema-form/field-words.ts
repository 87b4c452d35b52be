import type { Json, JsonObject } from '../../protocol/json/json.ts';

/** A field's `ui` of a compiled form. Texts are message keys. */
export interface FieldUi {
  readonly label?: string;
  readonly labelArgs?: JsonObject;
  /** The text that a box is about: its route and the words of the link. */
  readonly link?: { readonly route: string; readonly label: string };
  readonly hint?: string;
  readonly hintArgs?: JsonObject;
  /** Words that are pressed to see the field. */
  readonly fold?: string;
  readonly placeholder?: string;
  /** Shown before the input, not part of its value, for example a country code. */
  readonly prefix?: string;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal';
  readonly widget?: string;
  /** Value of an `enum` → message key. */
  readonly optionLabels?: Readonly<Record<string, string>>;
}

const takeText = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
const takeObject = (value: Json | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

const nothing: FieldUi = {};
/** A field's entry belongs to a release and never changes; it is read with every key that is typed. */
const cache = new WeakMap<JsonObject, FieldUi>();

/** Reads a field's entry of the uiSchema; missing entries are left out. */
export const readFieldUi = (ui: JsonObject | undefined): FieldUi => {
  if (ui === undefined) return nothing;
  const fieldUi = cache.get(ui) ?? pickFieldUi(ui);
  cache.set(ui, fieldUi);
  return fieldUi;
};

const readLink = (link: JsonObject | undefined): FieldUi['link'] => {
  const { route, label } = link ?? {};
  return typeof route === 'string' && typeof label === 'string' ? { route, label } : undefined;
};

const pickFieldUi = (ui: JsonObject): FieldUi => {
  const options = takeObject(ui['ui:options']);
  const words = {
    label: takeText(ui['foyer:label']),
    labelArgs: takeObject(ui['foyer:labelArgs']),
    link: readLink(takeObject(ui['foyer:link'])),
    hint: takeText(ui['foyer:hint']),
    hintArgs: takeObject(ui['foyer:hintArgs']),
    fold: takeText(ui['foyer:fold']),
    placeholder: takeText(ui['foyer:placeholder']),
    prefix: takeText(ui['foyer:prefix']),
    autocomplete: takeText(ui['ui:autocomplete'] ?? options?.['autocomplete']),
    inputMode: takeText(
      ui['ui:inputMode'] ?? ui['foyer:inputmode'] ?? options?.['inputMode'] ?? options?.['inputmode'],
    ),
    widget: takeText(ui['ui:widget'] ?? options?.['widget']),
    optionLabels: takeObject(ui['foyer:options']),
  };
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
};

/** Whether the hint says how the field is written. Others may tell what it is for, and those of a rule for its letters do not. */
export const isFormatHint = ({ hint }: FieldUi, schema: JsonObject | undefined): boolean =>
  hint !== undefined && (hint.startsWith('pattern.') || schema?.['pattern'] !== undefined);

/** The hint below a field. An error that has its words takes its place. */
export const findHint = (
  { hint, hintArgs }: FieldUi,
  t: (key: string, args?: JsonObject) => string,
  error: string | undefined,
): string | undefined => {
  const words = hint === undefined ? undefined : t(hint, hintArgs);
  return words !== undefined && error?.includes(words) === true ? undefined : words;
};

/** Where assistive technology finds a field's hint and error. */
export const hintId = (fieldId: string): string => `${fieldId}__hint`;
export const errorId = (fieldId: string): string => `${fieldId}__error`;
export const describeField = (fieldId: string, hasHint: boolean, hasError: boolean): string | undefined => {
  const ids = [...(hasError ? [errorId(fieldId)] : []), ...(hasHint ? [hintId(fieldId)] : [])];
  return ids.length === 0 ? undefined : ids.join(' ');
};
