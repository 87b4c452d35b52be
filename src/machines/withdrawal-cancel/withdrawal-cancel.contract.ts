import { withdrawalShape } from '../../protocol/generated/shapes/withdrawal.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, onlyOf, withSamples } from '../payload-schema.ts';
import { callOnce, done, failed } from '../service-contract.ts';
import { text } from '../value-kinds.ts';

const cancelledSchema = onlyOf(withdrawalShape, 'id', 'status');
const hidden = { id: text };
export type WithdrawalCancelContext = FlowContext<typeof hidden>;

/** A member takes a request for money back, before its review has begun. */
export const withdrawalCancelContract = defineFlow({
  id: 'withdrawalCancel',
  needs: 'member',
  summary: 'Cancels a withdrawal whose review has not begun, after a question; the money returns.',
  input: closedObject({ id: withSamples(text, ['901']) }),
  events: withoutPayload('cancel.confirm'),
  effects: withoutPayload('refreshBalance'),
  shows: {},
  states: { form: ['confirming'], server: ['cancelling'], final: ['cancelled'] },
  services: {
    cancelWithdrawal: callOnce({ id: text }, cancelledSchema, [
      done('cancelled', { id: '901', status: 'returned' }),
      failed('review has begun', 'withdrawal.final'),
    ]),
  },
  bounded: boundedBy<WithdrawalCancelContext>({ has: ['error'] }),
});
