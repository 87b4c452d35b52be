import type { Api } from '../api/create-api.ts';
import { openPendingContract } from './open-pending-contract.ts';
import { watchReading } from './watch-reading.ts';
import { showAnnouncements, type AnnouncementOptions } from './show-announcements.ts';

/** After a login: a contract that waits for an answer, else the notices; never one after the other. */
export async function greetMember(
  options: Omit<AnnouncementOptions, 'moment' | 'mayInterrupt'> & { readonly api: Api },
): Promise<void> {
  const { runtime, api, tabTexts } = options;
  if (await openPendingContract({ runtime, call: api.callOperation, tabTexts })) return;
  await showAnnouncements({
    ...options,
    moment: 'afterLogin',
    mayInterrupt: watchReading(document, performance.now()),
  });
}
