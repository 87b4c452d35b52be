import { expect, test } from 'vitest';
import { machineCatalog } from './generated/catalog.ts';
import { flowIds, loadFlow } from './load-flow.ts';

test('every flow of the catalogue can be fetched alone, and no other', () => {
  expect(flowIds).toEqual(Object.keys(machineCatalog));
});
test.each(Object.keys(machineCatalog))('%s comes with just the flows that it starts', async (id) => {
  const wanted = new Set<string>();
  const add = (one: string): void => {
    if (wanted.has(one)) return;
    wanted.add(one);
    Object.values(machineCatalog[one]?.contract.children ?? {}).forEach(add);
  };
  add(id);
  const loaded = await loadFlow(id);
  expect(Object.keys(loaded).sort()).toEqual([...wanted].sort());
  for (const one of wanted) {
    expect(loaded[one]?.machine).toBe(machineCatalog[one]?.machine);
    expect(loaded[one]?.contract).toBe(machineCatalog[one]?.contract);
  }
});
test('a flow that the catalogue does not have is refused by name', async () => {
  const names = Object.keys(machineCatalog).join(', ');
  await expect(loadFlow('constructor')).rejects.toThrow(`expects a machine of ${names}, got constructor`);
});
