import { listEntryCalls, type EntryArea } from '../../protocol/document/entry-areas.ts';
import type { CallOperation } from '../../runtime/core/runtime-host.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { LastReads } from './last-reads.ts';
import { refreshFlows, type RefreshedFlow } from './refresh-flows.ts';

/** Flows that read entries themselves, by the part of the platform. */
const flows: Readonly<Partial<Record<EntryArea, readonly RefreshedFlow[]>>> = {
  mission: ['missionClaim'],
  promotion: ['promotionOffer', 'activityApplication', 'redEnvelope', 'pointsRedeem'],
  receiving: ['deposit'],
};

/**
 * Asks again for what operators put in by hand, where the page shows some of it. What has not changed is not drawn
 * again, and a flow in the middle of a step is left alone.
 */
export const createEntryReader =
  (runtime: Pick<Runtime, 'data' | 'machines' | 'store'>, call: CallOperation, lastReads: LastReads) =>
  (area: EntryArea | null): void => {
    runtime.data.reload(listEntryCalls(area));
    const touched = area === null ? Object.values(flows).flat() : (flows[area] ?? []);
    if (touched.length > 0) refreshFlows(runtime, { call, lastReads }, touched);
  };
