import { expect, test } from 'vitest';
import {
  keepScenarios,
  loadScenarios,
  mergeScenarios,
  readScenarios,
  writeScenarios,
  type Scenario,
} from './scenarios.ts';

const makeScenario = (name: string, machine = 'login'): Scenario => ({ name, run: { machine, moves: [] } });
function createStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

test('scenarios come back from the browser and from a file as they were', () => {
  const store = createStore();
  const scenarios = [makeScenario('expired password'), makeScenario('العربية', 'language')];
  expect(keepScenarios(store, scenarios)).toBe(true);
  expect(loadScenarios(store)).toEqual(scenarios);
  expect(readScenarios(writeScenarios(scenarios))).toEqual({ ok: true, value: scenarios });
});
test('one of the same name takes the place of the other, and names are in order', () => {
  const merged = mergeScenarios(
    [makeScenario('b'), makeScenario('a')],
    [makeScenario('a', 'session'), makeScenario('c')],
  );
  expect(merged.map(({ name, run }) => `${name} ${run.machine}`)).toEqual([
    'a session',
    'b login',
    'c login',
  ]);
});
test.each([
  ['what is not JSON', '{', 'the file is not JSON'],
  ['what is no list', '{}', 'the file holds no list of scenarios'],
  ['a scenario without a name', '[{"run":{"machine":"login","moves":[]}}]', 'a scenario has no name'],
  ['a run that cannot be read', '[{"name":"a","run":{"machine":"login"}}]', 'a: a move cannot be read'],
])('%s is refused', (_, text, error) => {
  expect(readScenarios(text)).toEqual({ ok: false, error });
});
test('a damaged or full storage loses nothing but itself', () => {
  expect(loadScenarios({ ...createStore(), getItem: () => 'nonsense' })).toEqual([]);
  const full = {
    ...createStore(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepScenarios(full, [makeScenario('a')])).toBe(false);
});
