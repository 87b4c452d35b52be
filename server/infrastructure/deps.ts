import type { Database } from '../db/database.ts';
import type { LiveSite } from '../site/live/live-site.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Adapters } from './outside/adapters.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './http/limits.ts';
import type { Outbox } from './messages/outbox.ts';
import type { ReleaseSignature } from '../../src/protocol/release/release.ts';
import type { Random } from './random.ts';
import type { SecretBox } from './keys/secret-box.ts';

/** What the reference member platform is given: `registerMemberRoutes(app, deps)`. */
export interface MemberDeps extends Adapters {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  /** Days after which a message leaves the outbox. */
  readonly messagesKeptDays: number;
  readonly limits: Limits;
  readonly site: SiteService;
  /** Settings, forms and documents of the release that is live now. */
  readonly liveSite: LiveSite;
  /** Merchant code of this portal, `demo` by default. */
  readonly merchant: string;
  readonly secretBox: SecretBox;
  /** Signs with the key that releases are signed with. The text's first line says what it is for. */
  readonly signText: (text: string) => ReleaseSignature;
  /** Folder for files that the platform makes (pictures of the seed). Exists and is writable. */
  readonly dataFolder: string;
  /** Whether the portal serves a file of this path below `/assets/`. */
  readonly hasAsset: (path: string) => Promise<boolean>;
  /** Paths below `/assets/` of all files that it serves there. */
  readonly listAssets: () => Iterable<string>;
  /** Where browsers reach the portal: scheme, host and port, no trailing slash. */
  readonly portalOrigin: string;
  /** Pages say so, because nothing here is for real. */
  readonly isDemonstration: boolean;
  /** Header in which the proxy tells the country of a request, in small letters; null where none does. */
  readonly countryHeader: string | null;
  /** True where the portal is served by https: cookies are then Secure. */
  readonly secureCookies: boolean;
}
