import type { ReleaseKeySet } from '../../src/protocol/release-signature.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Limits } from '../platform/limits.ts';
import type { AdoptionCount } from '../site/adoption.ts';
import type { EventHub } from '../site/event-hub.ts';
import type { ReleaseWatch } from '../site/watch-releases.ts';
import type { PageWriter } from './page-html.ts';
import type { PartCache } from './part-cache.ts';

/** What the delivery routes of the portal are given. */
export interface DeliveryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly merchant: string;
  readonly watch: ReleaseWatch;
  readonly hub: EventHub;
  readonly adoption: AdoptionCount;
  readonly keySet: ReleaseKeySet;
  readonly parts: PartCache;
  readonly pages: PageWriter;
}
