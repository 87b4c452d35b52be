import type { FastifyInstance } from 'fastify';
import type { PublishRequest, WireRelease } from '../../src/protocol/console-api.ts';
import type { Result } from '../../src/protocol/issue.ts';
import {
  stageAudiences,
  type StagePlan,
  type StageRecord,
  type WireStage,
} from '../../src/protocol/stage.ts';
import type { StageRefusal } from '../site/stages.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, sessionOf } from './guard.ts';
import { Refusal, refuseFromSite } from './refusal.ts';
import { noteWithReason } from './release-routes.ts';
import { releaseAnswer } from './schemas.ts';
import { beginStageBody, endStageBody, stageAnswer, widenedAnswer, widenStageBody } from './stage-schemas.ts';

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

interface Ending {
  readonly id: string;
  readonly note: string;
}

/** Releases that a part of the members gets first. */
export function registerStageRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const config = needs('publish');
  const response = { 200: releaseAnswer };
  api.get(
    '/stage',
    { config: needs('read'), schema: { response: { 200: stageAnswer } } },
    (): Promise<WireStage> => deps.stages.newest(),
  );
  api.post<{ Body: PublishRequest & { readonly plan: StagePlan } }>(
    '/stage',
    { config, schema: { body: beginStageBody(stageAudiences), response } },
    async (request): Promise<WireRelease> => {
      const { plan, draftVersion, baseRevision } = request.body;
      const { username: author } = sessionOf(request).account;
      const note = await noteWithReason(deps, request.body);
      const record = unwrap(await deps.stages.begin({ plan, note, author, draftVersion, baseRevision }));
      await deps.store.clearDraftEdits(deps.brand.code);
      return record;
    },
  );
  api.post<{ Body: { readonly id: string; readonly share: number } }>(
    '/stage/widen',
    { config, schema: { body: widenStageBody, response: { 200: widenedAnswer } } },
    async (request): Promise<StageRecord> =>
      unwrap(await deps.stages.widen({ ...request.body, author: sessionOf(request).account.username })),
  );
  for (const [path, end] of [
    ['complete', deps.stages.complete],
    ['roll-back', deps.stages.rollBack],
  ] as const)
    api.post<{ Body: Ending }>(
      `/stage/${path}`,
      { config, schema: { body: endStageBody, response } },
      async (request): Promise<WireRelease> =>
        unwrap(await end({ ...request.body, author: sessionOf(request).account.username })),
    );
}
