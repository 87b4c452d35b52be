import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

type Form = NonNullable<ReturnType<SiteDocumentsByKind['forms']['get']>>;

export interface FieldFacts {
  /** Module without which the field is not asked for. */
  readonly module: string | null;
  /** Module that cannot work without it. */
  readonly need: string | null;
  readonly isLocked: boolean;
  /** Field that it repeats. */
  readonly repeats: string | null;
  readonly isHidden: boolean;
}
/** Which fields a form asks for. What may be typed into them is nothing that a proof knows. */
export interface FormFacts {
  /** The registration settings decide about its fields. */
  readonly isBySettings: boolean;
  readonly fields: ReadonlyMap<string, FieldFacts>;
  readonly required: readonly string[];
  /** All of it as text: two forms with the same are the same to a proof. */
  readonly text: string;
}

const readText = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

const readField = (property: Json, ui: Json | undefined): FieldFacts => {
  const schema: JsonObject = isJsonObject(property) ? property : {};
  return {
    module: readText(schema['x-module']),
    need: readText(schema['x-needed-by']),
    isLocked: schema['x-locked'] === true,
    repeats: readText(schema['x-repeats']),
    isHidden: isJsonObject(ui) && ui['ui:widget'] === 'hidden',
  };
};

const read = ({ schema, ui }: Form): FormFacts => {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const isBySettings = schema['x-settings'] === 'register-fields';
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, readField(property, readOwn(ui, name))] as const,
  );
  const required = (schema.required ?? []) as readonly string[];
  return {
    isBySettings,
    fields: new Map(fields),
    required,
    text: JSON.stringify([isBySettings, fields, required]),
  };
};

/** Documents that did not change are the same objects, and so are their facts then. */
const cache = new WeakMap<JsonObject, { readonly ui: JsonObject; readonly facts: FormFacts }>();

export const readFormFacts = (form: Form): FormFacts => {
  const entry = cache.get(form.schema);
  if (entry?.ui === form.ui) return entry.facts;
  const facts = read(form);
  cache.set(form.schema, { ui: form.ui, facts });
  return facts;
};
