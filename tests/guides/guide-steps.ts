/**
 * The steps of a guide that a person carries out, read from its fenced blocks:
 *
 * - ` ```sh `: commands, one a line; `# red` behind one says that it fails at this point of the guide;
 * - ` ```diff path `: lines to take out of a file and lines to put into it, with lines around them;
 * - ` ```json path `, ` ```ts path ` and so on: the whole file.
 *
 * A block without a path is an example to read, and is no step.
 */
export type GuideStep =
  | { readonly kind: 'run'; readonly command: string; readonly red: boolean }
  | { readonly kind: 'write'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly before: string; readonly after: string };

const fence = /^```(\w+)(?: ([^\n]+))?\n([\s\S]*?)^```$/gm;

const readCommands = (text: string): readonly GuideStep[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [command = '', note = ''] = line.split(/\s+# /);
      return { kind: 'run', command, red: note.startsWith('red') };
    });

/** The side of a diff that has the lines with `sign` beside the unchanged ones. */
const readSide = (text: string, sign: '-' | '+'): string =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => line.startsWith(sign) || !/^[-+]/.test(line))
    .map((line) => line.slice(1))
    .join('\n');

export const readGuide = (markdown: string): readonly GuideStep[] =>
  [...markdown.matchAll(fence)].flatMap(([, language = '', path, text = '']): readonly GuideStep[] => {
    if (language === 'sh') return readCommands(text);
    if (path === undefined) return [];
    return language === 'diff'
      ? [{ kind: 'change', path, before: readSide(text, '-'), after: readSide(text, '+') }]
      : [{ kind: 'write', path, text }];
  });
