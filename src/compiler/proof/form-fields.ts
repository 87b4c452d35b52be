import type { Json } from '../../protocol/json/json.ts';
import type { FieldFacts } from './form-facts.ts';
import type { ProofFacts } from './proof-facts.ts';
import type { Variant } from './settings-cone.ts';

const enabledPath = (name: string): string => `settings.register.${name}.enabled`;
const modulePath = (module: string): string => `settings.whitelabel.${module}`;

const read = (facts: ProofFacts, variant: Variant, path: string): Json | undefined =>
  Object.hasOwn(variant, path) ? variant[path] : facts.setting(path);

/** Settings that decide whether a form shows one of the fields named. */
export const listFieldSettings = (
  facts: ProofFacts,
  form: string,
  names: readonly string[],
): readonly string[] => {
  const { isBySettings, fields } = facts.form(form) ?? {};
  if (isBySettings !== true) return [];
  return names.flatMap((name) => {
    const field = fields?.get(name);
    if (field === undefined) return [];
    const { module, need, isLocked } = field;
    return [
      ...(isLocked ? [] : [enabledPath(name)]),
      ...[module, need].flatMap((moduleName) => (moduleName === null ? [] : [modulePath(moduleName)])),
    ];
  });
};

/** Whether the settings of a variant have a field asked for. */
const isOn = (
  facts: ProofFacts,
  variant: Variant,
  name: string,
  { module, need, isLocked }: FieldFacts,
): boolean => {
  if (module !== null && read(facts, variant, modulePath(module)) === false) return false;
  if (need !== null && read(facts, variant, modulePath(need)) === true) return true;
  return isLocked || read(facts, variant, enabledPath(name)) === true;
};

/** Form → those of its fields that it shows. */
export type ShownFields = ReadonlyMap<string, ReadonlySet<string>>;

/** Of the fields named those that a form shows, by the settings of a variant. Nothing is asked about others. */
export const listShownFields = (
  facts: ProofFacts,
  variant: Variant,
  form: string,
  names: Iterable<string>,
): ReadonlySet<string> => {
  const { fields, isBySettings } = facts.form(form) ?? {};
  const isThere = (name: string): boolean => {
    const field = fields?.get(name);
    if (field === undefined || field.isHidden) return false;
    return isBySettings !== true || isOn(facts, variant, name, field);
  };
  return new Set(
    [...names].filter((name) => {
      // A field that repeats another goes with it.
      const repeated = fields?.get(name)?.repeats ?? null;
      return isThere(name) && (repeated === null || isThere(repeated));
    }),
  );
};

/** Fields that a form demands and does not show, with the current settings. */
export const listHiddenRequired = (facts: ProofFacts, form: string): readonly string[] => {
  const source = facts.form(form);
  if (source === undefined) return [];
  const names = listShownFields(facts, {}, form, source.fields.keys());
  const isDemanded = (name: string, { module }: FieldFacts): boolean =>
    !(module !== null && facts.setting(modulePath(module)) === false) &&
    facts.setting(`settings.register.${name}.required`) === true;
  const demanded = source.isBySettings
    ? [...source.fields].filter(([name, field]) => isDemanded(name, field)).map(([name]) => name)
    : source.required;
  return demanded.filter((name) => !names.has(name));
};
