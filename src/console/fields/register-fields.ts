import type { RegisterFieldsField } from '../../protocol/generated/settings.ts';
import type { Json } from '../../protocol/json/json.ts';
import { findPatternFamily } from '../../protocol/document/pattern-families.ts';
import { isJsonObject, isSameJson } from '../../protocol/json/json-patches.ts';
import { messages } from '../messages.ts';

/** Distance of the places that are given out; `mostOrder` as in the schema. */
const [step, mostOrder] = [10, 10_000];
export const registerFieldsPath = 'settings/register-fields';

export interface FieldRow {
  readonly name: string;
  readonly field: RegisterFieldsField;
  /** What is live, null for a field that only the draft has. */
  readonly live: RegisterFieldsField | null;
  readonly changed: boolean;
  /** Why shown and required cannot be changed, null where they can. */
  readonly lock: string | null;
}
/** What the pattern dialog edits. Null means: not set. */
export interface FieldPattern {
  readonly patternId: number | null;
  readonly acceptedPattern: string | null;
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

function readNumber(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
/** Reads an entry as far as it is one; what is missing or wrong is what the check will speak of. */
function readField(value: Json | undefined): RegisterFieldsField | null {
  if (!isJsonObject(value)) return null;
  const { acceptedPattern } = value;
  const patternId = readNumber(value['patternId']);
  const minLength = readNumber(value['minLength']);
  const maxLength = readNumber(value['maxLength']);
  return {
    enabled: value['enabled'] === true,
    required: value['required'] === true,
    order: readNumber(value['order']) ?? 0,
    ...(patternId === undefined ? {} : { patternId }),
    ...(typeof acceptedPattern === 'string' ? { acceptedPattern } : {}),
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}
function fieldsOf(document: Json): Readonly<Record<string, Json>> {
  const fields = isJsonObject(document) ? document['fields'] : undefined;
  return isJsonObject(fields) ? fields : {};
}

/** The rows of the table in the order a visitor meets the fields. */
export function readRows(draft: Json, live: Json): readonly FieldRow[] {
  const liveFields = fieldsOf(live);
  return Object.entries(fieldsOf(draft))
    .flatMap(([name, value]): FieldRow[] => {
      const field = readField(value);
      if (!field) return [];
      const changed = !isSameJson(value, liveFields[name]);
      return [
        {
          name,
          field,
          live: readField(liveFields[name]),
          changed,
          lock: field.enabled ? (messages.locks[name] ?? null) : null,
        },
      ];
    })
    .sort((one, other) => one.field.order - other.field.order || one.name.localeCompare(other.name));
}

function writeFields(document: Json, write: (fields: Record<string, Json>) => void): Json {
  if (!isJsonObject(document)) return document;
  const fields = { ...fieldsOf(document) };
  write(fields);
  return { ...document, fields };
}
function writeField(document: Json, name: string, values: Readonly<Record<string, Json | undefined>>): Json {
  return writeFields(document, (fields) => {
    const before = fields[name];
    const after = { ...(isJsonObject(before) ? before : {}) };
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) delete after[key];
      else (after as Record<string, Json>)[key] = value;
    }
    fields[name] = after;
  });
}

/** A hidden field cannot be required: the form could never be sent. */
export function setShown(document: Json, name: string, isShown: boolean): Json {
  return writeField(document, name, isShown ? { enabled: true } : { enabled: false, required: false });
}
/** A required field is shown. */
export function setRequired(document: Json, name: string, required: boolean): Json {
  return writeField(document, name, required ? { enabled: true, required: true } : { required: false });
}
export function setPattern(document: Json, name: string, pattern: FieldPattern): Json {
  return writeField(document, name, {
    patternId: pattern.patternId ?? undefined,
    acceptedPattern: pattern.acceptedPattern ?? undefined,
    minLength: pattern.minLength ?? undefined,
    maxLength: pattern.maxLength ?? undefined,
  });
}
export function resetField(document: Json, live: Json, name: string): Json {
  return writeFields(document, (fields) => {
    const value = fieldsOf(live)[name];
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  });
}
/** A free place between two others, or what is live if that lies there; null where none is free. */
function placeBetween(after: number, before: number | undefined, live: number | undefined): number | null {
  const end = before ?? after + 2 * step;
  if (live !== undefined && live > after && live < end) return live;
  const middle = Math.floor((after + end) / 2);
  return middle > after && middle < end && middle <= mostOrder ? middle : null;
}
/**
 * A field goes to the place of another, which makes room. That is one changed number, and none at all where
 * the field comes back to where it is live. Where no number is free between the neighbours, all are given out
 * in steps, as they are where two are equal.
 */
export function placeField(document: Json, rows: readonly FieldRow[], name: string, other: string): Json {
  const names = rows.map((row) => row.name);
  const [from, to] = [names.indexOf(name), names.indexOf(other)];
  if (from < 0 || to < 0) return document;
  const others = rows.filter((row) => row.name !== name);
  const targetIndex = others.findIndex((row) => row.name === other) + (to > from ? 1 : 0);
  const order = placeBetween(
    others[targetIndex - 1]?.field.order ?? -1,
    others[targetIndex]?.field.order,
    rows[from]?.live?.order,
  );
  if (order !== null) return writeField(document, name, { order });
  names.splice(to, 0, ...names.splice(from, 1));
  return names.reduce((next, each, index) => writeField(next, each, { order: (index + 1) * step }), document);
}

function describeLength({
  minLength,
  maxLength,
}: Pick<RegisterFieldsField, 'minLength' | 'maxLength'>): string {
  if (minLength !== undefined && maxLength !== undefined) return messages.fields.length(minLength, maxLength);
  if (minLength !== undefined) return messages.fields.fromLength(minLength);
  return maxLength === undefined ? '' : messages.fields.toLength(maxLength);
}
/** What a field accepts, in words: `Digits only, 6–12 characters`. */
export function describePattern(field: RegisterFieldsField): {
  readonly rule: string;
  readonly length: string;
} {
  const length = describeLength(field);
  if (field.acceptedPattern !== undefined)
    return {
      rule: field.acceptedPattern === '*' ? messages.fields.anything : messages.fields.ownPattern,
      length,
    };
  const family = field.patternId === undefined ? undefined : findPatternFamily(field.patternId);
  return { rule: family?.summary ?? (length ? messages.fields.anything : messages.fields.noPattern), length };
}
