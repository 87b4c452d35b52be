import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { marketProfiles } from '../../src/protocol/market-profiles.fake.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { siteChecker } from './site-checker.ts';

const root = join(import.meta.dirname, '..', '..');
const path = 'settings/jurisdiction';
interface Rule {
  readonly type: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: { readonly enum?: readonly string[] };
}
const schema = JSON.parse(readFileSync(join(root, 'schemas/settings/jurisdiction.schema.json'), 'utf8')) as {
  readonly properties: Readonly<Record<string, Rule>>;
};
const envelope = ['$schema', 'language', 'id', 'suppress'];

/** Every value of a field that is at one of its bounds, by the schema: what an operator can set. */
function listBounds(rule: Rule): readonly Json[] {
  if (rule.type === 'boolean') return [true, false];
  if (rule.type === 'integer') return [rule.minimum ?? 0, rule.maximum ?? 0];
  if (rule.type === 'string') {
    // The patterns of the profile ask for a character that can be seen.
    const least = rule.minLength ?? (rule.pattern === undefined ? 0 : 1);
    return ['x'.repeat(least), 'x'.repeat(rule.maxLength ?? 1)];
  }
  const all = [...(rule.items?.enum ?? [])];
  // Lengths of breaks have limits and an order: `market-contradictions` tries those.
  if (rule.items?.enum === undefined) return [];
  const none = (rule.minItems ?? 0) === 0 ? [[]] : [];
  return [...none, ...all.map((one) => [one]), all];
}
const cases = Object.entries(schema.properties)
  .filter(([name]) => !envelope.includes(name))
  .flatMap(([name, rule]) => listBounds(rule).map((value) => ({ name, value, text: JSON.stringify(value) })));

let documents: SiteDocuments;
const { check } = siteChecker;
beforeAll(async () => {
  documents = (await readSourceFiles(root)).documents;
  await check(documents);
});

/** What the rest of the site has to do for a demand of the market: to do less is refused. */
function fitting(name: string, value: Json): SiteDocuments {
  if (name === 'minimumAge')
    return { 'settings/limits': { ...(documents['settings/limits'] as JsonObject), minimumAge: value } };
  if (name !== 'identityFields') return {};
  const asked = documents['settings/register-fields'] as JsonObject;
  const fields = asked['fields'] as Readonly<Record<string, JsonObject>>;
  const demanded = (value as readonly string[]).map((field) => [
    field,
    { ...fields[field], enabled: true, required: true },
  ]);
  return {
    'settings/register-fields': { ...asked, fields: { ...fields, ...Object.fromEntries(demanded) } },
  };
}

it.each(Object.entries(marketProfiles))(
  'the default site is published with the breaks of %s',
  async (_, breaks) => {
    const profile = { ...(documents[path] as JsonObject), ...(breaks as unknown as JsonObject) };
    expect((await check({ ...documents, [path]: profile })).issues).toEqual([]);
  },
  60_000,
);

it('has a value of every kind to try', () => {
  expect(cases.length).toBeGreaterThan(40);
  expect(new Set(cases.map(({ value }) => typeof value))).toEqual(
    new Set(['boolean', 'number', 'string', 'object']),
  );
});
it.each(cases)(
  'the default site is published with $name at $text',
  async ({ name, value }) => {
    // A helpline is a name with a contact, so the one without the other is a finding.
    const helpline = { helplineName: 'Helpline', helplineContact: '0800' };
    const profile = {
      ...(documents[path] as JsonObject),
      ...(name.startsWith('helpline') ? helpline : {}),
      [name]: value,
    };
    const { issues, release } = await check({ ...documents, ...fitting(name, value), [path]: profile });
    expect(issues).toEqual([]);
    expect(release).not.toBeNull();
  },
  60_000,
);
