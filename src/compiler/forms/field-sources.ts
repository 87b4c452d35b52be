import type { JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteIndex } from '../site-index.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** A field of a form as its schema document writes it. */
export interface FieldSource {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly ui: JsonObject;
}

/** What of a site decides about its forms. */
export type FormSite = Pick<SiteIndex, 'documents'>;

/** A field with what the settings say of it. */
export interface ResolvedField extends FieldSource {
  readonly required: boolean;
  readonly order: number;
}

export const listSources = (schema: JsonObject, ui: JsonObject): readonly FieldSource[] =>
  Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, property]) => ({
      name,
      schema: property,
      ui: (readOwn(ui, name) ?? {}) as JsonObject,
    }),
  );

/** Reports fields that are only in the schema, and so have no label, or only in the ui schema. */
export const checkPairing = (
  log: IssueLog,
  id: string,
  sources: readonly FieldSource[],
  ui: JsonObject,
): void => {
  for (const { name } of sources) {
    if (Object.hasOwn(ui, name)) continue;
    log.report(
      'form.field-unpaired',
      { document: `forms/${id}.schema`, place: ['properties', name] },
      `The field "${name}" has no entry in "forms/${id}.ui", so it would have no label.`,
    );
  }
  for (const name of Object.keys(ui)) {
    if (name.startsWith('ui:') || sources.some((source) => source.name === name)) continue;
    log.report(
      'form.field-unpaired',
      { document: `forms/${id}.ui`, place: [name] },
      `"forms/${id}.schema" has no field "${name}".`,
    );
  }
};

/** The fields as the form says they follow each other; the order of keys says nothing. */
export const orderSources = (
  log: IssueLog,
  id: string,
  sources: readonly FieldSource[],
  ui: JsonObject,
): readonly FieldSource[] => {
  const document = `forms/${id}.ui`;
  const names = sources.map(({ name }) => name);
  const given = ui['ui:order'] as readonly string[] | undefined;
  if (given === undefined) {
    log.report(
      'form.order',
      { document, place: [] },
      `The form "${id}" does not say in which order its ${names.length} fields follow each other; give "ui:order".`,
    );
    return sources;
  }
  const fieldNames = given.filter((name) => names.includes(name));
  const full = [...fieldNames, ...names.filter((name) => !fieldNames.includes(name))];
  if (full.length !== given.length || fieldNames.length !== names.length) {
    log.report(
      'form.order',
      { document, place: ['ui:order'] },
      `The order of the form "${id}" has to name each of its fields once: ${full.join(', ')}.`,
      { summary: 'Name each field once', value: full },
    );
  }
  return full.flatMap((name) => sources.filter((source) => source.name === name));
};
