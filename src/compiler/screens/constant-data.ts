import type { DataSource } from '../../protocol/document/document.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Json, JsonSchema } from '../../protocol/json/json.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { type TypeRef, typeOf } from '../expressions/type-ref.ts';
import type { Place } from '../pointer.ts';
import type { SiteIndex } from '../site-index.ts';
import { useText } from '../texts/compile-text-key.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** Beyond this many values a property is typed by its kind alone. */
const mostListed = 50;

/** The key of `{ "$t": "home.title" }`; null for anything else. */
const readKey = (value: Json): string | null =>
  isJsonObject(value) && typeof value.$t === 'string' ? value.$t : null;

/** The constants as the browser gets them: a text is its key, which `{ "$t": { "var": … } }` shows. */
export const readConstants = (value: Json): Json => {
  if (isJsonList(value)) return value.map(readConstants);
  if (!isJsonObject(value)) return value;
  return (
    readKey(value) ??
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readConstants(part)]))
  );
};

const kindOf = (value: Json): string => (value === null ? 'null' : typeof value);

/** Whether no two rows of any of the lists have the same there. */
const isDistinct = (name: string, lists: readonly (readonly Json[])[]): boolean =>
  lists.every((rows) => {
    const values = rows.map((row) => (isJsonObject(row) ? JSON.stringify(readOwn(row, name) ?? null) : null));
    return new Set(values).size === rows.length;
  });

/** The type of one place from all values that are there: rows of a list share theirs. */
const typeValues = (values: readonly Json[], rowsOf: readonly (readonly Json[])[] = []): JsonSchema => {
  const keys = values.filter((value) => readKey(value) !== null);
  const lists = values.filter(isJsonList);
  const objects = values.filter((value) => isJsonObject(value) && readKey(value) === null);
  const scalars = [...new Set(values.filter((value) => value === null || typeof value !== 'object'))];
  const names = [...new Set(objects.flatMap((value) => Object.keys(value as object)))];
  const branches: readonly JsonSchema[] = [
    ...(keys.length === 0 ? [] : [{ type: 'string', 'x-message': true }]),
    ...(lists.length === 0
      ? []
      : [
          {
            type: 'array',
            maxItems: Math.max(...lists.map(({ length }) => length)),
            items: typeValues(lists.flat(), lists),
          },
        ]),
    ...(objects.length === 0
      ? []
      : [
          {
            type: 'object',
            additionalProperties: false,
            properties: Object.fromEntries(
              names.map((name) => {
                // A row without it has nothing there.
                const type = typeValues(
                  objects.map((value) => (isJsonObject(value) ? (readOwn(value, name) ?? null) : null)),
                );
                return [
                  name,
                  rowsOf.length === 0 ? type : { ...type, 'x-identity': isDistinct(name, rowsOf) },
                ];
              }),
            ),
          },
        ]),
    ...(scalars.length === 0
      ? []
      : scalars.length <= mostListed
        ? [{ enum: scalars }]
        : [{ type: [...new Set(scalars.map(kindOf))] }]),
  ];
  const [only = {}] = branches;
  return branches.length > 1 ? { anyOf: branches } : only;
};

/** What a data source holds once it is there: constants, or the answer of its call. */
export const typeSource = (site: SiteIndex, { call = '', value }: DataSource): TypeRef =>
  typeOf(value === undefined ? (site.operations.get(call)?.response ?? {}) : typeValues([value]));

const isSentence = (text: string): boolean => /\p{L}{2,}\s+\p{L}{2,}/u.test(text);

/** Constants hold data and texts by their keys: no expressions, and no words that every language would share. */
export const checkConstants = (env: Environment, value: Json, place: Place): void => {
  if (isJsonList(value)) {
    for (const [index, part] of value.entries()) checkConstants(env, part, [...place, index]);
    return;
  }
  if (typeof value === 'string' && isSentence(value)) {
    env.log.report(
      'data.constant',
      sourceAt(env, place),
      `Words that a player reads are text keys: write "@…" here, and "@=…" where they are shown.`,
    );
  }
  if (!isJsonObject(value)) return;
  const key = readKey(value);
  if (key !== null && Object.keys(value).length === 1) {
    useText(env.screen.site, env.log, key, [], sourceAt(env, [...place, '$t']));
    return;
  }
  const tag = ['$e', '$r', '$t'].find((name) => Object.hasOwn(value, name));
  if (tag !== undefined) {
    env.log.report(
      'data.constant',
      sourceAt(env, [...place, tag]),
      `Constants hold data and texts without arguments; "${tag}" cannot be worked out here.`,
    );
    return;
  }
  for (const [name, part] of Object.entries(value)) checkConstants(env, part, [...place, name]);
};
