import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { toLengthRow } from '../../protocol/time/break-length.ts';
import { defaultJurisdiction } from '../../protocol/document/jurisdiction.ts';
import { findPatternFamily } from '../../protocol/document/pattern-families.ts';
import type { RegisterFieldsField, WhitelabelModule } from '../../protocol/generated/settings.ts';
import { defaultTimeZone } from '../../protocol/time/time-zone.ts';
import { flattenWhitelabel } from '../../protocol/document/whitelabel.ts';
import { type TypeRef, typeOf } from '../expressions/type-ref.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { settingsSchemas } from '../shape/document-kinds.ts';

type Settings = ReadonlyMap<string, JsonObject>;

/** The rows of the registration settings; none while the document is broken. */
export const readRegisterFields = (settings: Settings): Readonly<Record<string, RegisterFieldsField>> =>
  // The shape of the setting was checked before it is read.
  (settings.get('register-fields')?.fields ?? {}) as unknown as Readonly<Record<string, RegisterFieldsField>>;

/** The modules that are on and off; none while the document is broken. */
export const readModules = (settings: Settings): Readonly<Record<string, boolean>> => {
  const tree = settings.get('whitelabel')?.tree;
  // The shape of the setting was checked before it is read.
  return tree === undefined ? {} : flattenWhitelabel(tree as unknown as WhitelabelModule);
};

const describeField = (field: RegisterFieldsField): JsonObject => ({
  enabled: field.enabled,
  required: field.required,
  order: field.order,
  patternId: field.patternId ?? 0,
  pattern: findPatternFamily(field.patternId ?? 0)?.name ?? 'any',
  acceptedPattern: field.acceptedPattern ?? null,
  minLength: field.minLength ?? 0,
  maxLength: field.maxLength ?? 256,
});

const withoutEnvelope = (document: JsonObject | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(document ?? {}).filter(
      ([key]) => !['$schema', 'language', 'id', 'suppress'].includes(key),
    ),
  );

const rowsOf = (lengths: unknown): Json =>
  Array.isArray(lengths) ? lengths.map((length) => ({ ...toLengthRow(String(length)) })) : [];

/** Beside the lengths of breaks, what screens show of them. */
const withLengthRows = (jurisdiction: JsonObject): JsonObject => ({
  ...jurisdiction,
  timeOutRows: rowsOf(jurisdiction.timeOuts),
  exclusionRows: rowsOf(jurisdiction.exclusions),
});
const lengthRowsType: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'unit', 'count'],
    properties: { id: { type: 'string' }, unit: { type: 'string' }, count: { type: 'integer' } },
  },
};

/** The `settings` scope of a release. */
export const resolveSettings = (settings: Settings): JsonObject => ({
  whitelabel: readModules(settings),
  register: Object.fromEntries(
    Object.entries(readRegisterFields(settings)).map(([name, field]) => [name, describeField(field)]),
  ),
  brand: { timeZone: defaultTimeZone, ...withoutEnvelope(settings.get('brand')) },
  limits: withoutEnvelope(settings.get('limits')),
  jurisdiction: withLengthRows({
    ...defaultJurisdiction,
    ...withoutEnvelope(settings.get('jurisdiction')),
  }),
});

/** The name that players read, of the folded settings; null while there is no sound brand. */
export const readBrandName = ({ brand }: JsonObject): string | null => {
  const name = isJsonObject(brand) ? brand.name : null;
  return typeof name === 'string' && name !== '' ? name : null;
};

/** All of it is there, whatever the row says. */
const fieldType: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...(['enabled', 'required', 'order', 'patternId', 'pattern', 'acceptedPattern'] as const),
    ...(['minLength', 'maxLength'] as const),
  ],
  properties: {
    enabled: { type: 'boolean' },
    required: { type: 'boolean' },
    order: { type: 'number' },
    patternId: { type: 'number' },
    pattern: { type: 'string' },
    acceptedPattern: { type: ['string', 'null'] },
    minLength: { type: 'number' },
    maxLength: { type: 'number' },
  },
};

const closed = (names: readonly string[], schema: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name): [string, Json] => [name, schema])),
});

const withoutEnvelopeKeys = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: withoutEnvelope(schema.properties as JsonObject),
});

const withLengthTypes = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: {
    ...(schema.properties as JsonObject),
    timeOutRows: lengthRowsType,
    exclusionRows: lengthRowsType,
  },
});

/** The type of the `settings` scope: which modules and fields there are depends on the documents; anything while one is broken. */
export const typeSettings = (settings: Settings): TypeRef =>
  typeOf({
    type: 'object',
    additionalProperties: false,
    properties: {
      whitelabel: settings.has('whitelabel')
        ? closed(Object.keys(readModules(settings)), { type: 'boolean' })
        : {},
      register: settings.has('register-fields')
        ? closed(Object.keys(readRegisterFields(settings)), fieldType)
        : {},
      brand: withoutEnvelopeKeys(settingsSchemas.brand),
      limits: withoutEnvelopeKeys(settingsSchemas.limits),
      jurisdiction: withLengthTypes(withoutEnvelopeKeys(settingsSchemas.jurisdiction)),
    },
  });
