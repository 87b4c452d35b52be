import type { WayName } from './ways.ts';

declare const judged: unique symbol;
/** What `openWay` gives: one member, one way, judged in this transaction. Nothing else makes one. */
export interface OpenedWay {
  readonly way: WayName;
  readonly memberId: string;
  readonly [judged]: true;
}
/** For `openWay` and for tests of the ledger alone. */
export const asOpened = (way: WayName, memberId: string): OpenedWay => ({ way, memberId }) as OpenedWay;

/** An account that something leaves: its member, or null where it is the house's. */
interface Debited {
  readonly member_id: string | null;
}
/** A booking takes from a member by a way that was judged, or not at all: anything else is a mistake of the program. */
export function assertOpened(kind: string, debited: readonly Debited[], opened: OpenedWay | undefined): void {
  for (const { member_id } of debited)
    if (member_id !== null && opened?.memberId !== member_id)
      throw new Error(
        `Expected "${kind}" to take from member ${member_id} by a way of ways-out/ways.ts, got ${opened?.way ?? 'none'}.`,
      );
}
