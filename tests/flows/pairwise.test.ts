import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { takePairwise } from './pairwise.ts';

const switches = ['a', 'b', 'c', 'd', 'e'];
const all: readonly JsonObject[] = Array.from({ length: 2 ** switches.length }, (_, bits) =>
  Object.fromEntries(switches.map((name, place) => [name, (bits >> place) % 2 === 1])),
);

test('any two values of two settings are in one input, and there are few of them', () => {
  const taken = takePairwise(all);
  for (const one of switches)
    for (const other of switches.filter((name) => name > one)) {
      const met = new Set(taken.map((input) => JSON.stringify([input[one], input[other]])));
      expect([...met].sort(), `${one} with ${other}`).toEqual([
        '[false,false]',
        '[false,true]',
        '[true,false]',
        '[true,true]',
      ]);
    }
  expect(taken.length).toBeLessThan(9);
});
test('an input of one value or none is taken for each value', () => {
  expect(takePairwise([{}])).toEqual([{}]);
  expect(takePairwise([{ kind: 'a' }, { kind: 'b' }])).toEqual([{ kind: 'a' }, { kind: 'b' }]);
});
