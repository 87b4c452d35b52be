import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import type { RegisterFieldsField } from '../src/protocol/generated/settings.ts';
import type { Json, JsonObject } from '../src/protocol/json/json.ts';
import { findAgeErrors } from '../src/protocol/time/minimum-age.ts';
import { patternFamilies } from '../src/protocol/document/pattern-families.ts';
import { flattenWhitelabel, type WhitelabelModule } from '../src/protocol/document/whitelabel.ts';
import type { LiveSite } from '../server/site/live/live-site.ts';
import { readTreeText } from '../server/site/compile/tree-text.fake.ts';

/** What an operator would change in the console; both may be changed between calls. */
export interface LiveSiteFake extends LiveSite {
  modules: Record<string, boolean>;
  jurisdiction: JsonObject;
  fields: Record<string, RegisterFieldsField>;
}

/** Texts of files that were read before: every call of a test asks for the settings. */
const texts = new Map<string, string>();
const read = (path: string): JsonObject => {
  const text = texts.get(path) ?? readTreeText(fileURLToPath(new URL(`../${path}`, import.meta.url)));
  texts.set(path, text);
  return JSON.parse(text) as JsonObject;
};

const pageIds = readdirSync(fileURLToPath(new URL('../layouts/pages', import.meta.url))).map((file) =>
  file.replace(/\.json$/, ''),
);
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
};
const shared = new Map<string, JsonObject>();
/** One value for all who only read it: half a megabyte of texts takes longer to parse than most calls. */
const share = (path: string): JsonObject => {
  const value = shared.get(path) ?? read(path);
  if (!shared.has(path)) freeze(value);
  shared.set(path, value);
  return value;
};

/** Validators by the text of their schema: making one takes as long as many calls. */
const validators = new Map<string, ValidateFunction>();
const compileForm = (schema: JsonObject): ValidateFunction => {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? new Ajv({ allErrors: true, strict: false }).compile(schema);
  validators.set(key, validate);
  return validate;
};

const settingOf = (field: RegisterFieldsField): JsonObject => {
  const family = patternFamilies.find(({ id }) => id === (field.patternId ?? 0)) ?? patternFamilies[0];
  return {
    enabled: field.enabled,
    required: field.required,
    order: field.order,
    pattern: family?.name ?? 'any',
    acceptedPattern: family?.source ?? '*',
    minLength: field.minLength ?? 0,
    maxLength: field.maxLength ?? 256,
  };
};

const age = { minimumAge: 21, ageZone: 'Asia/Manila' };
const resolveAges = (properties: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]): [string, Json] => [
      name,
      (schema as JsonObject)['x-minimum-age'] === true
        ? { ...(schema as JsonObject), ...age, ageOfMember: true }
        : schema,
    ]),
  );

/** The form as settings fold it: only shown fields, with their pattern and bounds. */
function resolveForm(id: string, fields: Readonly<Record<string, RegisterFieldsField>>): JsonObject {
  const source = read(`schemas/forms/${id}.schema.json`);
  // Only the forms of a registration have settings.
  if (!id.startsWith('register'))
    return {
      ...source,
      properties: resolveAges(source['properties'] as JsonObject),
      additionalProperties: false,
    };
  const { properties } = source as { readonly properties: JsonObject };
  const shown = Object.entries(properties).filter(([name]) => fields[name]?.enabled === true);
  return {
    type: 'object',
    additionalProperties: false,
    required: shown.map(([name]) => name).filter((name) => fields[name]?.required === true),
    properties: Object.fromEntries(
      shown.map(([name, schema]) => {
        const { type, const: fixed } = schema as { readonly type: string; readonly const?: boolean };
        if (type !== 'string') return [name, { type, ...(fixed === undefined ? {} : { const: fixed }) }];
        const { acceptedPattern, minLength, maxLength } = settingOf(fields[name] as RegisterFieldsField);
        const asked = (schema as JsonObject)['x-minimum-age'] === true ? age : {};
        return [name, { type, pattern: acceptedPattern, minLength, maxLength, ...asked }] as [
          string,
          JsonObject,
        ];
      }),
    ),
  };
}

const testedFields: Record<string, RegisterFieldsField> = {
  username: { enabled: true, required: true, order: 10, patternId: 4, minLength: 6, maxLength: 12 },
  password: { enabled: true, required: true, order: 20, patternId: 15, minLength: 8, maxLength: 64 },
  email: { enabled: true, required: true, order: 60, patternId: 3, minLength: 6, maxLength: 80 },
  qqNum: { enabled: false, required: false, order: 110, patternId: 6, minLength: 5, maxLength: 12 },
  payeeName: { enabled: true, required: false, order: 40, patternId: 0, minLength: 2, maxLength: 80 },
};

/** The default site's settings and forms without the compiler, to be switched by a test. */
export function createLiveSiteFake(now = (): Date => new Date('2026-06-01T08:00:00.000Z')): LiveSiteFake {
  const whitelabel = read('layouts/settings/whitelabel.json') as unknown as {
    readonly tree: WhitelabelModule;
  };
  const live: LiveSiteFake = {
    modules: flattenWhitelabel(whitelabel.tree),
    jurisdiction: read('layouts/settings/jurisdiction.json'),
    fields: {
      ...(
        read('layouts/settings/register-fields.json') as unknown as {
          fields: Record<string, RegisterFieldsField>;
        }
      ).fields,
      // What the tests type must not hang on an operator's taste.
      ...testedFields,
    },
    site: async () => ({
      name: 'Lumina',
      routes: [],
      locales: ['EN', 'AR', 'TY'].map((code) => ({
        code,
        bcp47: 'en',
        dir: 'ltr' as const,
        nativeName: code,
        enabled: true,
      })),
      defaultLocale: 'EN',
      externalHosts: [],
      settings: {
        whitelabel: live.modules,
        brand: share('layouts/settings/brand.json'),
        limits: share('layouts/settings/limits.json'),
        jurisdiction: live.jurisdiction,
        register: Object.fromEntries(
          Object.entries(live.fields).map(([name, field]) => [name, settingOf(field)]),
        ),
      },
    }),
    form: async (id) => {
      const schema = resolveForm(id, live.fields);
      const validate = compileForm(schema);
      return {
        form: { id, schema, ui: {} },
        validate: (data) => [
          ...(validate(data) ? [] : (validate.errors ?? [])),
          ...findAgeErrors(schema, data, { now: now(), judge: 'server' }),
        ],
      };
    },
    documents: async () => ({
      'settings/whitelabel': whitelabel,
      'settings/brand': share('layouts/settings/brand.json'),
      'settings/limits': share('layouts/settings/limits.json'),
      site: share('layouts/site.json'),
      ...Object.fromEntries(pageIds.map((id) => [`pages/${id}`, share(`layouts/pages/${id}.json`)])),
      ...Object.fromEntries(
        ['register', 'registerMobile', 'promotionMessages']
          .flatMap((id) => [`${id}.schema`, `${id}.ui`])
          .map((id) => [`forms/${id}`, share(`schemas/forms/${id}.json`)]),
      ),
      ...Object.fromEntries(
        ['EN', 'AR', 'TY'].map((code) => [`locales/${code}`, share(`locales/${code}.json`)]),
      ),
    }),
  };
  return live;
}
