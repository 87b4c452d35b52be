import type { Result } from '../../../src/protocol/release/issue.ts';
import type { StageRecord } from '../../../src/protocol/release/stage.ts';
import { UsageError } from './cli-options.ts';
import type { ReleaseRecord } from '../site-service.ts';
import type { StageRefusal, Stages } from '../stage/stages.ts';

/** What a command found or did: `data` for `--json`, `text` for people. */
interface StageAnswer {
  readonly exitCode: 0 | 1;
  readonly data: unknown;
  readonly text: string;
}

const sentences: Readonly<Record<string, string>> = {
  'stage.none': 'No stage is open.',
  'stage.narrower': 'A stage can only be widened; roll it back to take the release away.',
  'publish.note-required': 'A note is required: --note "why".',
};
const answer = <Value>(
  result: Result<Value, StageRefusal>,
  describe: (value: Value) => string,
): StageAnswer =>
  result.ok
    ? { exitCode: 0, data: { ok: true, value: result.value }, text: describe(result.value) }
    : {
        exitCode: 1,
        data: { ok: false, error: result.error },
        text: sentences[result.error.code] ?? result.error.code,
      };

const describeStage = (stage: StageRecord | null): string => {
  if (stage === null) return 'There was no stage yet.';
  const group = `${stage.share}% of ${stage.audience}`;
  const named = stage.accounts.length === 0 ? '' : ` and ${stage.accounts.join(', ')}`;
  const faults = `${stage.faults} of ${stage.haltAfter} browsers reported errors`;
  const end = stage.endedAt === null ? '' : ` by ${stage.endedBy}, ${stage.endedAt}: ${stage.reason}`;
  return `Revision ${stage.revision} over ${stage.baseRevision}: ${group}${named}; ${faults}; ${stage.state}${end}`;
};
const describeLive = ({ revision }: ReleaseRecord): string =>
  `Revision ${revision} is live for all visitors.`;

/** `stage`, `stage widen <share>`, `stage complete`, `stage roll-back`: works without the console. */
export const runStageCommand = async (
  stages: Stages,
  words: readonly string[],
  by: { readonly note: string; readonly author: string },
): Promise<StageAnswer> => {
  const wire = await stages.newest();
  const { stage } = wire;
  const [action, given] = words;
  if (action === undefined) return { exitCode: 0, data: wire, text: describeStage(stage) };
  const id = stage?.id ?? '';
  if (action === 'complete') return answer(await stages.complete({ id, ...by }), describeLive);
  if (action === 'roll-back') return answer(await stages.rollBack({ id, ...by }), describeLive);
  const share = Number(given);
  if (action !== 'widen' || !Number.isInteger(share) || share < 0 || share > 100)
    throw new UsageError('stage: expected nothing, widen <per cent>, complete, or roll-back');
  return answer(await stages.widen({ id, share, author: by.author }), describeStage);
};
