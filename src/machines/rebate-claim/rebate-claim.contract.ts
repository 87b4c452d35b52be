import { rebateShape } from '../../protocol/generated/shapes/rebate.ts';
import { rebateClaimShape } from '../../protocol/generated/shapes/rebate-claim.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { orNull, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, throttled } from '../service-contract.ts';
import { flag, integer, noPayload, textMap } from '../value-kinds.ts';

/** Rates of the member's level, what is due, and the last days. */
export type Rebate = ValueOf<typeof rebateShape>;
export type RebatePaid = ValueOf<typeof rebateClaimShape>;
const fields = { rebate: orNull(rebateShape), claim: orNull(rebateClaimShape), canClaim: flag };
export type RebateClaimContext = FlowContext<typeof fields> & Lockout;

const day = {
  id: '1',
  day: '2026-01-31',
  product: 'RNG',
  validBets: '1000.00',
  rate: '0.60',
  amount: '6.00',
};
const due = {
  currencySymbol: '₱',
  automatic: false,
  minimum: '1.00',
  claimable: '6.00',
  canClaim: true,
  rates: [{ product: 'RNG', rate: '0.60' }],
  days: [{ ...day, status: 'open' }],
};
const nothing = { ...due, claimable: '0.00', canClaim: false, days: [{ ...day, status: 'paid' }] };

/** Rebate of valid bets, claimed by the member (specification, member center: manualRebate; wire contract B13). */
export const rebateClaimContract = defineFlow({
  id: 'rebateClaim',
  needs: 'member',
  summary: 'Shows the rebate of a member by product and day, and claims all that is due, once.',
  events: { 'rebate.refresh': noPayload, 'rebate.claim': noPayload, 'claim.dismiss': noPayload },
  effects: withoutPayload('refreshBalance'),
  shows: { errors: textMap, ...fields, secondsLeft: orNull(integer) },
  read: (context: RebateClaimContext, state) => ({
    rebate: context.rebate,
    claim: context.claim,
    canClaim: context.canClaim,
    ...showLockout(context, state),
  }),
  states: {
    resting: { showing: 'The rebate comes when the day has ended.' },
    server: ['loading', 'claiming'],
    person: ['failed', 'showing', 'claimed'],
    timer: ['locked'],
    money: ['claiming'],
  },
  services: {
    loadRebate: call({}, rebateShape, [done('due', due), done('nothing due', nothing)]),
    claimRebate: callOnce({}, rebateClaimShape, [
      done('paid', { amount: '6.00' }),
      failed('nothing due', 'rebate.nothing'),
      throttled(60),
    ]),
  },
  delays: ['claimLockout'],
  bounded: boundedBy<RebateClaimContext>({ has: ['error', 'claim', 'rebate'], keep: ['canClaim'] }),
});
