/** Text of a value: a scalar as it reads, a list with commas, an object as JSON, never `[object Object]`. */
export const toText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((one) => (one === null ? '' : toText(one))).join()
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : `${value as string | number | boolean}`;
