import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WireRelease } from '../../src/protocol/console-api.ts';
import type { Result } from '../../src/protocol/issue.ts';
import type { WireRollbacks } from '../../src/protocol/rollback.ts';
import { describeSecondPersonFault } from '../platform/second-person.ts';
import type { RollbackRefusal } from '../site/rollbacks.ts';
import type { ConsoleDeps } from './deps.ts';
import { decides, needs, sessionOf } from './guard.ts';
import { Refusal, refuseFromSite } from './refusal.ts';
import { count, list, object, releaseAnswer, text } from './schemas.ts';

const rollbacksAnswer = object({
  waiting: list(
    object({
      revision: count,
      toRevision: count,
      beforeRevision: count,
      note: text,
      authors: list(text),
      at: text,
      sensitive: list(object({ kind: text, document: text, pointer: text, summary: text })),
      isLive: { type: 'boolean' },
    }),
  ),
});
const body = object({ revision: count, note: { type: 'string', maxLength: 500 } });

function unwrap<Value>(result: Result<Value, RollbackRefusal>): Value {
  if (result.ok) return result.value;
  const { error } = result;
  switch (error.code) {
    case 'rollback.settled':
      throw new Refusal(error.code, 'This rollback no longer needs a second person.');
    case 'rollback.moved-on':
      throw new Refusal(error.code, 'Another release went live since: it can be confirmed, not undone.');
    case 'approval.own-change':
      throw new Refusal(error.code, 'An operator who did not roll back must confirm it.', {
        value: { authors: error.authors },
      });
    case 'approval.tied':
    case 'approval.too-new': {
      const { code, ...value } = error;
      throw new Refusal(code, describeSecondPersonFault(error), { value });
    }
    default:
      throw refuseFromSite(error);
  }
}

/** Rollbacks past changes that took two people: a second person confirms them or takes them back. */
export function registerRollbackRoutes(api: FastifyInstance, { rollbacks }: ConsoleDeps): void {
  const config = needs('publish', { proof: 'factor' });
  const read = async (): Promise<WireRollbacks> => ({ waiting: await rollbacks.waiting() });
  const settlingOf = (request: FastifyRequest<{ Body: { revision: number; note: string } }>) => ({
    revision: request.body.revision,
    note: request.body.note.trim(),
    author: sessionOf(request).account.username,
  });
  api.get('/rollbacks', { config: needs('read'), schema: { response: { 200: rollbacksAnswer } } }, read);
  api.post<{ Body: { revision: number; note: string } }>(
    '/rollbacks/confirm',
    {
      config: decides('publish', { proof: 'factor' }),
      schema: { body, response: { 200: rollbacksAnswer } },
    },
    async (request) => {
      unwrap(await rollbacks.confirm(settlingOf(request)));
      return read();
    },
  );
  api.post<{ Body: { revision: number; note: string } }>(
    '/rollbacks/take-back',
    { config, schema: { body, response: { 200: releaseAnswer } } },
    async (request): Promise<WireRelease> => unwrap(await rollbacks.takeBack(settlingOf(request))),
  );
}
