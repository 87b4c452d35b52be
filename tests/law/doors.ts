import { createRequire } from 'node:module';
import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './list-sources.ts';

const { readAllowed, readDoors } = createRequire(import.meta.url)('./wing-doors.cjs') as {
  readAllowed: (text: string) => readonly string[];
  readDoors: (text: string) => readonly string[];
};

/** A README that nobody reads to its end is no help. */
const longestReadme = 40;
const headings = ['Doors', 'May import', 'Try it alone'];
const importPath = /(?:from|import|import\(|new URL\()\s*'(\.[^']+)'/g;

/** `src/api`, `server/site`, `platform`, `demo`, or `server` for the files beside the folders of the server. */
const wingOf = (path: string): string | null => {
  const [top = '', second = '', third] = path.split('/');
  if (top === 'demo' || top === 'platform') return top;
  if (top === 'server' && third === undefined) return 'server';
  return (top === 'src' || top === 'server') && third !== undefined ? `${top}/${second}` : null;
};

/** Files that code outside their wing imports. */
const listEntered = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(importPath)]
          .map(([, to = '']) => join(dirname(path), to))
          .filter((to) => wingOf(to) !== wingOf(path)),
      ),
  );

const checkReadme = (
  wing: string,
  { path, text }: SourceFile,
  wings: readonly string[],
  entered: ReadonlySet<string>,
): readonly string[] => {
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(lines > longestReadme ? [`${path} has ${lines} lines, ${longestReadme} are allowed`] : []),
    ...headings
      .filter((heading) => !text.includes(`\n## ${heading}\n`))
      .map((heading) => `${path} has no heading “${heading}”`),
    ...readDoors(text)
      .filter((door) => !entered.has(`${wing}/${door}`))
      .map((door) => `${path} names the door ${door}, which nothing outside imports: take it off the list`),
    ...readAllowed(text)
      .filter((name) => name !== 'schemas' && !wings.includes(name))
      .map((name) => `${path} may import ${name}, which is no wing`),
  ];
};

/** Every wing has a README, and what it says about doors is so. */
export const checkDoors = (files: readonly SourceFile[]): readonly string[] => {
  const wings = [...new Set(files.map(({ path }) => wingOf(path)))].filter((wing) => wing !== null).sort();
  const entered = listEntered(files);
  return wings.flatMap((wing) => {
    const readme = files.find(({ path }) => path === `${wing}/README.md`);
    return readme === undefined
      ? [`${wing} has no README.md: say what lives there, its doors, what it may import, how to try it alone`]
      : checkReadme(wing, readme, wings, entered);
  });
};
