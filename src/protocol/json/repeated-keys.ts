/** A key that an object of a JSON text has more than once. */
export interface RepeatedKey {
  readonly key: string;
  /** JSON Pointer (RFC 6901) to the key. */
  readonly pointer: string;
  /** Where the key is written again: offsets in UTF-16 units, with its quotes. */
  readonly from: number;
  readonly to: number;
  /** Lines, from 1: of the key's first place and of this one. */
  readonly firstLine: number;
  readonly line: number;
}

interface Holder {
  readonly pointer: string;
  /** Line of each key; null in an array. */
  readonly keys: Map<string, number> | null;
  /** Key or index of the value that is being read. */
  at: string | number;
  isKeyNext: boolean;
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:\n]/g;
const pointTo = ({ pointer, at }: Holder): string =>
  `${pointer}/${String(at).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const open = (mark: string, holder: Holder | undefined): Holder => ({
  pointer: holder === undefined ? '' : pointTo(holder),
  keys: mark === '{' ? new Map() : null,
  at: 0,
  isKeyNext: mark === '{',
});

/**
 * Lists the keys that are written twice in one object. `JSON.parse` takes the last of them and says
 * nothing, so what the first one says would be lost.
 * @param text valid JSON
 */
export const listRepeatedKeys = (text: string): readonly RepeatedKey[] => {
  const repeatedKeys: RepeatedKey[] = [];
  const holders: Holder[] = [];
  let line = 1;
  for (const { 0: mark, index } of text.matchAll(token)) {
    const holder = holders.at(-1);
    if (mark === '\n') line += 1;
    else if (mark === '{' || mark === '[') holders.push(open(mark, holder));
    else if (mark === '}' || mark === ']') holders.pop();
    else if (holder === undefined || mark === ':') continue;
    else if (mark === ',') {
      if (holder.keys === null) holder.at = Number(holder.at) + 1;
      else holder.isKeyNext = true;
    } else if (holder.isKeyNext && holder.keys !== null) {
      // Two spellings can be one key: "a" and "\u0061".
      const key = String(JSON.parse(mark));
      holder.at = key;
      holder.isKeyNext = false;
      const firstLine = holder.keys.get(key);
      if (firstLine === undefined) holder.keys.set(key, line);
      else
        repeatedKeys.push({
          key,
          pointer: pointTo(holder),
          from: index,
          to: index + mark.length,
          firstLine,
          line,
        });
    }
  }
  return repeatedKeys;
};

/** What is said of a key that is there twice. */
export const describeRepeatedKey = ({ key, firstLine, line }: RepeatedKey): string =>
  `The key ${JSON.stringify(key)} is in this object twice, on ${firstLine === line ? `line ${line}` : `lines ${firstLine} and ${line}`}; only the last would count. Take one of them out.`;
