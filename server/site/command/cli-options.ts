import { parseArgs } from 'node:util';

/** Words that each command reads after its name, at most. */
const commandWords = {
  check: 0,
  fix: 0,
  diff: 2,
  publish: 0,
  rollback: 0,
  export: 1,
  import: 0,
  kill: 2,
  restore: 2,
  kills: 0,
  stage: 2,
  explain: Infinity,
  try: 3,
  audit: 0,
  base: 3,
} as const;
export type Command = keyof typeof commandWords;
/** Commands that read the files of `--root`. */
const fileCommands: ReadonlySet<Command> = new Set(['check', 'fix', 'publish', 'import']);

export interface CliOptions {
  readonly command: Command;
  readonly arguments: readonly string[];
  /** Folder with `layouts/`, `locales/`, `schemas/forms/`. */
  readonly root: string;
  readonly json: boolean;
  readonly note: string;
  readonly author: string;
  readonly revision: number | null;
  /** A check is made again after each change. */
  readonly isWatching: boolean;
  /** A check also prints its findings for the annotations of a CI. */
  readonly isAnnotating: boolean;
  /** An import may throw away what others have not published. */
  readonly isReplacing: boolean;
}

export const usage = `npm run site -- <command> [options]

  setup <plan.json>   set a new installation up as a file says; --check tries it and writes nothing

  check               check the files; needs no server. With --watch again after each change,
                      with --annotate also as annotations of a CI (GitHub's form)
  fix                 check the files and apply every fix that the check offers
  diff <folder>       what the files change against another folder; needs no server
  diff --live         what the files change against the live site
  diff <A> <B>        what revision B changes against revision A, and on which screens
  publish --note …    publish the files as the next revision
  import              put the files into the draft, beside what others have not published;
                      where both changed the same it lists that and stops, or loses it with --replace
  export <folder>     write the live site (or --revision N) as files
  rollback --revision N --note …

  kill <kind> <name> --note …      switch off at once: component, vendor, form, machine or feature
  restore <kind> <name> --note …   switch on again
  kills                            what is switched off

  explain <setting> …              what settings are (or --revision N), where, since when and by whom
  explain <screen>#<node> …        who wrote the rules of nodes: pages/register#sms

  audit                            whether the record of what happened here is whole

  base                             where the draft differs from the site that the program ships
  base take                        put the draft on the newest base; your changes stay
  base revert <document> [<place>] put the base's back, of a document or of one change
  base ship                        keep the files as the base that the program ships

  stage                            the release that a part of the members has
  stage widen <per cent>           give it to more
  stage complete                   give it to everybody
  stage roll-back --note …         take it away

  --root <folder>     where the files are (default: here)
  --author <name>     who does it (default: cli)
  --json              answer as JSON

  Exit: 0 done, 1 refused or errors found, 2 wrong use, 3 no database.`;

/** Wrong use; the message says how. */
export class UsageError extends Error {}

const isCommand = (text: string | undefined): text is Command =>
  text !== undefined && Object.hasOwn(commandWords, text);

/** A folder that is written as a word would leave the command at work on another one. */
const refuseStrayWords = (command: Command, words: readonly string[]): void => {
  const stray = words[commandWords[command]];
  if (stray === undefined) return;
  const instead = fileCommands.has(command) ? `; the files of a folder: ${command} --root ${stray}` : '';
  throw new UsageError(`${command}: does not take "${stray}"${instead}`);
};

const toRevision = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--revision: expected a number from 1, got ${text}`);
  return value;
};

/** @throws UsageError */
export const readCliOptions = (argv: readonly string[], folder: string): CliOptions & { live: boolean } => {
  const parse = () => {
    try {
      return parseArgs({
        args: [...argv],
        allowPositionals: true,
        options: {
          root: { type: 'string', default: folder },
          note: { type: 'string', default: '' },
          author: { type: 'string', default: 'cli' },
          revision: { type: 'string' },
          replace: { type: 'boolean', default: false },
          live: { type: 'boolean', default: false },
          json: { type: 'boolean', default: false },
          watch: { type: 'boolean', default: false },
          annotate: { type: 'boolean', default: false },
        },
      });
    } catch (cause) {
      throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  };
  const { values, positionals } = parse();
  const [command, ...rest] = positionals;
  if (!isCommand(command))
    throw new UsageError(command === undefined ? 'Which command?' : `There is no command ${command}`);
  refuseStrayWords(command, rest);
  const { root, note, author, live, json, replace: isReplacing, watch, annotate } = values;
  if (command !== 'check' && (watch || annotate))
    throw new UsageError(`${command}: --watch and --annotate are for check`);
  const revision = toRevision(values.revision);
  return {
    command,
    arguments: rest,
    root,
    note,
    author,
    live,
    json,
    revision,
    isReplacing,
    isWatching: watch,
    isAnnotating: annotate,
  };
};
