import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  promotionOfferContract,
  canGiveUp,
  canJoin,
  type Promotion,
  type PromotionOfferContext,
} from './promotion-offer.contract.ts';

const identify = ({ context }: { readonly context: PromotionOfferContext }) => ({ id: context.id });

/** See `promotionOfferContract`. */
export const promotionOfferMachine = setupFlow(promotionOfferContract, {
  guards: {
    canJoin: ({ context }) => canJoin(context),
    canGiveUp: ({ context }) => canGiveUp(context),
  },
  actions: {
    // What went wrong before stays to be read: only the next thing a person does clears it.
    keepPromotion: assign((_, promotion: Promotion) => ({ promotion })),
  },
}).createMachine({
  id: 'promotionOffer',
  context: ({ input }) => ({ ...noFailure, ...noLockout, id: input.id, promotion: null }),
  initial: 'loading',
  states: {
    loading: askingWith('loadPromotion', identify, {
      onDone: { target: 'showing', actions: withAnswer('keepPromotion') },
      onError: showErrorIn('failed'),
    }),
    failed: { on: { 'offer.refresh': { target: 'loading', actions: 'clearErrors' } } },
    showing: {
      on: {
        'offer.refresh': { target: 'loading', actions: 'clearErrors' },
        'offer.join': { guard: 'canJoin', target: 'joining', actions: 'clearErrors' },
        'offer.giveUp': { guard: 'canGiveUp', target: 'givingUp', actions: 'clearErrors' },
      },
    },
    joining: askingWith('joinPromotion', identify, {
      onDone: { target: 'showing', actions: [withAnswer('keepPromotion'), 'refreshBadges'] },
      // The promotion may have changed meanwhile, or the member joined it in another tab.
      onError: [lockWhenThrottled, showErrorIn('loading')],
    }),
    givingUp: askingWith('giveUpPromotion', identify, {
      onDone: {
        target: 'showing',
        actions: [withAnswer('keepPromotion'), 'refreshBalance', 'refreshBadges'],
      },
      onError: showErrorIn('loading'),
    }),
    locked: lockedUntil('promotionLockout', 'showing'),
  },
});
