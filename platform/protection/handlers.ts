import { requireMember, type Handlers } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { enterOnBreak, foreseeEnd, takeBreak } from './breaks.ts';
import { answerCheck, readPlayState } from './check-handlers.ts';
import { listResponsibleGamingEvents } from './events.ts';
import { confirmLimit, keepLimit, readResponsibleGamingStatus, readDepositRoom, setLimit } from './limits.ts';
import { askReturn, keepExclusion, readReturnState } from './return-to-play.ts';
import { readSessionFigures } from './session-figures.ts';

type Names =
  | `care.${'returnState' | 'askReturn' | 'keepExclusion' | 'standing' | 'setLimit' | 'confirmLimit' | 'keepLimit' | 'history' | 'breakEnd' | 'takeBreak' | 'session' | 'depositRoom' | 'play' | 'answerCheck'}`
  | 'session.enterOnBreak';

/** Limits, breaks and the reality check: what members do to stay in control. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  return {
    'care.standing': (_, caller) => readResponsibleGamingStatus(parts, caller),
    'care.setLimit': (request, caller) => setLimit(parts, request, caller),
    'care.confirmLimit': (request, caller) => confirmLimit(parts, request, caller),
    'care.keepLimit': (request, caller) => keepLimit(parts, request, caller),
    'care.history': (request, caller) =>
      listResponsibleGamingEvents(parts.db, requireMember(caller).id, request),
    'care.breakEnd': (request, caller) => foreseeEnd(parts, request, caller),
    'care.takeBreak': (request, caller) => takeBreak(parts, request, caller),
    'care.returnState': (_, caller) => readReturnState(parts, caller),
    'care.askReturn': (_, caller) => askReturn(parts, caller),
    'care.keepExclusion': (_, caller) => keepExclusion(parts, caller),
    'care.play': (_, caller) => readPlayState(parts, caller),
    'care.answerCheck': (_, caller) => answerCheck(parts, caller),
    'care.session': (_, caller) => readSessionFigures(parts, caller),
    'care.depositRoom': (_, caller) => readDepositRoom(parts, caller),
    'session.enterOnBreak': (request, caller) => enterOnBreak(parts, request, caller),
  };
}
