import type { WireBase } from '../../../src/protocol/calls/site.ts';
import type { WireBaseConflict } from '../../../src/protocol/calls/site.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Bases } from '../base/bases.ts';
import { UsageError } from './cli-options.ts';
import type { PublishRefusal } from '../site-service.ts';
import type { SourceFiles } from '../compile/source-files.ts';
import { plural } from '../../../src/protocol/words/plural.ts';

/** What a command found or did: `data` for `--json`, `text` for people. */
interface BaseAnswer {
  readonly exitCode: 0 | 1;
  readonly data: unknown;
  readonly text: string;
}
interface BaseParts {
  readonly author: string;
  readonly readFiles: () => Promise<SourceFiles>;
  readonly explain: (refusal: PublishRefusal) => string;
}

const describeConflict = ({ document, place, was, theirs, yours }: WireBaseConflict): string =>
  `  conflict ${document} ${place}: was ${was}, the base has ${theirs}, yours is ${yours}`;

const describeBase = ({ documents, changes, conflicts, total, update, isTaken }: WireBase): string =>
  [
    `${total - documents.length} of ${plural(total, 'document is', 'documents are')} the base's${isTaken ? ', on a base that is not live yet' : ''}.`,
    ...documents.map(({ path, state }) => `${state.padEnd(8)}${path}`),
    ...changes.map(({ document, pointer, summary }) => `  ${document}${pointer}: ${summary}`),
    ...conflicts.map(describeConflict),
    ...(update === null
      ? []
      : [
          `The program ships a newer base since ${update.shippedAt}:`,
          ...update.changes.map(({ summary }) => `  ${summary}`),
          ...update.conflicts.map(describeConflict),
          'base take puts the draft on it.',
        ]),
  ].join('\n');

/** `base`, `base take`, `base revert <document> [<pointer>]`, `base ship`: the program's site under the merchant's. */
export const runBaseCommand = async (
  bases: Bases,
  words: readonly string[],
  { author, readFiles, explain }: BaseParts,
): Promise<BaseAnswer> => {
  const answer = async <Value>(result: Result<Value, PublishRefusal>): Promise<BaseAnswer> => {
    if (!result.ok)
      return { exitCode: 1, data: { ok: false, error: result.error }, text: explain(result.error) };
    const standing = await bases.standing();
    return { exitCode: 0, data: standing, text: describeBase(standing) };
  };
  const [action, document, pointer] = words;
  const standing = await bases.standing();
  const { version } = standing;
  switch (action) {
    case undefined:
      return { exitCode: 0, data: standing, text: describeBase(standing) };
    case 'take':
      return answer(await bases.take({ version, author }));
    case 'ship': {
      const { documents, issues } = await readFiles();
      if (issues.length > 0)
        return { exitCode: 1, data: { ok: false, issues }, text: 'Some files are no JSON: see check.' };
      await bases.ship(documents);
      return answer({ ok: true, value: null });
    }
    case 'revert': {
      if (document === undefined) throw new UsageError('base revert: expected a document');
      if (pointer === undefined) return answer(await bases.revert({ version, author, document }));
      const change = standing.changes.find((one) => one.document === document && one.pointer === pointer);
      if (change === undefined) throw new UsageError(`base revert: ${document} has no change at ${pointer}`);
      const { summary } = change;
      return answer(await bases.revert({ version, author, document, change: { pointer, summary } }));
    }
    default:
      throw new UsageError('base: expected nothing, take, revert <document> [<pointer>], or ship');
  }
};
