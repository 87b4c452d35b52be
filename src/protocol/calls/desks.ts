import { get } from '../console/define-call.ts';
import { list, object, text } from '../json/typed-schema.ts';

/** What Home shows of all desks. Moments are ISO 8601 in UTC. */
const overview = object({
  /** Changes that need a second person, oldest first. */
  waiting: list(object({ id: text, desk: text, proposedBy: text, proposedAt: text, note: text })),
  /** Names of the desks that members need and that have no row. */
  empty: list(text),
});
export const deskOverview = { read: get('/desks', { needs: 'read', answer: overview }) };
