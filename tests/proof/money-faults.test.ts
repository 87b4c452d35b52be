import { describe, expect, it } from 'vitest';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { operations } from '../../src/protocol/operations.ts';
import { groupByKind, listMissed, nameFault, type PlacedFault } from './placed-faults.ts';
import { listMoneyFaults } from './plant-money.ts';
import { copySite } from './site-edits.ts';

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
interface Text {
  readonly call: string;
  readonly name: string;
  readonly schema: Part;
}
/** The texts of an answer that are none of a list, by the name of the property that holds them. */
const listTexts = (call: string, schema: unknown, name = ''): readonly Text[] => {
  if (!isPart(schema)) return [];
  const properties = Object.entries(isPart(schema['properties']) ? schema['properties'] : {});
  const own = [schema['type']].flat().includes('string') && schema['enum'] === undefined;
  return [
    ...(own ? [{ call, name, schema }] : []),
    ...properties.flatMap(([key, inner]) => listTexts(call, inner, key)),
    ...listTexts(call, schema['items'], name),
    ...listTexts(call, schema['additionalProperties'], name),
    ...[schema['anyOf'], schema['oneOf']].flat().flatMap((branch) => listTexts(call, branch, name)),
  ];
};

/** Decimals that are no amounts, or that are money only where something beside them says so. */
const others: Readonly<Record<string, RegExp>> = {
  amount: /^care\./,
  used: /^care\./,
  left: /^care\./,
  next: /^care\./,
  actual: /^missions\./,
  target: /^(missions|verification)\./,
  rate: /^contracts\./,
  contractRate: /^contracts\./,
  value: /./,
  reward: /^points\./,
  own: /^contracts\./,
  fixed: /^member\./,
};

describe('an amount that a call answers', () => {
  it('says its unit, in every call that has one of its name', () => {
    const texts = operations.flatMap(({ name, response }) => listTexts(name, response));
    const marked = texts.filter(({ schema }) => schema['x-unit'] !== undefined);
    const names = new Set(marked.map(({ name }) => name));
    const isDecimal = ({ schema }: Text): boolean =>
      /\bdecimal\b/i.test(String(schema['description'])) || String(schema['pattern']).includes('{1,4}');
    const silent = texts.filter(
      (text) =>
        text.schema['x-unit'] === undefined &&
        (names.has(text.name) || isDecimal(text)) &&
        others[text.name]?.test(text.call) !== true,
    );
    expect(silent.map(({ call, name }) => `${call} ${name}`)).toEqual([]);
    expect(marked.length).toBeGreaterThan(300);
  });
});

describe('money that is shown as a number or compared as one, planted at every place', () => {
  it('is all found', { timeout: 1_200_000 }, async ({ annotate }) => {
    const all = listMoneyFaults(await copySite());
    const counts: string[] = [];
    const missed: PlacedFault[] = [];
    let turn = 0;
    for (const [kind, faults] of groupByKind(all)) {
      const tried = takeShare(faults, faults.length < 12 ? 1 : 12, (turn += 1));
      const open = await listMissed(tried);
      counts.push(`${kind}: ${tried.length} planted, ${tried.length - open.length} found`);
      missed.push(...open);
    }
    await annotate([`${all.length} in all`, ...counts].join('\n'));
    expect(missed.map(nameFault)).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });
});
