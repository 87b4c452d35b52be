import type { drafts } from '../../../src/protocol/calls/drafts.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { ConsoleDeps } from '../deps.ts';
import { requireNote } from '../guard.ts';

/** Drafts beside each other. */
export const answerDrafts = ({ drafts: kept }: Pick<ConsoleDeps, 'drafts'>): Answers<typeof drafts> => {
  const list = async () => ({ drafts: [...(await kept.list())] });
  return {
    list,
    make: ({ name, by }) => kept.make({ name: requireNote(name), author: by }),
    split: ({ name, edits, by }) => kept.split({ name: requireNote(name), edits, author: by }),
    rename: async ({ id, name }) => {
      await kept.rename(id, requireNote(name));
      return list();
    },
    drop: async ({ id, by }) => {
      await kept.drop(id, by);
      return list();
    },
    settle: async ({ id }) => {
      await kept.settle(id);
      return list();
    },
  };
};
