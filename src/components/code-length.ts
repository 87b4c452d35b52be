/** Most bytes that fit a code of medium correction. */
const mostBytes = 2331;

/** Whether a text is longer than any code of ours. */
export const isTooLongForCode = (value: string): boolean =>
  new TextEncoder().encode(value).length > mostBytes;
