import type { Api } from '../../api/create-api.ts';
import { openPendingContract } from '../live/open-pending-contract.ts';
import { findFirstSteps, registeredMark } from './registered-mark.ts';
import { watchReading } from '../input/watch-reading.ts';
import { showAnnouncements, type AnnouncementOptions } from '../live/show-announcements.ts';

/** After a login: first steps for a new member, a contract that waits for an answer, else the notices; only one of them. */
export async function greetMember(
  options: Omit<AnnouncementOptions, 'moment' | 'mayInterrupt'> & {
    readonly api: Api;
    /** When the login was done (as `performance.now`): the person reads from then on. */
    readonly since: number;
    readonly say: (key: string) => void;
  },
): Promise<void> {
  const { runtime, api, tabTexts, since, say } = options;
  const mayInterrupt = watchReading(document, since);
  const firstSteps = findFirstSteps(runtime, tabTexts);
  tabTexts.write(registeredMark, null);
  if (firstSteps !== undefined) {
    runtime.effects.navigate(firstSteps.id, {}, {});
    return;
  }
  if (await openPendingContract({ runtime, call: api.callOperation, tabTexts, say, mayInterrupt })) return;
  await showAnnouncements({ ...options, moment: 'afterLogin', mayInterrupt });
}
