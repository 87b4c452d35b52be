import { listEntryCalls, type EntryArea } from '../protocol/entry-areas.ts';
import type { Runtime } from '../runtime/core/runtime.ts';

/** Flows that read entries themselves: key on their page → what asks again. */
const flows = { missions: 'missions.refresh' } as const;

/**
 * Asks again for what operators put in by hand, where the page shows some of it. What has not changed is not drawn
 * again, and a flow in the middle of a step is left alone.
 */
export const createEntryReader =
  ({ data, machines }: Pick<Runtime, 'data' | 'machines'>) =>
  (area: EntryArea | null): void => {
    data.reload(listEntryCalls(area));
    if (area !== null && area !== 'mission') return;
    for (const [key, event] of Object.entries(flows))
      if (machines.canSend(key, event) === true) machines.send(key, event, {});
  };
