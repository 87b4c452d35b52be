import { boundedBy, defineFlow, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { closedObject, withSamples } from '../payload-schema.ts';
import { call, done, failed, failedAt } from '../service-contract.ts';
import { flag, text, textMap } from '../value-kinds.ts';

const asked = { account: text, rebates: textMap };
export type DownlineRebatesContext = FlowContext<typeof asked & { readonly saved: typeof flag }>;

/** An agent sets the rebates of a member directly below. */
export const downlineRebatesContract = defineFlow({
  id: 'downlineRebates',
  needs: 'member',
  summary:
    'An agent sets what a direct downline gets: at most what the agent has, at least what was given on.',
  input: closedObject({ account: withSamples(text, ['bayani', '']) }),
  events: { 'form.submit': filledForm({ rebateRNG: '0.2' }, { rebateRNG: '0.9', rebateLIVE: '' }, {}) },
  shows: { errors: textMap, saved: flag },
  states: { server: ['looking', 'saving'], form: ['editing'], final: ['unchosen', 'missing'] },
  services: {
    findDownline: call({ account: text }, closedObject({ account: text }), [
      done('below', { account: 'bayani' }),
      failed('nobody of that name below', 'agent.not-below'),
    ]),
    saveRebates: call(asked, closedObject({ account: text }), [
      done('saved', { account: 'bayani' }),
      failedAt('RNG', 'more than the agent has', 'rebate.above-own'),
      failedAt('RNG', 'less than was given on', 'rebate.below-given'),
    ]),
  },
  bounded: boundedBy<DownlineRebatesContext>({ has: ['error'], count: ['errors'], keep: ['saved'] }),
});
