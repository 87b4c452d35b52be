import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import { findPatternFamily, type PatternFamily } from '../../protocol/document/pattern-families.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import { swapValues } from '../fixes/make-fix.ts';
import { suggestAnchored } from '../patterns/anchor-pattern.ts';
import { isAnyPattern, readAcceptedPattern } from '../patterns/read-accepted-pattern.ts';
import { isUnsatisfiable, type PatternBounds } from '../patterns/sample-pattern.ts';
import type { RegisterFieldsField } from '../../protocol/generated/settings.ts';
import { readModules, readRegisterFields } from '../settings/resolve-settings.ts';
import {
  checkPairing,
  type FieldSource,
  type ResolvedField,
  type FormSite,
  listSources,
  orderSources,
} from './field-sources.ts';
import { resolveAge } from './resolve-age.ts';
import { resolveFormat } from './resolve-format.ts';
import { toText } from '../../protocol/json/to-text.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

const settingsName = 'register-fields';
const settingsDocument = `settings/${settingsName}`;

const withoutMarks = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith('x-')));

/** An own pattern made ready, or null with an issue at the place where it is written. */
const resolveOwnPattern = (
  log: IssueLog,
  issueSource: Source,
  name: string,
  given: string,
  bounds: PatternBounds,
): string | null => {
  const accepted = readAcceptedPattern(given);
  if (!accepted.ok) {
    log.report(
      accepted.code,
      issueSource,
      `The accepted pattern of "${name}" is refused: ${accepted.reason}.`,
    );
    return null;
  }
  const anchored = isAnyPattern(given) ? null : suggestAnchored(given.trim());
  if (anchored !== null) {
    log.report(
      'pattern.unanchored',
      issueSource,
      `The accepted pattern of "${name}" has to hold for the whole text, but is not written between "^" and "$".`,
      { summary: `Write it as ${anchored}`, value: anchored },
    );
  }
  if (isUnsatisfiable(accepted.source, bounds)) {
    log.report(
      'pattern.unsatisfiable',
      issueSource,
      `No text passes the accepted pattern of "${name}" with ${bounds.min} to ${bounds.max} characters.`,
    );
  }
  return accepted.source;
};

/** The rule for what may be typed: the operator's own pattern, or the family's name. */
const resolvePattern = (
  log: IssueLog,
  field: RegisterFieldsField,
  family: PatternFamily,
  name: string,
): JsonObject => {
  const source = { document: settingsDocument, place: ['fields', name] };
  const { minLength: min = 0, maxLength: max = limits.patternInputLength } = field;
  if (min > max) {
    const place = [...source.place, 'minLength'];
    log.report(
      'pattern.bounds',
      { ...source, place },
      `The least length of "${name}" (${min}) is above its greatest (${max}).`,
      swapValues({ place, value: max }, { place: [...source.place, 'maxLength'], value: min }),
    );
    return {};
  }
  if (field.acceptedPattern !== undefined) {
    const issueSource = { document: settingsDocument, place: ['fields', name, 'acceptedPattern'] };
    const pattern = resolveOwnPattern(log, issueSource, name, field.acceptedPattern, { min, max });
    return pattern === null ? {} : { pattern };
  }
  if (isUnsatisfiable(family.source, { min, max })) {
    log.report(
      'pattern.unsatisfiable',
      source,
      `No text is "${family.name}" and has ${min} to ${max} characters.`,
    );
  }
  return family.name === 'any' ? {} : { format: family.name };
};

/** The schema of a field as it is written, its pattern made ready. */
const resolveAsWritten = (log: IssueLog, id: string, { name, schema }: FieldSource): JsonSchema => {
  const plain = resolveFormat(log, id, name, withoutMarks(schema));
  if (typeof plain.pattern !== 'string') return plain;
  const { minLength, maxLength } = plain;
  const bounds = {
    min: typeof minLength === 'number' ? minLength : 0,
    max: typeof maxLength === 'number' ? maxLength : limits.patternInputLength,
  };
  const issueSource = { document: `forms/${id}.schema`, place: ['properties', name, 'pattern'] };
  if (bounds.max > limits.patternInputLength) {
    log.report(
      'pattern.bounds',
      { ...issueSource, place: ['properties', name, 'maxLength'] },
      `"${name}" takes ${bounds.max} characters, and a pattern judges at most ${limits.patternInputLength}.`,
    );
  }
  const pattern = resolveOwnPattern(log, issueSource, name, plain.pattern, bounds);
  return pattern === null ? plain : { ...plain, pattern };
};

