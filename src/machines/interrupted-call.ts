/** Input of a call that was running when its flow was stored. */
export const interruptedInput = 'interrupted';

/** Whether a call was running when its flow was stored, and must not be made a second time. */
export function isInterrupted(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    (input as Record<string, unknown>)[interruptedInput] === true
  );
}
