import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ResolvedStyle } from '../../src/compiler/catalogue.ts';
import { hashText } from '../../src/compiler/content-hash.ts';
import type { ResultCache } from '../../src/compiler/memory.ts';
import type { GroupVerdict } from '../../src/compiler/proof/proof-site.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import type { ReleasePart } from '../../src/protocol/release/release.ts';
import type { Finding } from './check-screens.ts';
import type { TracedResult } from './text-memo.ts';

/** What each kind of result is. */
interface Results {
  /** Second opinions about rules. */
  readonly opinions: string | null;
  readonly proofs: GroupVerdict;
  readonly validators: string;
  readonly styles: ResolvedStyle;
  /** What was found when a screen was drawn. */
  readonly screens: TracedResult<readonly Finding[]>;
  readonly views: TracedResult<ReleasePart | null>;
}
type Kind = keyof Results;
type Caches = { readonly [Name in Kind]: ResultCache<Results[Name]> };
/** Hash of the key → the result, by kind. */
type Stored = { readonly [Name in Kind]?: Readonly<Record<string, Results[Name]>> };

/** Results of checks that a process of this build leaves to the next one. */
export interface CheckCache extends Caches {
  /**
   * Writes the file where there is something new, and gives the memory back: what is checked later in this
   * process is remembered by those who check. A folder that cannot be written to costs only time.
   */
  close(): void;
}

/** Of one kind; beyond it those stay that this process used. */
const mostResults = 20_000;

const readStored = (file: string): Stored => {
  try {
    return parseOwnJson<Stored, 'build'>(readFileSync(file, 'utf8'));
  } catch {
    return {}; // None yet, or one that was cut off: all is worked out again.
  }
};

/** @param file Beside the program: another build has another folder, and so another file. */
export const openCheckCache = (file: string): CheckCache => {
  const stored = readStored(file);
  const opened: { readonly kind: Kind; readonly take: () => object }[] = [];
  let isNew = false;
  let isClosed = false;
  const open = <Name extends Kind>(kind: Name): ResultCache<Results[Name]> => {
    type Value = Results[Name];
    const values = new Map<string, Value>(Object.entries(stored[kind] ?? {}));
    const used = new Map<string, Value>();
    opened.push({
      kind,
      take: () => {
        const results = Object.fromEntries(values.size > mostResults ? used : values);
        values.clear();
        used.clear();
        return results;
      },
    });
    return {
      get: (key) => {
        const hash = hashText(key);
        const value = values.get(hash);
        if (value !== undefined) used.set(hash, value);
        return value;
      },
      set: (key, value) => {
        if (isClosed) return;
        const hash = hashText(key);
        values.set(hash, value);
        used.set(hash, value);
        isNew = true;
      },
    };
  };
  const caches: Caches = {
    opinions: open('opinions'),
    proofs: open('proofs'),
    validators: open('validators'),
    styles: open('styles'),
    screens: open('screens'),
    views: open('views'),
  };
  return {
    ...caches,
    close: () => {
      if (isClosed) return;
      isClosed = true;
      const results = Object.fromEntries(opened.map(({ kind, take }) => [kind, take()]));
      if (!isNew) return;
      try {
        const draft = `${file}.${process.pid}`;
        writeFileSync(draft, JSON.stringify(results));
        // Several processes of one build write: each reader finds a whole file.
        renameSync(draft, file);
      } catch {
        return; // A program whose folder is read-only.
      }
    },
  };
};
