/** `1 change`, `2 changes`, `12,000 changes`. */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
