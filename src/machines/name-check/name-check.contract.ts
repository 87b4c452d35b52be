import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, text, withSamples } from '../payload-schema.ts';
import { nameCheckProjectionSchema, projectNameCheck, type NameCheckContext } from './name-check.context.ts';

/** Says at its field that a user name is taken, when the field is left. */
export const nameCheckContract: MachineContract = {
  id: 'nameCheck',
  version: 1,
  summary: 'Asks whether a user name is free when its field is left, once for each name.',
  events: {
    'field.leave': closedObject({
      field: withSamples(text, ['username', 'email']),
      value: withSamples({}, ['newcomer', 'player', '', null]),
    }),
  },
  projection: nameCheckProjectionSchema,
  project: projectNameCheck,
  states: {
    idle: { waits: 'person', resting: 'Nothing is asked for until a name is left.' },
    asking: { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({}),
  services: {
    checkName: {
      input: closedObject({ name: text }),
      output: closedObject({ available: flag }),
      outcomes: [
        { name: 'free', kind: 'done', value: { available: true } },
        { name: 'taken', kind: 'done', value: { available: false } },
        { name: 'too many requests', kind: 'error', value: { code: 'TOO_MANY_REQUESTS' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: [],
  secrets: [],
  bounded: ({ name, isTaken }: NameCheckContext) => ({ name, isTaken }),
};
