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
const writeContext = ({ id, type }: Names): string => `import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, text, textOrNull, type ValueOf } from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';

export const ${id}Note = closedObject({ note: text });
export type ${type}Note = ValueOf<typeof ${id}Note>;

export type ${type}Context = Complaint & ${type}Note;
export const ${id}Projection = describeProjection(
  closedObject({ state: text, busy: flag, error: textOrNull }),
  ({ error }: ${type}Context, state) => ({ state, busy: state === 'sending', error }),
);
`;
const writeContract = ({
  id,
  type,
  folder,
}: Names): string => `import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag } from '../payload-schema.ts';
import { ${id}Note, ${id}Projection, type ${type}Context } from './${folder}.context.ts';

/** To do: where a person goes through this. */
export const ${id}Contract: MachineContract = {
  id: '${id}',
  version: 1,
  summary: 'To do: what it does, in one sentence.',
  events: { '${id}.send': ${id}Note },
  ...${id}Projection,
  states: {
    editing: { waits: 'person', tags: ['form'] },
    sending: { waits: 'server', tags: ['busy'] },
    done: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({}),
  services: {
    send${type}: {
      input: ${id}Note,
      output: closedObject({ done: flag }),
      repeatable: false,
      outcomes: [
        { name: 'sent', kind: 'done', value: { done: true } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: [],
  secrets: [],
  bounded: ({ error }: ${type}Context) => ({ error }),
};
`;
const writeMachine = ({ id, type, folder }: Names): string => `import { assign, setup } from 'xstate';
import { complainIn, complainOf, noComplaint } from '../failed-call.ts';
import { unwiredService } from '../unwired.ts';
import type { ${type}Context, ${type}Note } from './${folder}.context.ts';

/** See \`${id}Contract\`. */
export const ${id}Machine = setup({
  types: { context: {} as ${type}Context, events: {} as { type: '${id}.send' } & ${type}Note },
  actors: { send${type}: unwiredService<{ readonly done: boolean }, ${type}Note>('send${type}') },
  actions: {
    showError: assign(complainOf),
    keepNote: assign((_, { note }: ${type}Note) => ({ ...noComplaint, note })),
  },
}).createMachine({
  id: '${id}',
  context: { ...noComplaint, note: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        '${id}.send': {
          target: 'sending',
          actions: { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
        },
      },
    },
    sending: {
      invoke: {
        id: 'send${type}',
        src: 'send${type}',
        input: ({ context }) => ({ note: context.note }),
        onDone: 'done',
        onError: complainIn('editing'),
      },
    },
    done: { type: 'final' },
  },
});
`;
const writeArea = ({ id, type }: Names): string => `import type { Area } from '../wiring-needs.ts';

/** What the portal has for \`${id}\`: call the member API here. */
export const ${id}Area: Area = {
  services: () => ({
    send${type}: () => Promise.resolve({ done: true }),
  }),
};
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
        [`${base}.context.ts`]: writeContext(names),
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
