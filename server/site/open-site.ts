import type { ReleaseKeySet } from '../../src/protocol/release-signature.ts';
import type { Database } from '../db/database.ts';
import type { Notifications } from '../db/listen.ts';
import type { Clock } from '../platform/clock.ts';
import type { Random } from '../platform/random.ts';
import type { ReleaseSigner } from '../platform/release-signer.ts';
import { countAdoption, type AdoptionCount } from './adoption.ts';
import { createEventHub, type EventHub } from './event-hub.ts';
import type { LiveSite } from './live-site.ts';
import { createSiteService, type StoredSiteService } from './postgres-site-service.ts';
import { createLiveSite } from './read-live-site.ts';
import { isTrusted, renewSignature } from './signature-store.ts';
import type { SiteCompiler } from './site-compiler.ts';
import { createShownRelease, type ShownRelease } from './shown-release.ts';
import type { FindMembers } from './site-readers.ts';
import { watchReleases, type ReleaseWatch } from './watch-releases.ts';

export interface OpenSiteOptions {
  readonly db: Database;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly random: Random;
  readonly merchant: string;
  readonly compiler: SiteCompiler;
  readonly signer: ReleaseSigner;
  readonly onTrouble: (cause: unknown) => void;
  /** For stages that name accounts. */
  readonly findMembers?: FindMembers;
}
/** A merchant's site as one node serves it. */
export interface OpenedSite {
  readonly service: StoredSiteService;
  /** What is live, or within a call of a browser that has the staged release: that. */
  readonly liveSite: LiveSite;
  readonly shown: ShownRelease;
  readonly watch: ReleaseWatch;
  readonly hub: EventHub;
  readonly adoption: AdoptionCount;
  /** Public keys of the releases that this node serves. */
  readonly keySet: ReleaseKeySet;
  stop(): Promise<void>;
}

/** Ties publishing, notices, browsers and their count together. */
export const openSite = async (options: OpenSiteOptions): Promise<OpenedSite> => {
  const { db, notifications, clock, random, merchant, signer, onTrouble } = options;
  let adoption: AdoptionCount | null = null;
  const hub = createEventHub({ random, onChange: () => adoption?.changed() });
  adoption = await countAdoption({
    db,
    notifications,
    clock,
    node: random.uuid(),
    merchant,
    counts: hub.counts,
    markSeen: hub.markSeen,
    onTrouble,
  });
  const counted = adoption;
  await renewSignature(db, signer, merchant, clock);
  const watch = await watchReleases({
    db,
    notifications,
    merchant,
    isTrusted: (live) => isTrusted(signer, live),
    onRelease: hub.announce,
    onStage: (stage) => hub.announceStage(stage !== null),
    onTrouble,
  });
  const live = watch.current();
  if (live !== null) hub.announce(live);
  if (watch.stage() !== null) hub.announceStage(true);
  const shown = createShownRelease();
  const service = createSiteService({
    db,
    clock,
    random,
    merchant,
    compiler: options.compiler,
    signer,
    countBrowsers: (revision) => counted.count(revision),
    ...(options.findMembers === undefined ? {} : { findMembers: options.findMembers }),
  });
  return {
    service,
    liveSite: createLiveSite({ db, clock }, service, shown),
    shown,
    watch,
    hub,
    adoption,
    keySet: signer.keySet,
    stop: async () => {
      hub.close();
      await watch.stop();
      await counted.stop();
    },
  };
};
