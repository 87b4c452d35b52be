import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { giveUpPromotion, joinPromotion } from './join-promotion.ts';
import { listPromotions, readPromotion } from './list-promotions.ts';

/** Deposit bonuses: what is offered, and what a member joined. */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, `promotions.${'list' | 'read' | 'join' | 'giveUp'}`> => ({
  'promotions.list': (_, caller) => listPromotions(parts, caller),
  'promotions.read': ({ id }, caller) => readPromotion(parts, id, caller),
  'promotions.join': ({ id }, caller) => joinPromotion(parts, id, caller),
  'promotions.giveUp': ({ id }, caller) => giveUpPromotion(parts, id, caller),
});
