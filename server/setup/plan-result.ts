/**
 * What became of one thing of the plan: `done` it was changed, `same` it was so already, `waits` a person has to act,
 * `fault` it cannot be as the plan says.
 */
export interface PlanLine {
  readonly state: 'done' | 'same' | 'waits' | 'fault';
  /** Where in the plan, as a JSON pointer. */
  readonly pointer: string;
  readonly code: string;
  readonly sentence: string;
}

/** Part of a JSON pointer. */
export const pointTo = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
