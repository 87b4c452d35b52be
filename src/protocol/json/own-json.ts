/**
 * Who wrote a JSON text whose shape is not checked again when it is read:
 * `release` a part that the compiler made, named by the hash of its bytes;
 * `build` a file that ships with this version, or that its build, its program beside it or an installed package wrote;
 * `database` a column that only this program writes;
 * `memory` the same process or page, with `JSON.stringify`.
 */
export type JsonAuthor = 'release' | 'build' | 'database' | 'memory';

/**
 * Parses a text that the program wrote itself. Text from outside is read as `unknown`, `Json` or `Unread`
 * and checked. Throws a `SyntaxError` where the text is not JSON.
 */
export const parseOwnJson = <Value, _Author extends JsonAuthor>(text: string): Value =>
  JSON.parse(text) as Value;
