/** Names of the parameters in a route's path: `/help/:tag` has `tag`. */
export const listPathParams = (path: string): readonly string[] =>
  [...path.matchAll(/:([A-Za-z][A-Za-z0-9]*)/g)].map((match) => match[1] ?? '');
