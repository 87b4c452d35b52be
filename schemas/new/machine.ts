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
const writeContext = ({
  type,
}: Names): string => `import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, text, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface ${type}Context extends Complaint {
  readonly note: string;
}
export const projection${type}Schema: JsonSchema = closedObject({ state: text, busy: flag, error: textOrNull });
export function project${type}(snapshot: SnapshotLike): JsonObject {
  const { error } = snapshot.context as ${type}Context;
  const state = readStatePath(snapshot.value);
  return { state, busy: state === 'sending', error };
}
`;
const writeContract = ({
  id,
  type,
  folder,
}: Names): string => `import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, text } from '../payload-schema.ts';
import { project${type}, projection${type}Schema, type ${type}Context } from './${folder}.context.ts';

/** To do: where a person goes through this. */
export const ${id}Contract: MachineContract = {
  id: '${id}',
  version: 1,
  summary: 'To do: what it does, in one sentence.',
  events: { '${id}.send': closedObject({ note: text }) },
  projection: projection${type}Schema,
  project: project${type},
  states: {
    editing: { waits: 'person', tags: ['form'] },
    sending: { waits: 'server', tags: ['busy'] },
    done: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({}),
  services: {
    send${type}: {
      input: closedObject({ note: text }),
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
import type { ${type}Context } from './${folder}.context.ts';

interface Note {
  readonly note: string;
}
/** See \`${id}Contract\`. */
export const ${id}Machine = setup({
  types: { context: {} as ${type}Context, events: {} as { type: '${id}.send' } & Note },
  actors: { send${type}: unwiredService<{ readonly done: boolean }, Note>('send${type}') },
  actions: {
    showError: assign(complainOf),
    keepNote: assign((_, { note }: Note) => ({ ...noComplaint, note })),
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
