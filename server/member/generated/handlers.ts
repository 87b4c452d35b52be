// Written by "npm run generate" from the folders; do not edit.
import type { Handlers } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { createHandlers as admission } from '../admission/handlers.ts';
import { createHandlers as agents } from '../agents/handlers.ts';
import { createHandlers as cashier } from '../cashier/handlers.ts';
import { createHandlers as closure } from '../closure/handlers.ts';
import { createHandlers as consents } from '../consents/handlers.ts';
import { createHandlers as contact } from '../contact/handlers.ts';
import { createHandlers as contracts } from '../contracts/handlers.ts';
import { createHandlers as conversations } from '../conversations/handlers.ts';
import { createHandlers as dataExport } from '../data-export/handlers.ts';
import { createHandlers as documents } from '../documents/handlers.ts';
import { createHandlers as feedback } from '../feedback/handlers.ts';
import { createHandlers as games } from '../games/handlers.ts';
import { createHandlers as identity } from '../identity/handlers.ts';
import { createHandlers as jackpots } from '../jackpots/handlers.ts';
import { createHandlers as levels } from '../levels/handlers.ts';
import { createHandlers as lottery } from '../lottery/handlers.ts';
import { createHandlers as messageSettings } from '../message-settings/handlers.ts';
import { createHandlers as messages } from '../messages/handlers.ts';
import { createHandlers as missions } from '../missions/handlers.ts';
import { createHandlers as overview } from '../overview/handlers.ts';
import { createHandlers as play } from '../play/handlers.ts';
import { createHandlers as points } from '../points/handlers.ts';
import { createHandlers as profile } from '../profile/handlers.ts';
import { createHandlers as promotions } from '../promotions/handlers.ts';
import { createHandlers as rebates } from '../rebates/handlers.ts';
import { createHandlers as records } from '../records/handlers.ts';
import { createHandlers as referrals } from '../referrals/handlers.ts';
import { createHandlers as responsibleGaming } from '../responsible-gaming/handlers.ts';
import { createHandlers as rewards } from '../rewards/handlers.ts';
import { createHandlers as security } from '../security/handlers.ts';
import { createHandlers as support } from '../support/handlers.ts';
import { createHandlers as system } from '../system/handlers.ts';
import { createHandlers as transfers } from '../transfers/handlers.ts';
import { createHandlers as verification } from '../verification/handlers.ts';
import { createHandlers as wallet } from '../wallet/handlers.ts';
import { createHandlers as withdrawals } from '../withdrawals/handlers.ts';

/** What answers the calls of the member API: the handlers of every area. */
export const createMemberHandlers = (parts: MemberParts): Handlers => ({
  ...admission(parts),
  ...agents(parts),
  ...cashier(parts),
  ...closure(parts),
  ...consents(parts),
  ...contact(parts),
  ...contracts(parts),
  ...conversations(parts),
  ...dataExport(parts),
  ...documents(parts),
  ...feedback(parts),
  ...games(parts),
  ...identity(parts),
  ...jackpots(parts),
  ...levels(parts),
  ...lottery(parts),
  ...messageSettings(parts),
  ...messages(parts),
  ...missions(parts),
  ...overview(parts),
  ...play(parts),
  ...points(parts),
  ...profile(parts),
  ...promotions(parts),
  ...rebates(parts),
  ...records(parts),
  ...referrals(parts),
  ...responsibleGaming(parts),
  ...rewards(parts),
  ...security(parts),
  ...support(parts),
  ...system(parts),
  ...transfers(parts),
  ...verification(parts),
  ...wallet(parts),
  ...withdrawals(parts),
});
