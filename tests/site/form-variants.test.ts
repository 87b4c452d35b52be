import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveForm } from '../../src/compiler/forms/resolve-form.ts';
import { validateForm } from '../../src/compiler/forms/validate-form.fake.ts';
import { writeValidator } from '../../src/compiler/forms/write-validator.ts';
import { createIssueLog } from '../../src/compiler/issue-log.ts';
import { samplePattern } from '../../src/compiler/patterns/sample-pattern.ts';
import { sortDocuments } from '../../src/compiler/sort-documents.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { RegisterFieldsField, WhitelabelModule } from '../../src/protocol/generated/settings.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { findAgeErrors } from '../../src/protocol/time/minimum-age.ts';
import { patternFamilies } from '../../src/protocol/document/pattern-families.ts';
import type { CompiledForm } from '../../src/protocol/release/release.ts';
import { flattenWhitelabel } from '../../src/protocol/document/whitelabel.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';

/** Of the default site what decides about its forms: each variant is a copy of it. */
let documents: SiteDocuments;
beforeAll(async () => {
  const source = await readSourceFiles(join(import.meta.dirname, '..', '..'));
  documents = Object.fromEntries(
    Object.entries(source.documents).filter(([path]) => /^(forms|settings)\//.test(path)),
  );
});
const settingsForms = ['register', 'registerMobile'];
type Fields = Readonly<Record<string, RegisterFieldsField>>;

const ownPatterns = ['^[A-Z]{2}\\d+$', '^\\+?[0-9]+$', '^(?:yes|no)$', '*'];
const anyField: fc.Arbitrary<RegisterFieldsField> = fc.record(
  {
    enabled: fc.boolean(),
    required: fc.boolean(),
    // Few places, so that fields share one: the name decides then.
    order: fc.integer({ min: 0, max: 12 }),
    patternId: fc.constantFrom(...patternFamilies.map(({ id }) => id)),
    acceptedPattern: fc.constantFrom(...ownPatterns),
    minLength: fc.integer({ min: 0, max: 12 }),
    maxLength: fc.integer({ min: 1, max: 40 }),
  },
  { requiredKeys: ['enabled', 'required', 'order'] },
);

/** The settings as an operator may leave them: any rows, any modules on and off. */
const anyVariant = fc.record({
  rows: fc.array(anyField, { minLength: 21, maxLength: 21 }),
  modules: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
});
type Variant = typeof anyVariant extends fc.Arbitrary<infer Value> ? Value : never;

const switchModules = (
  module: WhitelabelModule,
  next: () => boolean,
  wanted: ReadonlySet<string>,
): WhitelabelModule => ({
  ...module,
  enabled: wanted.has(module.modId) ? next() : true,
  childrenNodes: module.childrenNodes.map((child) => switchModules(child, next, wanted)),
});

const applyVariant = ({ rows, modules }: Variant): SiteDocuments => {
  const fields = documents['settings/register-fields'] as { fields: Fields };
  const whitelabel = documents['settings/whitelabel'] as { tree: WhitelabelModule };
  let moduleIndex = 0;
  const next = (): boolean => modules[(moduleIndex += 1) % modules.length] ?? true;
  const deciding = new Set(['AFFMAN3', 'REGMOBVERF3', 'REG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3']);
  return {
    ...documents,
    'settings/register-fields': {
      ...fields,
      fields: Object.fromEntries(Object.keys(fields.fields).map((name, index) => [name, rows[index]])),
    },
    'settings/whitelabel': { ...whitelabel, tree: switchModules(whitelabel.tree, next, deciding) },
  };
};

interface Folded {
  readonly form: CompiledForm;
  readonly source: JsonObject;
  readonly errors: readonly string[];
  readonly fields: Fields;
  readonly modules: Readonly<Record<string, boolean>>;
}
const fold = (site: SiteDocuments, id: string): Folded => {
  const log = createIssueLog();
  const sorted = sortDocuments(site, new Set(Object.keys(site)));
  return {
    form: resolveForm({ documents: sorted }, log, id),
    source: sorted.forms.get(id)?.schema.properties as JsonObject,
    errors: log
      .list()
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code),
    fields: (site['settings/register-fields'] as { fields: Fields }).fields,
    modules: flattenWhitelabel((site['settings/whitelabel'] as { tree: WhitelabelModule }).tree),
  };
};

/** Something that a person could type into each field. */
const fillIn = ({ schema }: CompiledForm): JsonObject => {
  const values: Record<string, Json> = {};
  const properties = schema.properties as Readonly<Record<string, JsonObject>>;
  const repeats = (property: JsonObject): string | undefined =>
    (property.const as { readonly $data?: string } | undefined)?.$data;
  for (const [name, property] of Object.entries(properties)) {
    if (repeats(property) !== undefined) continue;
    if (property.const !== undefined) values[name] = property.const;
    else if (property.minimumAge !== undefined) values[name] = '1990-12-31';
    else {
      const family = patternFamilies.find((each) => each.name === (property.format ?? 'any'));
      const source = typeof property.pattern === 'string' ? property.pattern : (family?.source ?? '');
      const bounds = { min: Number(property.minLength), max: Number(property.maxLength) };
      values[name] = samplePattern(source, bounds).passing[0] ?? `no sample of ${source}`;
    }
  }
  // The repeated field may stand before the one that it repeats.
  for (const [name, property] of Object.entries(properties)) {
    const repeated = repeats(property);
    if (repeated !== undefined) values[name] = values[repeated.slice(2)] ?? '';
  }
  return values;
};

