import type { LaunchState } from '../../src/protocol/calls/launch.ts';
import { plural } from '../../src/protocol/words/plural.ts';
import type { PlanLine } from './plan-result.ts';
import type { PlanOutcome } from './run-plan.ts';

const marks: Readonly<Record<PlanLine['state'], string>> = {
  done: 'done ',
  same: 'same ',
  waits: 'waits',
  fault: 'FAULT',
};
const describeLine = ({ state, pointer, code, sentence }: PlanLine): string =>
  `${marks[state]}  ${pointer === '' ? '/' : pointer}  ${sentence}${state === 'fault' ? ` (${code})` : ''}`;

const describeLaunch = ({ steps, deeds }: LaunchState): readonly string[] => [
  '',
  ...deeds.map(({ name, missing }) =>
    missing.length === 0
      ? `Members can ${name}.`
      : `Members cannot ${name} yet: see ${missing.join(', ')} of the launch checklist.`,
  ),
  ...steps
    .filter(({ state }) => state !== 'done')
    .map(
      ({ name, state, findings }) =>
        `${state === 'open' ? 'left' : 'optional'}: ${name} (${findings.join(', ')})`,
    ),
];
const isOf = (state: PlanLine['state']) => (line: PlanLine) => line.state === state;

/** What a run did, for people. */
export function describeOutcome({ lines, launch }: PlanOutcome): string {
  const count = (state: PlanLine['state']): number => lines.filter(isOf(state)).length;
  const summary =
    lines.length === count('same')
      ? 'Everything is as the plan says. Nothing was changed.'
      : `${plural(count('done'), 'thing', 'things')} done, ${count('same')} as it was, ${count('waits')} waiting for people, ${plural(count('fault'), 'fault', 'faults')}.`;
  return [...lines.map(describeLine), '', summary, ...(launch === null ? [] : describeLaunch(launch))].join(
    '\n',
  );
}
/** What a rehearsal found, for people. */
export const describeCheck = (faults: readonly PlanLine[]): string =>
  faults.length === 0
    ? 'The plan is right. Nothing was written.'
    : [
        ...faults.map(describeLine),
        '',
        `${plural(faults.length, 'fault', 'faults')}. Nothing was written.`,
      ].join('\n');