/** A field with the rule that the settings give. A pattern in its schema holds beside that, and is judged alike. */
const resolveField = (
  log: IssueLog,
  id: string,
  source: FieldSource,
  field: RegisterFieldsField,
): ResolvedField => {
  const { name, ui, schema } = source;
  const settings = { name, required: field.required, order: field.order };
  if (schema.type !== 'string' || schema.const !== undefined)
    return { ...settings, schema: resolveAsWritten(log, id, source), ui };
  const family = findPatternFamily(field.patternId ?? 0);
  if (family === undefined)
    throw new Error(`Expected a pattern family ${field.patternId}, the shape check lets no other pass`);
  const minLength = Math.max(field.minLength ?? 0, field.required ? 1 : 0);
  const maxLength = field.maxLength ?? limits.patternInputLength;
  // A field by the rule of another one has no row: what is wrong is in that of the other.
  const row = typeof schema['x-rule-of'] === 'string' ? schema['x-rule-of'] : name;
  const rule = resolvePattern(log, field, family, row);
  const bounded = { ...source, schema: { ...schema, minLength, maxLength } };
  // “6 to 6 digits” reads badly.
  const hint = family.name === 'digits' && minLength === maxLength ? `${family.hint}-exact` : family.hint;
  const hasHint = family.name !== 'any' || field.minLength !== undefined || field.maxLength !== undefined;
  return {
    ...settings,
    schema: { ...resolveAsWritten(log, id, bounded), ...rule },
    ui: hasHint ? { ...ui, 'foyer:hint': hint, 'foyer:hintArgs': { min: minLength, max: maxLength } } : ui,
  };
};

/** A form whose settings have no row for a field that it cannot work without. */
const reportLockedMissing = (log: IssueLog, { name, schema }: FieldSource): void => {
  if (schema['x-locked'] !== true) return;
  log.report(
    'form.field-locked',
    { document: settingsDocument, place: ['fields'] },
    `Registration cannot work without "${name}"; the settings have no row for it.`,
  );
};

/** Fields that the registration settings decide about. */
const resolveBySettings = (
  site: FormSite,
  log: IssueLog,
  id: string,
  sources: readonly FieldSource[],
): readonly ResolvedField[] => {
  const fields = readRegisterFields(site.documents.settings);
  const modules = readModules(site.documents.settings);
  const folded: ResolvedField[] = [];
  for (const source of sources) {
    const { name, schema } = source;
    const written = readOwn(fields, name);
    const { 'x-module': module, 'x-needed-by': need } = schema;
    if (typeof module === 'string' && readOwn(modules, module) === false) continue;
    if (written === undefined) {
      if (site.documents.settings.has(settingsName)) reportLockedMissing(log, source);
      continue;
    }
    // A module that cannot work without the field asks for it, whatever the field's own row says.
    const isNeeded = typeof need === 'string' && readOwn(modules, need) === true;
    const field = isNeeded ? { ...written, enabled: true, required: true } : written;
    const isLocked = schema['x-locked'] === true;
    const place = ['fields', name, 'enabled'];
    if (isLocked && !(field.enabled && field.required)) {
      log.report(
        'form.field-locked',
        { document: settingsDocument, place: field.enabled ? ['fields', name, 'required'] : place },
        `Registration cannot work without "${name}"; it has to be shown and required.`,
      );
    }
    if (!isLocked && !field.enabled && field.required) {
      log.report(
        'form.required-hidden',
        { document: settingsDocument, place },
        `"${name}" is required but not shown, so nobody is asked for it.`,
      );
    }
    if (field.enabled)
      folded.push(
        resolveAge(site, log, { id, source, isOfMember: false }, resolveField(log, id, source, field)),
      );
  }
  return dropOrphans(folded, sources).sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
};

/**
 * A field that repeats another has one rule: both are equal. With its own rule it could contradict the
 * other field, and no text would pass the form.
 */
