import { expect, it } from 'vitest';
import { operations } from '../protocol/operations.ts';
import { readShape } from './call-shape.ts';
import { callTable as firstTable } from './generated/call-table.ts';
import { laterCallTable } from './generated/later-call-table.ts';

const callTable = { ...firstTable, ...laterCallTable };

const carried = operations.filter(({ portal }) => portal !== false);

it('has the calls that the portal makes, and no others', () => {
  expect(Object.keys(callTable).sort()).toEqual(carried.map(({ name }) => name).sort());
});

it.each(carried.map((contract) => [contract.name, contract] as const))(
  '%s is read as its contract says',
  (_, contract) => {
    const { name, method, path, moduleId, token, envelope, money, form = false, changes = [] } = contract;
    const shape = readShape(callTable[name as keyof typeof callTable]);
    expect(shape).toMatchObject({ method, path, moduleId, token, envelope, changes });
    expect([shape.kind === 'money', shape.kind === 'form']).toEqual([money, form]);
  },
);
