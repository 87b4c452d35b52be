import type { stages as calls } from '../../../src/protocol/calls/releases.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { StageRefusal } from '../../site/stage/stages.ts';
import type { ConsoleDeps } from '../deps.ts';
import { Refusal, refuseFromSite } from '../refusal.ts';
import { noteWithReason } from './release-answers.ts';

function unwrap<Value>(result: Result<Value, StageRefusal>): Value {
  if (result.ok) return result.value;
  const { error } = result;
  switch (error.code) {
    case 'stage.none':
      throw new Refusal(error.code, 'This stage is no longer open.');
    case 'stage.nobody':
      throw new Refusal(error.code, 'A stage without members: raise the share or name an account.');
    case 'stage.narrower':
      throw new Refusal(error.code, `It has ${error.share} per cent already; a stage can only be widened.`, {
        value: { share: error.share },
      });
    case 'stage.account-unknown':
      throw new Refusal(error.code, `There is no account ${error.accounts.join(', ')}.`, {
        value: { accounts: error.accounts },
      });
    default:
      throw refuseFromSite(error);
  }
}

/** Releases that a part of the members gets first. */
export const answerStages = (deps: ConsoleDeps): Answers<typeof calls> => ({
  read: () => deps.stages.newest(),
  begin: async ({ plan, by: author, ...request }) => {
    const { draftVersion, baseRevision } = request;
    const note = await noteWithReason(deps, request);
    return unwrap(await deps.stages.begin({ plan, note, author, draftVersion, baseRevision }));
  },
  widen: async ({ by: author, ...wider }) => unwrap(await deps.stages.widen({ ...wider, author })),
  complete: async ({ by: author, ...end }) => unwrap(await deps.stages.complete({ ...end, author })),
  rollBack: async ({ by: author, ...end }) => unwrap(await deps.stages.rollBack({ ...end, author })),
});