const repeatField = (field: ResolvedField, { name, schema }: ResolvedField): ResolvedField => {
  const { 'foyer:hint': _hint, 'foyer:hintArgs': _args, ...ui } = field.ui;
  const { minLength, maxLength } = schema;
  return {
    ...field,
    ui,
    required: true,
    schema: {
      type: 'string',
      ...(minLength === undefined ? {} : { minLength }),
      ...(maxLength === undefined ? {} : { maxLength }),
      const: { $data: `1/${name}` },
    },
  };
};

/** Removes fields that repeat a missing field, such as the repeated password. */
const dropOrphans = (folded: readonly ResolvedField[], sources: readonly FieldSource[]): ResolvedField[] => {
  return folded.flatMap((field) => {
    const repeats = sources.find((source) => source.name === field.name)?.schema['x-repeats'];
    if (typeof repeats !== 'string') return [field];
    const repeated = folded.find((other) => other.name === repeats);
    return repeated === undefined ? [] : [repeatField(field, repeated)];
  });
};

/** A field with the rule that registration has for another one, whether or not that one is shown. */
const resolveByRule = (
  site: FormSite,
  log: IssueLog,
  id: string,
  source: FieldSource,
  settings: Pick<RegisterFieldsField, 'required' | 'order'>,
): ResolvedField => {
  const rule = toText(source.schema['x-rule-of']);
  const field = readOwn(readRegisterFields(site.documents.settings), rule);
  if (field !== undefined) return resolveField(log, id, source, { ...field, ...settings });
  if (site.documents.settings.has(settingsName))
    log.report(
      'form.schema',
      { document: `forms/${id}.schema`, place: ['properties', source.name, 'x-rule-of'] },
      `Registration has no field "${rule}" whose rule could hold for "${source.name}".`,
    );
  return { ...source, ...settings, schema: withoutMarks(source.schema) };
};

/** What a hint is filled with: the bounds that the field itself has. */
const withBounds = ({ schema: { minLength = 0, maxLength = 0 }, ui }: FieldSource): FieldSource['ui'] =>
  ui['foyer:hint'] === undefined ? ui : { ...ui, 'foyer:hintArgs': { min: minLength, max: maxLength } };

const resolveWithoutSettings = (
  site: FormSite,
  log: IssueLog,
  id: string,
  schema: JsonObject,
  sources: readonly FieldSource[],
): readonly ResolvedField[] => {
  const required = (schema.required ?? []) as readonly string[];
  const folded = sources.map((source, order): ResolvedField => {
    const settings = { required: required.includes(source.name), order };
    if (source.schema['x-rule-of'] !== undefined) return resolveByRule(site, log, id, source, settings);
    const field = {
      ...source,
      ...settings,
      ui: withBounds(source),
      schema: resolveAsWritten(log, id, source),
    };
    return resolveAge(site, log, { id, source, isOfMember: true }, field);
  });
  return dropOrphans(folded, sources);
};

const toUi = (fields: readonly ResolvedField[]): JsonObject => ({
  'ui:order': fields.map((field) => field.name),
  ...Object.fromEntries(fields.map(({ name, ui }): [string, Json] => [name, ui])),
});

/** The settings that decide about a form. No others can be folded into it. */
export const listSettingsOf = (schema: JsonObject): readonly string[] => {
  if (schema['x-settings'] === settingsName) return [settingsName, 'whitelabel', 'limits', 'brand'];
  const fields = Object.values((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return [
    ...(fields.some((field) => field['x-rule-of'] !== undefined) ? [settingsName] : []),
    ...(fields.some((field) => field['x-minimum-age'] === true) ? ['limits', 'brand'] : []),
  ];
};

/** A form with the settings folded in: shown fields only, in order, required where flagged. */
export const resolveForm = (site: FormSite, log: IssueLog, id: string): CompiledForm => {
  const source = site.documents.forms.get(id);
  if (source === undefined) throw new Error(`Expected the form ${id} among the documents`);
  const sources = listSources(source.schema, source.ui);
  checkPairing(log, id, sources, source.ui);
  const isBySettings = source.schema['x-settings'] === settingsName;
  const fields = isBySettings
    ? resolveBySettings(site, log, id, sources)
    : resolveWithoutSettings(site, log, id, source.schema, orderSources(log, id, sources, source.ui));
  return {
    id,
    schema: {
      $id: id,
      type: 'object',
      properties: Object.fromEntries(fields.map((field): [string, Json] => [field.name, field.schema])),
      required: fields.filter((field) => field.required).map((field) => field.name),
    },
    ui: toUi(fields),
  };
};
