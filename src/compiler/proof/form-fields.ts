import type { Json, JsonObject } from '../../protocol/json.ts';
import { isRecord } from './is-record.ts';
import type { ProofFacts } from './proof-facts.ts';
import type { Variant } from './settings-cone.ts';

type Properties = Readonly<Record<string, JsonObject>>;
const readProperties = (schema: JsonObject): Properties =>
  (isRecord(schema.properties) ? schema.properties : {}) as unknown as Properties;
const isBySettings = (schema: JsonObject): boolean => schema['x-settings'] === 'register-fields';
const enabledPath = (name: string): string => `settings.register.${name}.enabled`;
const modulePath = (module: Json): string => `settings.whitelabel.${String(module)}`;

const read = (facts: ProofFacts, variant: Variant, path: string): Json | undefined =>
  Object.hasOwn(variant, path) ? variant[path] : facts.setting(path);

/** Settings that decide whether a form shows one of the fields named. */
export const listFieldSettings = (
  facts: ProofFacts,
  form: string,
  fields: readonly string[],
): readonly string[] => {
  const schema = facts.form(form)?.schema;
  if (schema === undefined || !isBySettings(schema)) return [];
  const properties = readProperties(schema);
  return fields.flatMap((name) => {
    const property = properties[name];
    if (property === undefined) return [];
    const { 'x-module': module, 'x-needed-by': need } = property;
    return [
      ...(property['x-locked'] === true ? [] : [enabledPath(name)]),
      ...(typeof module === 'string' ? [modulePath(module)] : []),
      ...(typeof need === 'string' ? [modulePath(need)] : []),
    ];
  });
};

/** The fields that a form shows, by the settings of a variant. */
export const listShownFields = (facts: ProofFacts, variant: Variant, form: string): ReadonlySet<string> => {
  const source = facts.form(form);
  if (source === undefined) return new Set();
  const properties = readProperties(source.schema);
  const isHidden = (name: string): boolean => {
    const ui = source.ui[name];
    return isRecord(ui) && ui['ui:widget'] === 'hidden';
  };
  const isOn = (name: string, property: JsonObject): boolean => {
    const { 'x-module': module, 'x-needed-by': need } = property;
    if (typeof module === 'string' && read(facts, variant, modulePath(module)) === false) return false;
    if (typeof need === 'string' && read(facts, variant, modulePath(need)) === true) return true;
    return property['x-locked'] === true || read(facts, variant, enabledPath(name)) === true;
  };
  const names = Object.entries(properties)
    .filter(([name, property]) => !isHidden(name) && (!isBySettings(source.schema) || isOn(name, property)))
    .map(([name]) => name);
  const shown = new Set(names);
  // A field that repeats another goes with it.
  return new Set(
    names.filter((name) => {
      const repeated = properties[name]?.['x-repeats'];
      return typeof repeated !== 'string' || shown.has(repeated);
    }),
  );
};

/** Fields that a form demands and does not show, as the settings stand. */
export const listHiddenRequired = (facts: ProofFacts, form: string): readonly string[] => {
  const source = facts.form(form);
  if (source === undefined) return [];
  const properties = readProperties(source.schema);
  const shown = listShownFields(facts, {}, form);
  const demanded = isBySettings(source.schema)
    ? Object.keys(properties).filter((name) => {
        const isOff = facts.setting(modulePath(properties[name]?.['x-module'] ?? '')) === false;
        return !isOff && facts.setting(`settings.register.${name}.required`) === true;
      })
    : ((source.schema.required ?? []) as readonly string[]);
  return demanded.filter((name) => !shown.has(name));
};
