import { assign, setup } from 'xstate';
import { describeFailure, hasThrottled, noFailure, showErrorIn } from '../form-failure.ts';
import { countSeconds, lockedUntil, lockWhenThrottled, noLockout, readLockout } from '../lockout.ts';
import { unassembledEffect, unassembledService, unassembledWait } from '../unassembled.ts';
import {
  canGiveUp,
  canJoin,
  type Promotion,
  type PromotionOfferContext,
} from './promotion-offer.contract.ts';

type PromotionOfferEvent = { type: 'offer.refresh' } | { type: 'offer.join' } | { type: 'offer.giveUp' };
interface Named {
  readonly id: string;
}
const identify = ({ context }: { readonly context: PromotionOfferContext }) => ({ id: context.id });
const passPromotion = ({ event }: { readonly event: { readonly output: Promotion } }) => ({
  promotion: event.output,
});

/** See `promotionOfferContract`. */
export const promotionOfferMachine = setup({
  types: {
    context: {} as PromotionOfferContext,
    events: {} as PromotionOfferEvent,
    input: {} as Named,
  },
  actors: {
    wait: unassembledWait,
    loadPromotion: unassembledService<Promotion, Named>('loadPromotion'),
    joinPromotion: unassembledService<Promotion, Named>('joinPromotion'),
    giveUpPromotion: unassembledService<Promotion, Named>('giveUpPromotion'),
  },
  guards: {
    isThrottled: hasThrottled,
    canJoin: ({ context }) => canJoin(context),
    canGiveUp: ({ context }) => canGiveUp(context),
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepPromotion: assign((_, { promotion }: { promotion: Promotion }) => ({ promotion })),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    refreshBalance: unassembledEffect('refreshBalance'),
    refreshBadges: unassembledEffect('refreshBadges'),
  },
}).createMachine({
  id: 'promotionOffer',
  context: ({ input }) => ({ ...noFailure, ...noLockout, id: input.id, promotion: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadPromotion',
        src: 'loadPromotion',
        input: identify,
        onDone: { target: 'showing', actions: { type: 'keepPromotion', params: passPromotion } },
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'offer.refresh': { target: 'loading', actions: 'clearErrors' } } },
    showing: {
      on: {
        'offer.refresh': { target: 'loading', actions: 'clearErrors' },
        'offer.join': { guard: 'canJoin', target: 'joining', actions: 'clearErrors' },
        'offer.giveUp': { guard: 'canGiveUp', target: 'givingUp', actions: 'clearErrors' },
      },
    },
    joining: {
      invoke: {
        id: 'joinPromotion',
        src: 'joinPromotion',
        input: identify,
        onDone: {
          target: 'showing',
          actions: [{ type: 'keepPromotion', params: passPromotion }, 'refreshBadges'],
        },
        // The promotion may have changed meanwhile, or the member joined it in another tab.
        onError: [lockWhenThrottled, showErrorIn('loading')],
      },
    },
    givingUp: {
      invoke: {
        id: 'giveUpPromotion',
        src: 'giveUpPromotion',
        input: identify,
        onDone: {
          target: 'showing',
          actions: [{ type: 'keepPromotion', params: passPromotion }, 'refreshBalance', 'refreshBadges'],
        },
        onError: showErrorIn('loading'),
      },
    },
    locked: lockedUntil('promotionLockout', 'showing'),
  },
});
