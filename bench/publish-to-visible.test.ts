import { expect, it } from 'vitest';
import registerFields from '../layouts/settings/register-fields.json' with { type: 'json' };
import { diffSites } from '../src/compiler/diff-sites.ts';
import { findSensitive } from '../src/compiler/diff/classify-changes.ts';
import { changeFields } from './publish-to-visible.ts';

const document = 'settings/register-fields';

/** The site's register fields with the changes of a turn in them. */
const siteAfter = (turn: number) => {
  const fields: Record<string, object> = structuredClone(registerFields.fields);
  for (const { path, value } of changeFields(turn, turn % 2 === 0)) {
    const [, name = '', key = ''] = path.map(String);
    fields[name] = { ...fields[name], [key]: value };
  }
  return { [document]: { ...registerFields, fields } };
};

it('changes no field that a second person must approve, and never the same fields twice', () => {
  const before = { [document]: registerFields };
  const turns = Array.from({ length: 51 }, (_, turn) => siteAfter(turn));
  const sensitive = turns.flatMap((after) =>
    findSensitive(diffSites(before, after), { before, after, isMoneyMachine: () => false }),
  );
  expect(sensitive).toEqual([]);
  expect(new Set(turns.map((after) => JSON.stringify(after))).size).toBe(turns.length);
});
