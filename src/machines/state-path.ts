/** The dotted path of an active state: `{ sms: 'waiting' }` → `sms.waiting`. Parallel states join with `+`. */
export function readStatePath(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) {
    throw new Error(`expected a state value, got ${JSON.stringify(value)}`);
  }
  return Object.entries(value)
    .map(([key, inner]) => {
      const rest = readStatePath(inner);
      return rest === '' ? key : `${key}.${rest}`;
    })
    .join('+');
}
