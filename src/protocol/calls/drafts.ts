import { get, post } from '../console/define-call.ts';
import { count, list, nullable, object, oneOf, text, textUpTo, type ValueOf } from '../json/typed-schema.ts';
import { conflict } from './site.ts';

/** Drafts beside each other: work that goes live on its own, with its own review, approval and schedule. */

/** Sent with a call that is about a draft; without it, it is about Main. */
export const draftHeader = 'x-foyer-draft';
/** Id of the draft that is always there. */
export const mainDraft = 'main';

/** What another draft, which went live, changed too; this draft's is kept. */
const contested = object({
  conflict,
  /** Who made the other live, and when. */
  by: text,
  at: text,
});
export type ContestedValue = ValueOf<typeof contested>;
const plan = object({ dueAt: text, zone: text, author: text });
const line = object({
  id: text,
  name: text,
  /** `proposal`: an assistant made it. `live`: it went live, and nothing was changed in it since. */
  state: oneOf(['open', 'proposal', 'live']),
  createdBy: nullable(text),
  /** All who edited it since it was begun. */
  authors: list(text),
  updatedBy: nullable(text),
  updatedAt: nullable(text),
  /** When it goes live automatically. */
  plan: nullable(plan),
  contested: list(contested),
});
export type DraftLine = ValueOf<typeof line>;
const lines = object({ drafts: list(line) });
const id = textUpTo(60, 1);
const name = textUpTo(60, 1);
export const drafts = {
  /** Main first, then by name. */
  list: get('/drafts', { needs: 'read', answer: lines }),
  /** Begins an empty one on what is live. */
  make: post('/drafts', { needs: 'content', input: object({ name }), answer: line }),
  /**
   * Makes a draft of some edits of the open one, which keeps them until they are live. Refused with `draft.lacks`
   * where they build on others.
   */
  split: post('/drafts/split', {
    needs: 'edit',
    input: object({ name, edits: list(count, { minItems: 1, maxItems: 2_000 }) }),
    answer: line,
  }),
  rename: post('/drafts/rename', { needs: 'content', input: object({ id, name }), answer: lines }),
  /** Throws one away with its plan; Main is only emptied. */
  drop: post('/drafts/drop', { needs: 'edit', input: object({ id }), answer: lines }),
  /** The values of this draft are right: what another one changed too is no longer listed. */
  settle: post('/drafts/settle', { needs: 'edit', input: object({ id }), answer: lines }),
};
