import { get, post } from '../console/define-call.ts';
import { flag, list, nullable, object, oneOf, text, type ValueOf } from '../json/typed-schema.ts';

/** What a new site needs before members can use it. Moments are ISO 8601 in UTC. */

export const launchSteps = [
  'people',
  'email',
  'sms',
  'brand',
  'money',
  'languages',
  'market',
  'legal',
  'deposits',
  'withdrawals',
  'lottery',
  'help',
  'backup',
] as const;
/** What is missing at a step. */
export const launchFindings = [
  'people.no-cashier',
  'people.no-publisher',
  'people.one-administrator',
  'people.waiting',
  'email.none',
  'email.untested',
  'sms.none',
  'sms.needed',
  'sms.untested',
  'brand.name',
  'brand.licence',
  'brand.email',
  'market.helpline',
  'deposits.none',
  'deposits.no-account',
  'deposits.no-gateway',
  'lottery.none',
  'help.none',
  'backup.none',
  'backup.old',
  'backup.unverified',
  'backup.faulty',
  'unconfirmed',
] as const;
/** What a member can do once the site is open. */
export const launchDeeds = ['register', 'deposit', 'play', 'withdraw'] as const;

const stepName = oneOf(launchSteps);
const step = object({
  name: stepName,
  /** `optional`: something is missing that no member has to have. */
  state: oneOf(['done', 'open', 'optional']),
  findings: list(oneOf(launchFindings)),
  /** What is there now: names, amounts, dates. */
  facts: list(text),
  /** Whether a person says that it is right: the program cannot know. */
  isConfirmed: flag,
  /** Who last confirmed or tried it. */
  mark: nullable(object({ by: text, at: text })),
});
const state = object({
  steps: list(step),
  /** What a member can do now, and the steps that are in the way. */
  deeds: list(object({ name: oneOf(launchDeeds), missing: list(stepName) })),
});
export const launch = {
  read: get('/launch', { needs: 'read', answer: state }),
  /** Says that a step is right as it is. */
  confirm: post('/launch/confirm', {
    needs: 'system',
    input: object({ step: stepName }),
    answer: state,
  }),
};

export type LaunchStepName = ValueOf<typeof stepName>;
export type LaunchStep = ValueOf<typeof step>;
export type LaunchDeed = (typeof launchDeeds)[number];
export type LaunchState = ValueOf<typeof state>;
export type LaunchFinding = LaunchStep['findings'][number];
