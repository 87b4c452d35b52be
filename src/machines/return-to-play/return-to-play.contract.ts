import { isForGood } from '../../protocol/document/jurisdiction.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { orNull, type ValuesOf } from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { flag, integer, text } from '../value-kinds.ts';

/** How the exclusion of the person ends; see `care.returnState`. */
const fields = {
  isOnRequest: flag,
  /** End of the break, ISO 8601; null where play is open. */
  endsAt: orNull(text),
  /** From when a return can be asked for, ISO 8601; null where none can. */
  from: orNull(text),
  canAsk: flag,
  /** When play opens because a return was asked for, ISO 8601. */
  opensAt: orNull(text),
  waitHours: integer,
};
export type ReturnStateOfPerson = ValuesOf<typeof fields>;
export type ReturnToPlayContext = FlowContext<typeof fields>;
const day = '2026-12-01T08:00:00.000Z';
const askable: ReturnStateOfPerson = {
  isOnRequest: true,
  endsAt: day,
  from: day,
  canAsk: true,
  opensAt: null,
  waitHours: 24,
};
const pending: ReturnStateOfPerson = { ...askable, canAsk: false, opensAt: '2026-12-02T08:00:00.000Z' };
const tooEarly: ReturnStateOfPerson = { ...askable, canAsk: false };
const open: ReturnStateOfPerson = {
  isOnRequest: false,
  endsAt: null,
  from: null,
  canAsk: false,
  opensAt: null,
  waitHours: 0,
};
/** How a member comes back from an exclusion: asked for, and open after a wait in which it can be cancelled. */
export const returnToPlayContract = defineFlow({
  id: 'returnToPlay',
  needs: 'member',
  summary: 'Asks to return to play after an exclusion, by the rule of the market.',
  events: withoutPayload('return.retry', 'return.ask', 'return.back', 'return.confirm', 'return.keep'),
  shows: { ...fields, isForGood: flag },
  read: ({ endsAt }: ReturnToPlayContext) => ({ isForGood: isForGood(endsAt) }),
  states: {
    server: ['loading', 'asking', 'keeping'],
    person: ['failed', 'confirming'],
    resting: { showing: 'Nobody has to return.' },
  },
  services: {
    loadReturn: call({}, fields, [
      done('can be asked for', askable),
      done('too early', tooEarly),
      done('asked for', pending),
      done('play is open', open),
    ]),
    askReturn: callOnce({}, fields, [
      done('asked for', pending),
      failed('too early', 'return.too-early'),
      failed('none', 'return.none'),
    ]),
    keepExclusion: callOnce({}, fields, [done('taken back', askable), failed('none', 'return.none')]),
  },
  bounded: boundedBy<ReturnToPlayContext>({ has: ['error', 'endsAt', 'opensAt'], keep: ['canAsk'] }),
});
