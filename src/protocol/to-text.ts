/** Text of a value: a scalar as it reads, a list with commas, an object as JSON, never `[object Object]`. */
export const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => (one === null ? '' : toText(one))).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : `${value as boolean | number}`;
};
