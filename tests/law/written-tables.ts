import type { SourceFile } from './list-sources.ts';

const isProgram = ({ path }: SourceFile): boolean =>
  /^(server|platform)\/.*\.ts$/.test(path) && !/\.(test|fake|fixture)\.ts$/.test(path);
const isMigration = ({ path }: SourceFile): boolean => /^server\/db\/migrations\/.*\.sql$/.test(path);

const namesIn = (texts: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

/** Tables that migrations make, but for those that a later one drops or names again. */
function listTables(migrations: readonly SourceFile[]): readonly string[] {
  const tables = new Set<string>();
  for (const { text } of migrations)
    for (const [, added, dropped, from, to] of text.matchAll(
      /^\s*(?:create (?:unlogged )?table (?:if not exists )?(\w+)|drop table (?:if exists )?(\w+)|alter table (\w+) rename to (\w+))/gim,
    )) {
      if (added !== undefined) tables.add(added);
      if (dropped !== undefined) tables.delete(dropped);
      if (from !== undefined && to !== undefined) {
        tables.delete(from);
        tables.add(to);
      }
    }
  return [...tables].sort();
}

/** By the builder of queries, and in SQL. */
const writes = [
  /\b(?:insertInto|updateTable|mergeInto)\(\s*['`](\w+)/g,
  /\b(?:insert into|merge into|copy) (\w+)/gi,
  /\bupdate (\w+)(?: \w+)? set\b/gi,
];
/** The table of a desk: what keeps all of them writes it. */
const shelves = /\btable: '(\w+)'/g;
const reads = [/\b(?:selectFrom|\w*[jJ]oin)\(\s*['`](\w+)/g, /\b(?:from|join) (\w+)/gi];

/**
 * Tables that the program reads and nothing in it writes: what is in them came from the demonstration, so that an
 * installation without it can never have it.
 * @param sources with their paths from the root of the checkout
 */
export function listUnwrittenTables(sources: readonly SourceFile[]): readonly string[] {
  const program = sources.filter(isProgram).map(({ text }) => text);
  const desks = program.filter((text) => text.includes('openTableShelf('));
  const tables = listTables(sources.filter(isMigration));
  const find = (patterns: readonly RegExp[]): ReadonlySet<string> =>
    new Set(patterns.flatMap((pattern) => [...namesIn(program, pattern)]));
  const [written, kept, read] = [find(writes), namesIn(desks, shelves), find(reads)];
  return tables.filter((table) => read.has(table) && !written.has(table) && !kept.has(table));
}
