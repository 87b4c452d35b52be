import type { ReleaseKeySet } from '../../src/protocol/release/release-signature.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../infrastructure/clock.ts';
import type { Limits } from '../infrastructure/http/limits.ts';
import type { LiveParts } from '../site/live/live-parts.ts';
import type { Random } from '../infrastructure/random.ts';
import type { AdoptionCount } from '../site/release/adoption.ts';
import type { DrawPage } from '../site/compile/site-compiler.ts';
import type { EventHub } from '../site/release/event-hub.ts';
import type { ReleaseWatch } from '../site/release/watch-releases.ts';
import type { ShownRelease } from '../site/release/shown-release.ts';
import type { Viewer } from '../site/stage/stage-audience.ts';
import type { Stages } from '../site/stage/stages.ts';
import type { MaintenancePage } from './maintenance-page.ts';
import type { PageWriter } from './page-html.ts';
import type { PartCache } from './part-cache.ts';
import type { ViewerSeal } from './viewer-seal.ts';

/** What the delivery routes of the portal are given. */
export interface DeliveryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
  readonly merchant: string;
  readonly watch: ReleaseWatch;
  readonly hub: EventHub;
  readonly adoption: AdoptionCount;
  readonly readKeys: () => ReleaseKeySet;
  readonly stages: Pick<Stages, 'noteFault'>;
  readonly shown: ShownRelease;
  /** The member of a session's token, as stages know them; null for a token that is not good. */
  readonly findMember: (token: string) => Promise<Viewer | null>;
  readonly viewerSeal: ViewerSeal;
  /** True where the portal is served by https: cookies are then Secure. */
  readonly secureCookies: boolean;
  /** Draws a public page with the data of now. Left out, pages come as they were drawn at publish. */
  readonly draw?: DrawPage;
  /** What every page of the shown releases is made of. */
  readonly liveParts: LiveParts;
  readonly parts: PartCache;
  readonly pages: PageWriter;
  readonly away: MaintenancePage;
}
