import { createHash, type Hash } from 'node:crypto';

/** A document with its path. */
export type DocumentEntry = readonly [path: string, document: unknown];

/** After every so many documents the state of the hash is kept. */
const step = 16;

const isSameEntry = ([path, document]: DocumentEntry, before: DocumentEntry | undefined): boolean =>
  before !== undefined && before[0] === path && Object.is(before[1], document);

/**
 * Hex SHA-256 of the canonical JSON of documents that come in the order of their paths. The set before is
 * remembered: up to the first document that is another object there, nothing is written or hashed again.
 * @param write Canonical JSON of one document.
 */
export const createDocumentsHash = (
  write: (document: unknown) => string,
): ((entries: readonly DocumentEntry[]) => string) => {
  let former: readonly DocumentEntry[] = [];
  /** The hash after no document, after `step` of them, after twice as many; last, after all. */
  let states: readonly Hash[] = [createHash('sha256').update('{')];
  return (entries) => {
    const other = entries.findIndex((entry, index) => !isSameEntry(entry, former[index]));
    const same = other === -1 ? entries.length : other;
    const next = states.slice(0, Math.floor(same / step) + 1);
    let state = next.at(-1) as Hash;
    for (let from = (next.length - 1) * step; from < entries.length; from += step) {
      const texts = entries
        .slice(from, from + step)
        .map(([path, document]) => `${JSON.stringify(path)}:${write(document)}`);
      state = state.copy().update(`${from === 0 ? '' : ','}${texts.join(',')}`, 'utf8');
      next.push(state);
    }
    former = entries;
    states = next;
    return state.copy().update('}').digest('hex');
  };
};
