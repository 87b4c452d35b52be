import { mainDraft, type DraftLine } from '../../../src/protocol/calls/drafts.ts';

export const mainLine: DraftLine = {
  id: mainDraft,
  name: 'Main',
  state: 'open',
  createdBy: null,
  authors: [],
  updatedBy: null,
  updatedAt: null,
  plan: null,
  contested: [],
};
/** A draft that was begun just now. */
export const newDraft = (id: string, name: string, author: string, now: Date): DraftLine => ({
  ...mainLine,
  id,
  name,
  createdBy: author,
  updatedBy: author,
  updatedAt: now.toISOString(),
});
