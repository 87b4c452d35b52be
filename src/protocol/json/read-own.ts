/**
 * The value that an object itself has under a name; undefined where it has none. Names that people write, such as
 * `constructor`, can be those of what every object inherits: a plain index would find that.
 */
export const readOwn = <Value>(holder: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(holder, name) ? holder[name] : undefined;
