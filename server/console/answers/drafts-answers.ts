import type { drafts } from '../../../src/protocol/calls/drafts.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { ConsoleDeps } from '../deps.ts';
import { requireNote } from '../guard.ts';

/** Drafts beside each other. */
export const answerDrafts = ({ drafts: site }: Pick<ConsoleDeps, 'drafts'>): Answers<typeof drafts> => {
  const list = async () => ({ drafts: [...(await site.list())] });
  return {
    list,
    make: ({ name, by }) => site.make({ name: requireNote(name), author: by }),
    split: ({ name, edits, by }) => site.split({ name: requireNote(name), edits, author: by }),
    rename: async ({ id, name }) => {
      await site.rename(id, requireNote(name));
      return list();
    },
    drop: async ({ id, by }) => {
      await site.drop(id, by);
      return list();
    },
    settle: async ({ id }) => {
      await site.settle(id);
      return list();
    },
  };
};
