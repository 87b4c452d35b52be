import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, orNull, type ValueOf } from '../payload-schema.ts';
import { callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { integer, text, textMap } from '../value-kinds.ts';

export const madeLinkSchema = closedObject({ name: text, code: text, address: text });
export type MadeLink = ValueOf<typeof madeLinkSchema>;
const fields = { link: orNull(madeLinkSchema) };
const typed = { name: text, type: text, days: text, mostUses: text, rebates: textMap };
export type InviteLinkContext = FlowContext<typeof fields & typeof typed> & Lockout;

const wish = { name: 'Friends', type: '0', days: '30', mostUses: '', rebateRNG: '0.1' };
const link = {
  name: 'Friends',
  code: 'ABCDEFGH23',
  address: 'https://lumina.example/join?referralCode=ABCDEFGH23',
};
/** An agent makes an address by which members join below. */
export const inviteLinkContract = defineFlow({
  id: 'inviteLink',
  needs: 'member',
  summary:
    'An agent makes an invitation link: for members or agents, with rebates, an end and a number of uses.',
  events: {
    'form.submit': filledForm(wish, { ...wish, type: '' }, { name: 'No type is chosen.' }),
    ...withoutPayload('link.again'),
  },
  shows: { errors: textMap, ...fields, secondsLeft: orNull(integer) },
  read: showLockout,
  states: { server: ['making'], person: ['made'], timer: ['locked'], form: ['editing'] },
  services: {
    makeLink: callOnce(typed, madeLinkSchema, [
      done('made', link),
      failedAt('RNG', 'more than the agent has', 'rebate.above-own'),
      throttled(600),
    ]),
  },
  delays: ['inviteLinkLockout'],
  bounded: boundedBy<InviteLinkContext>({ has: ['error', 'link', 'type'], count: ['errors'] }),
});
