import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machineContracts } from '../../machines/generated/contracts.ts';

/** Calls of one name by flows that send differently shaped inputs: name → flow → its fields. */
const listShared = (): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const shapes = new Map<string, Map<string, string>>();
  for (const { id, services } of machineContracts)
    for (const [name, { input }] of Object.entries(services)) {
      const fields = Object.keys((input['properties'] ?? {}) as object).sort();
      shapes.set(name, (shapes.get(name) ?? new Map<string, string>()).set(id, fields.join(' ')));
    }
  return new Map([...shapes].filter(([, users]) => new Set(users.values()).size > 1));
};
const folder = join(import.meta.dirname, 'areas');
const areas = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

it('a call that flows make with different fields is typed for each of them where the portal answers it', () => {
  const shared = listShared();
  expect([...shared.keys()]).toContain('logIn');
  const untyped = [...shared].flatMap(([name, users]) => {
    const answering = areas.filter(({ text }) => new RegExp(`^\\s+${name}(?::|\\()`, 'm').test(text));
    const typed = answering.map(({ text }) =>
      /implement<([\s\S]*?)>\(|type Flows =([\s\S]*?);/g[Symbol.match](text),
    );
    const named = JSON.stringify(typed);
    return [...users.keys()]
      .filter((flow) => !named.includes(`'${flow}'`))
      .map((flow) => `${name} of ${flow}`);
  });
  expect(untyped).toEqual([]);
});