const expectAgreement = ({ form, source, fields, modules, errors }: Folded): void => {
  const order = form.ui['ui:order'] as readonly string[];
  const names = Object.keys(form.schema.properties as object);
  expect(names).toEqual(order);
  expect(Object.keys(form.ui).filter((name) => name !== 'ui:order')).toEqual(order);
  expect(order).toEqual(order.filter((name) => Object.hasOwn(fields, name)));
  const required = form.schema.required as readonly string[];
  expect(order.filter((name) => required.includes(name))).toEqual(required);
  for (const name of order) {
    const ui = form.ui[name] as JsonObject;
    expect(ui['foyer:label']).toBeTypeOf('string');
  }
  const placed = order.map((name) => [fields[name]?.order ?? -1, name] as const);
  expect(placed).toEqual(placed.toSorted(([a, one], [b, other]) => a - b || (one < other ? -1 : 1)));
  for (const [name, property] of Object.entries(source) as [string, JsonObject][]) {
    const { 'x-module': module, 'x-needed-by': need, 'x-locked': isLocked } = property;
    if (typeof module === 'string' && modules[module] === false) expect(order).not.toContain(name);
    if (typeof need === 'string' && modules[need] === true) expect(required).toContain(name);
    if (isLocked === true && errors.length === 0) expect(required).toContain(name);
  }
};

/** Locked fields and birthdays as they have to be, so that most variants are sound and get to their validator. */
const keepLocked = (site: SiteDocuments): SiteDocuments => {
  const settings = site['settings/register-fields'] as { fields: Fields };
  const locked = ['username', 'password', 'mobileNum', 'age', 'terms'].map(
    (name) => [name, { ...settings.fields[name], enabled: true, required: true }] as const,
  );
  const { enabled = false, required = false, order = 0 } = settings.fields['birthday'] ?? {};
  const birthday = { enabled, required: enabled && required, order, patternId: 11 };
  return {
    ...site,
    'settings/register-fields': {
      ...settings,
      fields: { ...settings.fields, ...Object.fromEntries(locked), birthday },
    },
  };
};

describe('every variant of the registration settings', () => {
  it('gives a form whose schema, ui schema and order agree, or says what is wrong', () => {
    let sound = 0;
    let withBirthday = 0;
    let refused = 0;
    fc.assert(
      fc.property(anyVariant, fc.constantFrom(...settingsForms), fc.boolean(), (variant, id, isKept) => {
        const site = isKept ? keepLocked(applyVariant(variant)) : applyVariant(variant);
        const folded = fold(site, id);
        expectAgreement(folded);
        expect(fold(structuredClone(site), id).form).toEqual(folded.form);
        if (folded.errors.length > 0) refused += 1;
        else {
          sound += 1;
          if (Object.hasOwn(folded.form.ui, 'birthday')) withBirthday += 1;
          const values = fillIn(folded.form);
          expect(validateForm(folded.form, values)).toEqual([]);
          expect(
            findAgeErrors(folded.form.schema, values, { now: new Date('2026-11-22'), judge: 'server' }),
          ).toEqual([]);
        }
      }),
      { numRuns: 600, seed: 20251121 },
    );
    expect(sound).toBeGreaterThan(30);
    expect(withBirthday).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(30);
  });

  it('gives a validator for browsers that says what the server says', async () => {
    const variants = fc.sample(anyVariant, { numRuns: 80, seed: 20251121 });
    let compared = 0;
    for (const [index, variant] of variants.entries()) {
      const { form, errors } = fold(keepLocked(applyVariant(variant)), settingsForms[index % 2] ?? '');
      if (errors.length > 0) continue;
      const code = await writeValidator(form);
      const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
      const { validate } = (await import(address)) as { validate: (values: unknown) => boolean };
      expect(validate(fillIn(form))).toBe(true);
      expect(validate({})).toBe((form.schema.required as readonly string[]).length === 0);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(3);
  });
});

it('has no pattern judge more characters than its proof covers', () => {
  const schema = {
    type: 'object',
    properties: { remark: { type: 'string', pattern: '^[a-z]*$', maxLength: 257 } },
  };
  const ui = { remark: { 'foyer:label': 'contact.remark' } };
  const { errors } = fold({ ...documents, 'forms/remark.schema': schema, 'forms/remark.ui': ui }, 'remark');
  expect(errors).toContain('pattern.bounds');
});
