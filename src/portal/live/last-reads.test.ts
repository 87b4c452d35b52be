import { expect, it } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import { createLastReads } from './last-reads.ts';

const ask = (value: Json) => () => Promise.resolve(value);

it('tells an answer that says something else from one that only counts down', async () => {
  const reads = createLastReads();
  reads.note('rebates.read', {}, { due: '5.00', secondsLeft: 40 });
  expect(await reads.isOutdated(['rebates.read'], ask({ due: '5.00', secondsLeft: 10 }))).toBe(false);
  expect(await reads.isOutdated(['rebates.read'], ask({ due: '6.00', secondsLeft: 10 }))).toBe(true);
});

it('asks with what was asked last, and asks nothing that no page has read', async () => {
  const reads = createLastReads();
  const calls: unknown[] = [];
  const call = (name: string, input: Json) => {
    calls.push([name, input]);
    return Promise.resolve({ at: 2 });
  };
  expect(await reads.isOutdated(['deposit.order'], call)).toBe(false);
  reads.note('deposit.order', { id: '1' }, { at: 1 });
  reads.note('deposit.order', { id: '2' }, { at: 2 });
  expect(await reads.isOutdated(['deposit.order'], call)).toBe(false);
  expect(calls).toEqual([['deposit.order', { id: '2' }]]);
});
