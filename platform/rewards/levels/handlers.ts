import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readProgress } from './progress.ts';

/** Levels of the logged-in member. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, 'levels.progress'> => ({
  'levels.progress': (_, caller) => readProgress(parts, caller),
});
