/** Gives what is opened by the first call, so that no start waits for what a day may not need. */
export const openAtFirstUse = <Value>(open: () => Value): (() => Value) => {
  let opened: { readonly value: Value } | undefined;
  return () => (opened ??= { value: open() }).value;
};
