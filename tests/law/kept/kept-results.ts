import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const hashTexts = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\0`).update(text);
  return hash.digest('base64url');
};

/** Facts by the hash of all that they follow from. What a run does not ask for is forgotten at its end. */
export interface KeptResults<Fact> {
  find(key: string): Fact | undefined;
  keep(key: string, fact: Fact): void;
  save(): void;
}

/** The code that says what a result follows from: what another version of it kept says nothing. */
const hashLaw = (): string => {
  const folder = join(import.meta.dirname, '..');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.c?[jt]s$/.test(name),
  );
  return hashTexts(...names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8')));
};

interface Stored<Fact> {
  readonly law: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** Results of earlier runs in a checkout, which are no part of it. */
export const openKeptResults = <Fact>(root: string, name: string): KeptResults<Fact> => {
  const file = join(root, '.cache/law', `${name}.json`);
  const law = hashLaw();
  const read = (): Readonly<Record<string, Fact>> => {
    try {
      const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored<Fact>;
      return stored.law === law ? stored.facts : {};
    } catch {
      return {}; // Half written: everything is looked at again.
    }
  };
  const before = new Map(existsSync(file) ? Object.entries(read()) : []);
  const now = new Map<string, Fact>();
  return {
    find: (key) => {
      const fact = before.get(key) ?? now.get(key);
      if (fact !== undefined) now.set(key, fact);
      return fact;
    },
    keep: (key, fact) => {
      now.set(key, fact);
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      // Steps run beside each other: a reader gets the whole file of before or of now.
      const whole = `${file}.${process.pid}`;
      writeFileSync(whole, JSON.stringify({ law, facts: Object.fromEntries(now) } satisfies Stored<Fact>));
      renameSync(whole, file);
    },
  };
};
