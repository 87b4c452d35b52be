import { boundedBy, defineFlow, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { closedObject, withSamples } from '../payload-schema.ts';
import { call, done, failed, failedAt } from '../service-contract.ts';
import { flag, text, textMap } from '../value-kinds.ts';

const asked = { account: text, series: text };
export type DownlineOddsContext = FlowContext<typeof asked & { readonly saved: typeof flag }>;

/** An agent sets the highest lottery odds of a member directly below. */
export const downlineOddsContract = defineFlow({
  id: 'downlineOdds',
  needs: 'member',
  summary:
    'An agent sets the lottery odds of a direct downline: at most what the agent has, at least what was given on.',
  input: closedObject({ account: withSamples(text, ['bayani', '']) }),
  events: { 'form.submit': filledForm({ series: '1950' }, { series: '1998' }, {}) },
  shows: { errors: textMap, saved: flag },
  states: { server: ['looking', 'saving'], form: ['editing'], final: ['unchosen', 'missing'] },
  services: {
    findDownline: call({ account: text }, closedObject({ account: text }), [
      done('below', { account: 'bayani' }),
      failed('nobody of that name below', 'agent.not-below'),
    ]),
    saveOdds: call(asked, closedObject({ account: text }), [
      done('saved', { account: 'bayani' }),
      failedAt('series', 'more than the agent has', 'odds.above-own'),
      failedAt('series', 'less than was given on', 'odds.below-given'),
      failedAt('series', 'between two steps', 'odds.step'),
    ]),
  },
  bounded: boundedBy<DownlineOddsContext>({ has: ['error'], count: ['errors'], keep: ['saved'] }),
});
