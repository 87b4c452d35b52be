import type { FastifyInstance } from 'fastify';
import type { RevertToBase, WireBase } from '../../src/protocol/console-base.ts';
import type { Result } from '../../src/protocol/issue.ts';
import type { Draft, PublishRefusal } from '../site/site-service.ts';
import type { ConsoleDeps } from './deps.ts';
import { valueOf } from './draft-routes.ts';
import { needs, sessionOf } from './guard.ts';
import { changeAnswer, conflictAnswer, count, list, nullable, object, text, versionBody } from './schemas.ts';

const isSo = { type: 'boolean' } as const;
const baseAnswer = object({
  version: count,
  base: text,
  total: count,
  documents: list(object({ path: text, state: text })),
  changes: list(changeAnswer),
  live: list(object({ document: text, pointer: text })),
  isTaken: isSo,
  conflicts: list(conflictAnswer),
  update: nullable(
    object({ base: text, shippedAt: text, changes: list(changeAnswer), conflicts: list(conflictAnswer) }),
  ),
});
const revertBody = object(
  {
    version: count,
    document: { type: 'string', minLength: 1, maxLength: 200 },
    change: object({
      pointer: { type: 'string', maxLength: 2_000 },
      summary: { type: 'string', maxLength: 4_000 },
    }),
  },
  ['change'],
);

/** How the draft differs from what the program ships, and restoring the base's version. */
export function registerBaseRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { bases, site, store, brand, clock } = deps;
  const mayEdit = needs('edit');
  const response = { 200: baseAnswer };

  /** One undo reverts all changes of one request. */
  async function edit(
    author: string,
    change: () => Promise<Result<Draft, PublishRefusal>>,
  ): Promise<WireBase> {
    const before = (await site.draft()).patches.length;
    const draft = valueOf(await change());
    if (draft.patches.length === 0 || before === 0) await store.clearDraftEdits(brand.code);
    if (draft.patches.length > before)
      await store.pushDraftEdit(brand.code, {
        patches: draft.patches.length - before,
        author,
        now: clock.now(),
      });
    return bases.standing();
  }
  api.get('/base', { config: needs('read'), schema: { response } }, () => bases.standing());
  api.post<{ Body: { readonly version: number } }>(
    '/base/take',
    { config: mayEdit, schema: { body: versionBody, response } },
    (request) => {
      const { username: author } = sessionOf(request).account;
      return edit(author, () => bases.take({ ...request.body, author }));
    },
  );
  api.post<{ Body: RevertToBase }>(
    '/base/revert',
    { config: mayEdit, schema: { body: revertBody, response } },
    (request) => {
      const { username: author } = sessionOf(request).account;
      return edit(author, () => bases.revert({ ...request.body, author }));
    },
  );
}
