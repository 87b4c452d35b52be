import type { Issue } from '../protocol/release/issue.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';

/** A step of a check. It reads nothing but what it is given, so its result is good while all of that is the same. */
export type Step<Inputs, Value> = (inputs: Inputs, log: IssueLog) => Value;

/** The steps of a checker, each with its last result. */
export interface Steps {
  /**
   * What the step makes of these. While each is the same object as the last time, that is the last result with
   * its findings, and nothing is gone through: the work of a check follows what changed, not the size of the site.
   */
  take<Inputs extends object, Value>(step: Step<Inputs, Value>, inputs: Inputs, log: IssueLog): Value;
}

interface Taken {
  readonly inputs: readonly (readonly [name: string, value: unknown])[];
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

const isSameObjects = (one: Taken['inputs'], other: Taken['inputs']): boolean =>
  other.every(([name, value], index) => one[index]?.[0] === name && Object.is(one[index][1], value));

/** The result is held by the step itself, so a step is a function that is made once. */
export const createSteps = (): Steps => {
  const last = new Map<unknown, Taken>();
  return {
    take: <Inputs extends object, Value>(step: Step<Inputs, Value>, inputs: Inputs, log: IssueLog): Value => {
      const named = Object.entries(inputs);
      const former = last.get(step);
      if (former !== undefined && isSameObjects(former.inputs, named)) {
        former.issues.forEach(log.add);
        return former.value as Value;
      }
      const stepLog = createIssueLog();
      const value = step(inputs, stepLog);
      const issues = stepLog.list();
      last.set(step, { inputs: named, value, issues });
      issues.forEach(log.add);
      return value;
    },
  };
};
