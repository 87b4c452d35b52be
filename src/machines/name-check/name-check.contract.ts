import { boundedBy, defineContract } from '../define-flow.ts';
import { nameErrorMessage } from '../error-message.ts';
import { closedObject, orNull, withSamples, type ValuesOf } from '../payload-schema.ts';
import { call, done, throttled } from '../service-contract.ts';
import { describeProjection } from '../projection.ts';
import { flag, text, textMap } from '../value-kinds.ts';

/** The name that was asked about last; null where the next one is new in any case. */
const values = { name: orNull(text), isTaken: flag };
export type NameCheckContext = ValuesOf<typeof values>;
/** Says at its field that a user name is taken, when the field is left. */
export const nameCheckContract = defineContract({
  id: 'nameCheck',
  summary: 'Asks whether a user name is free when its field is left, once for each name.',
  events: {
    'field.leave': closedObject({
      field: withSamples(text, ['username', 'email']),
      value: withSamples({}, ['newcomer', 'player', '', null]),
    }),
  },
  ...describeProjection(
    closedObject({ state: text, busy: flag, errors: textMap }),
    ({ isTaken }: NameCheckContext, state) => ({
      state,
      busy: state === 'asking',
      errors: isTaken ? { username: nameErrorMessage('username.taken') } : {},
    }),
  ),
  states: { server: ['asking'], resting: { idle: 'Nothing is asked for until a name is left.' } },
  services: {
    checkName: call({ name: text }, { available: flag }, [
      done('free', { available: true }),
      done('taken', { available: false }),
      throttled(),
    ]),
  },
  bounded: boundedBy<NameCheckContext>({ keep: ['name', 'isTaken'] }),
});
