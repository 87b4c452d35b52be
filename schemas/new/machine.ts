import { toFileName } from '../write-parts.ts';
import type { Kind } from './scaffold.ts';

interface Names {
  /** `giftCard` */
  readonly id: string;
  /** `GiftCard` */
  readonly type: string;
  /** `gift-card` */
  readonly folder: string;
}
const writeContract = ({
  id,
  type,
}: Names): string => `import { defineFlow, type FlowContext } from '../define-flow.ts';
import { closedObject, type ValuesOf } from '../payload-schema.ts';
import { callOnce, done } from '../service-contract.ts';
import { flag, text } from '../value-kinds.ts';

const ${id}Note = { note: text };
export type ${type}Note = ValuesOf<typeof ${id}Note>;
export type ${type}Context = FlowContext<typeof ${id}Note>;

/** To do: where a person goes through this. */
export const ${id}Contract = defineFlow({
  id: '${id}',
  summary: 'To do: what it does, in one sentence.',
  events: { '${id}.send': closedObject(${id}Note) },
  shows: {},
  states: { form: ['editing'], server: ['sending'], final: ['done'] },
  services: {
    send${type}: callOnce(${id}Note, closedObject({ done: flag }), [done('sent', { done: true })]),
  },
  bounded: ({ error }: ${type}Context) => ({ error }),
});
`;
const writeMachine = ({ id, type, folder }: Names): string => `import { assign } from 'xstate';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { askingWith, setupFlow, withEvent } from '../setup-flow.ts';
import { ${id}Contract, type ${type}Note } from './${folder}.contract.ts';

/** See \`${id}Contract\`. */
export const ${id}Machine = setupFlow(${id}Contract, {
  actions: { keepNote: assign((_, { note }: ${type}Note) => ({ ...noFailure, note })) },
}).createMachine({
  id: '${id}',
  context: { ...noFailure, note: '' },
  initial: 'editing',
  states: {
    editing: { on: { '${id}.send': { target: 'sending', actions: withEvent('keepNote') } } },
    sending: askingWith('send${type}', ({ context }) => ({ note: context.note }), {
      onDone: 'done',
      onError: showErrorIn('editing'),
    }),
    done: { type: 'final' },
  },
});
`;
const writeArea = ({ id, type }: Names): string => `import { implement } from '../implement.ts';

/** What the portal has for \`${id}\`: call the member API here. */
export const ${id}Area = implement<'${id}'>({
  services: () => ({
    send${type}: () => Promise.resolve({ done: true }),
  }),
});
`;
const writeTest = ({ id, folder }: Names): string => `import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { ${id}Contract } from './${folder}.contract.ts';
import { ${id}Machine } from './${folder}.machine.ts';

it('${id} begins with the person', () => {
  expect(createActor(${id}Machine).start().getSnapshot().value).toBe('editing');
});
// Test here what no generated path can know. Each state, transition and failure is walked by tests/flows.
it('${id} says what it does', () => {
  expect(${id}Contract.summary).not.toContain('To do');
});
`;

export const machine: Kind = {
  pattern: /^[a-z]+([A-Z][a-z]+)*$/,
  example: 'giftCard',
  make: (_root, id) => {
    const folder = toFileName(id);
    const names = { id, folder, type: id.charAt(0).toUpperCase() + id.slice(1) };
    const base = `src/machines/${folder}/${folder}`;
    return {
      added: {
        [`${base}.contract.ts`]: writeContract(names),
        [`${base}.machine.ts`]: writeMachine(names),
        [`${base}.test.ts`]: writeTest(names),
        [`src/portal/machines/areas/${folder}.ts`]: writeArea(names),
      },
      changed: {},
      next: [
        `Write ${base}.contract.ts and its machine, and call the API in src/portal/machines/areas/${folder}.ts: npx vitest run src/machines/${folder}`,
        'Run npm run flows -- --counts: its numbers are in the reference.',
      ],
    };
  },
};
