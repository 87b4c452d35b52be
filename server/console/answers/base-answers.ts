import type { bases as calls } from '../../../src/protocol/calls/site.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { WireBase } from '../../../src/protocol/calls/site.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Draft, PublishRefusal } from '../../site/site-service.ts';
import type { ConsoleDeps } from '../deps.ts';
import { valueOf } from './draft-answers.ts';

/** How the draft differs from what the program ships, and restoring the base's version. */
export function answerBases(deps: ConsoleDeps): Answers<typeof calls> {
  const { bases, site, store, brand, clock } = deps;
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
  return {
    read: () => bases.standing(),
    take: ({ by: author, version }) => edit(author, () => bases.take({ version, author })),
    revert: ({ by: author, ...request }) => edit(author, () => bases.revert({ ...request, author })),
  };
}
