import { expect, it } from 'vitest';
import { defineFlow } from './define-flow.ts';
import { describeStates } from './flow-states.ts';
import { closedObject, onlyOf, orNull, propertiesOf, schemasOf, withoutOf } from './payload-schema.ts';
import { flag, text, integer } from './value-kinds.ts';

it('a schema is read from an example, and what the example cannot say is asked for', () => {
  const example = { id: 'a', points: 1, isOpen: true, until: null };
  expect(schemasOf(example, { until: orNull(text) })).toEqual({
    id: { type: 'string' },
    points: { type: 'integer' },
    isOpen: { type: 'boolean' },
    until: { type: ['string', 'null'] },
  });
  expect(() => schemasOf(example, {})).toThrow('expects a schema of until');
});
it('null goes with a text, one of a list, and an object', () => {
  expect(orNull({ type: 'string', enum: ['a'] })).toEqual({ type: ['string', 'null'], enum: ['a', null] });
  expect(orNull(closedObject({ id: text }))).toEqual({
    anyOf: [closedObject({ id: text }), { type: 'null' }],
  });
});
it('a part of an object is an object of the properties that are left', () => {
  const order = closedObject({ id: text, points: integer, createdAt: text }, ['points']);
  const part = closedObject({ id: text, points: integer }, ['points']);
  expect(onlyOf(order, 'id', 'points')).toEqual(part);
  expect(withoutOf(order, 'createdAt')).toEqual(part);
  expect(propertiesOf(order).points).toEqual(integer);
});
it('a state that is tagged and waits for nothing is refused', () => {
  expect(describeStates({ server: ['saving'], form: ['editing'], money: ['saving'] })).toEqual({
    editing: { waits: 'person', tags: ['form'] },
    saving: { waits: 'server', tags: ['busy', 'money'] },
  });
  expect(() => describeStates({ server: ['saving'], money: ['paying'] })).toThrow('paying');
});

const contract = defineFlow({
  id: 'made',
  version: 1,
  summary: 'Made for this test.',
  events: {},
  shows: { points: integer, isRich: flag },
  quiet: ['looking'],
  read: ({ points }: { readonly points: number }) => ({ isRich: points > 10 }),
  states: { server: ['saving', 'looking'], person: ['resting'] },
  services: {},
  bounded: ({ points }: { readonly points: number }) => ({ points }),
});
const project = (value: string) => {
  const context = { points: 12, error: 'error.unknown', fundPassword: '246810' };
  return contract.project({ value, context, status: 'active', matches: () => false, can: () => false });
};
it('a flow shows what its schema names, and nothing else of its context', () => {
  expect(project('resting')).toEqual({
    state: 'resting',
    busy: false,
    error: 'error.unknown',
    points: 12,
    isRich: true,
  });
});
it('a flow is busy in states that call the server, but for the quiet ones', () => {
  expect(project('saving')['busy']).toBe(true);
  expect(project('looking')['busy']).toBe(false);
});
