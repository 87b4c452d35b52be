import { promotionShape } from '../../protocol/generated/shapes/promotion.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, throttled } from '../service-contract.ts';
import { flag, integer, text, textMap } from '../value-kinds.ts';

/** A promotion with its terms and its state for the member. */
export type Promotion = ValueOf<typeof promotionShape>;
const fields = { promotion: orNull(promotionShape) };
export type PromotionOfferContext = FlowContext<typeof fields & { readonly id: typeof text }> & Lockout;

const open = {
  id: 'p-1',
  promotionType: 'DEPOSIT',
  title: 'Weekend bonus',
  text: 'Half of your deposit on top.',
  terms: 'One bonus for each member.',
  image: '',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-02-01T00:00:00.000Z',
  status: 'open',
  hindrance: '',
  level: '',
  firstDeposit: false,
  percent: 50,
  fixed: '',
  cap: '500.00',
  minimum: '100.00',
  wagering: 5,
  currencySymbol: '₱',
  bonus: '',
  asked: '0.00',
  left: '0.00',
  progress: 0,
  canGiveUp: false,
};
const joined = { ...open, status: 'joined', canGiveUp: true };
const granted = { ...open, status: 'wagering', bonus: '50.00', asked: '250.00', left: '250.00' };
const playing = { ...granted, left: '100.00', progress: 60 };
export const canJoin = ({ promotion }: PromotionOfferContext): boolean => promotion?.status === 'open';
export const canGiveUp = ({ promotion }: PromotionOfferContext): boolean => promotion?.canGiveUp === true;

/** One promotion: its terms are read before it is joined (wire contract, /wps/promotions). */
export const promotionOfferContract = defineFlow({
  id: 'promotionOffer',
  needs: 'member',
  summary: 'Shows a promotion with its terms, lets a member join it, and leave it while nothing was staked.',
  events: withoutPayload('offer.refresh', 'offer.join', 'offer.giveUp'),
  effects: withoutPayload('refreshBalance', 'refreshBadges'),
  shows: { errors: textMap, ...fields, canJoin: flag, canGiveUp: flag, secondsLeft: orNull(integer) },
  read: (context: PromotionOfferContext, state) => ({
    canJoin: canJoin(context),
    canGiveUp: canGiveUp(context),
    ...showLockout(context, state),
  }),
  states: {
    resting: { showing: 'The offer may not be for this member; what changes shows when it does.' },
    server: ['loading', 'joining', 'givingUp'],
    person: ['failed', 'showing'],
    timer: ['locked'],
    money: ['givingUp'],
  },
  input: closedObject({ id: withSamples(text, ['p-1']) }),
  words: {
    service: 'loadPromotion',
    keep: ({ promotion }: PromotionOfferContext, answer: Promotion) => ({
      promotion:
        promotion === null ? null : translateBy([answer], 'title', 'text', 'terms', 'level')(promotion),
    }),
  },
  services: {
    loadPromotion: call({ id: text }, promotionShape, [
      done('open', open),
      done('joined', joined),
      done('granted', { ...granted, canGiveUp: true }),
      done('playing', playing),
      done('for others', { ...open, status: 'notForYou', hindrance: 'level', level: 'Gold' }),
    ]),
    joinPromotion: callOnce({ id: text }, promotionShape, [
      done('joined', joined),
      failed('joined before', 'promotion.joined'),
      failed('closed meanwhile', 'promotion.closed'),
      throttled(60),
    ]),
    giveUpPromotion: callOnce({ id: text }, promotionShape, [
      done('left', open),
      done('given back', { ...open, status: 'forfeited' }),
      failed('played with', 'promotion.played'),
    ]),
  },
  delays: ['promotionLockout'],
  bounded: boundedBy<PromotionOfferContext>({
    has: ['error'],
    also: ({ promotion }) => ({
      status: promotion?.status ?? null,
      canGiveUp: promotion?.canGiveUp ?? false,
    }),
  }),
});
