import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import { closedObject, listOf, oneOfTexts, orNull, schemasOf } from '../payload-schema.ts';
import { withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { money, text } from '../value-kinds.ts';

/** An issue of the chase; amounts are decimal strings. */
const step = { numero: '20300101-0001', amount: '2.00', winAmount: '0.00', status: 'placed' };
const stepStatus = oneOfTexts(['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void']);
/** The same bet on several issues; `left` of its `draws` are still on sale. */
const chase = {
  id: '7',
  gameName: 'Five digits',
  status: 'running',
  stopsOnWin: true,
  draws: 3,
  left: 2,
  amount: '6.00',
  winAmount: '0.00',
  canCancel: true,
  betTime: 1_900_000_000_000,
  symbol: '₱',
};
const status = oneOfTexts(['running', 'stopped', 'cancelled', 'ended']);
const steps = listOf(closedObject(schemasOf(step, { status: stepStatus, amount: money, winAmount: money })));
const chaseSchema = closedObject({ ...schemasOf(chase, { status, amount: money, winAmount: money }), steps });
export type Chase = ValueOf<typeof chaseSchema>;

const fields = { chase: orNull(chaseSchema) };
export type LotteryChaseContext = FlowContext<typeof fields> & { readonly id: string };
const running = { ...chase, steps: [step] };
const over = { ...running, left: 0, canCancel: false };

/** The same lottery bet on several issues, seen as one, whose rest can be given back. */
export const lotteryChaseContract = defineFlow({
  id: 'lotteryChase',
  needs: 'member',
  summary: 'Shows a chase with its draws, and cancels those whose sale has not ended.',
  input: closedObject({ id: withSamples(text, ['7']) }),
  events: withoutPayload('chase.cancel', 'cancel.keep', 'cancel.confirm', 'chase.refresh'),
  effects: withoutPayload('refreshBalance'),
  shows: fields,
  states: {
    resting: { showing: 'The draws take their time; results show when they come.' },
    server: ['loading', 'cancelling'],
    person: ['failed', 'showing'],
    final: ['missing'],
    form: ['confirming'],
  },
  words: {
    service: 'loadChase',
    keep: ({ chase: current }: LotteryChaseContext, answer: Chase) => ({
      chase: current === null ? null : translateBy([answer], 'gameName')(current),
    }),
  },
  services: {
    loadChase: call({ id: text }, chaseSchema, [
      done('running', running),
      done('ended', { ...over, status: 'ended' }),
      failed('no such chase', 'lottery.ticket-unknown'),
    ]),
    cancelChase: callOnce({ id: text }, chaseSchema, [done('cancelled', { ...over, status: 'cancelled' })]),
  },
  bounded: boundedBy<LotteryChaseContext>({
    has: ['error'],
    also: ({ chase: current }) => ({ canCancel: current?.canCancel ?? null }),
  }),
});
