import type { ExplainedState } from '../../protocol/explanation.ts';

/** Words about why something is hidden, disabled or invalid. */
export const explainMessages = {
  button: 'Explain',
  title: 'Why is it so?',
  lead: 'Press anything on the page, or choose below. While this is open the page does not react to presses.',
  waiting: 'Waiting for the page…',
  groups: {
    hidden: 'Hidden',
    disabled: 'Disabled',
    invalid: 'Invalid',
  } satisfies Record<Exclude<ExplainedState, 'shown'>, string>,
  states: {
    shown: 'Shown',
    hidden: 'Hidden',
    disabled: 'Disabled',
    invalid: 'Invalid',
  } satisfies Record<ExplainedState, string>,
  none: 'Nothing on this page is hidden, disabled or invalid.',
  noCause: 'No rule decides about this: it is always there.',
  back: 'All',
  met: 'holds',
  notMet: 'does not hold',
  around: (node: string) => `Rule of ${node}, which is around it`,
  own: 'Its own rule',
  step: (machine: string, states: string) => `Belongs to the step ${states} of the flow ${machine}.`,
  stepNow: (states: readonly string[]) =>
    states.length === 0 ? 'The flow does not run here.' : `The flow is in ${states.join(', ')}.`,
  list: 'A list without rows.',
  enabled: 'Can be used unless:',
  inputs: 'What the rule reads',
  named: 'Named rules in it',
  missing: 'not there',
  tests: {
    in: (machine: string, name: string) => `${machine} is in ${name}`,
    can: (machine: string, name: string) => `${machine} takes ${name} now`,
  },
  answers: { true: 'yes', false: 'no', null: 'does not run' },
  field: 'Rules of the field',
  told: (message: string) => `The person is told: ${message}`,
  ruleOrigin: 'The rule itself:',
  origin: (author: string, revision: number) => `${author}, revision ${revision}`,
  draft: 'only in the draft',
  because: (name: string) => `off because “${name}” around it is off`,
  edit: (path: string) => `Open ${path} in the editor`,
  openSetting: 'Open',
};
