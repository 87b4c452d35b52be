import type { bases as calls } from '../../../src/protocol/calls/site.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { WireBase } from '../../../src/protocol/calls/site.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Draft, PublishRefusal } from '../../site/site-service.ts';
import type { ConsoleDeps } from '../deps.ts';
import { valueOf } from './draft-answers.ts';

/** How the draft differs from what the program ships, and restoring the base's version. */
export function answerBases({ bases }: ConsoleDeps): Answers<typeof calls> {
  const edit = async (change: Promise<Result<Draft, PublishRefusal>>): Promise<WireBase> => {
    valueOf(await change);
    return bases.standing();
  };
  return {
    read: () => bases.standing(),
    take: ({ by: author, version }) => edit(bases.take({ version, author })),
    revert: ({ by: author, ...request }) => edit(bases.revert({ ...request, author })),
  };
}
