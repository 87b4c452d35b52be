import type { SourceFile } from '../../tests/law/list-sources.ts';

/** Lines of code that say the same are a copy from this many on. */
const length = 6;

interface Line {
  readonly path: string;
  readonly number: number;
  /** Without what differs between near-copies: texts, numbers and space. */
  readonly said: string;
}

/** What a line says, whatever its texts and numbers are; null for one that says nothing alone. */
const readLine = (line: string): string | null => {
  const code = line.trim();
  if (/^(\/\/|\/?\*|import\b|export \{|\} from )/.test(code)) return null;
  const said = code
    .replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''")
    .replaceAll(/\b\d[\d_]*n?\b/g, '0')
    .replaceAll(/\s+/g, ' ');
  // Brackets are in every file, and a row of texts and numbers is data.
  return /[A-Za-z]/.test(said) ? said : null;
};

/** Lines that begin an import over several lines, and those that end it. */
const opensImport = /^(import|export)( type)? \{$/;
const endsImport = /^\} from /;

const readFile = ({ path, text }: SourceFile): readonly Line[] => {
  let isImport = false;
  return text.split('\n').flatMap((line, index) => {
    isImport = opensImport.test(line) || (isImport && !endsImport.test(line));
    const said = isImport ? null : readLine(line);
    return said === null ? [] : [{ path, number: index + 1, said }];
  });
};

export interface NearCopies {
  /** Lines of code that were looked at. */
  readonly lines: number;
  /** Those in a run of six or more that another place says too. */
  readonly copied: number;
}

/** Counts lines of code in runs of six or more that are elsewhere too, but for texts and numbers. */
export const countNearCopies = (files: readonly SourceFile[]): NearCopies => {
  const read = files.map(readFile);
  const places = new Map<string, number>();
  const windowsOf = (lines: readonly Line[]): readonly string[] =>
    lines.slice(length - 1).map((_, start) =>
      lines
        .slice(start, start + length)
        .map(({ said }) => said)
        .join('\n'),
    );
  const windows = read.map(windowsOf);
  for (const window of windows.flat()) places.set(window, (places.get(window) ?? 0) + 1);
  const copied = windows.map((ofFile) => {
    const marked = new Set<number>();
    for (const [start, window] of ofFile.entries())
      if ((places.get(window) ?? 0) > 1)
        for (let line = start; line < start + length; line += 1) marked.add(line);
    return marked.size;
  });
  return {
    lines: read.reduce((total, lines) => total + lines.length, 0),
    copied: copied.reduce((total, count) => total + count, 0),
  };
};
