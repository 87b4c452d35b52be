import type { ActivePointer } from '../../src/protocol/release/release.ts';
import type { ReleaseKeySet } from '../../src/protocol/release/release-signature.ts';
import type { Database } from '../db/database.ts';
import type { Notifications } from '../db/listen.ts';
import type { Clock } from '../infrastructure/clock.ts';
import type { Random } from '../infrastructure/random.ts';
import type { ReleaseSigner } from '../infrastructure/keys/release-signer.ts';
import { countAdoption, type AdoptionCount } from './release/adoption.ts';
import { createCopyKeeper } from './compile/copy-keeper.ts';
import { createEventHub, type EventHub } from './release/event-hub.ts';
import { createLiveParts, type LiveParts } from './live/live-parts.ts';
import type { LiveSite } from './live/live-site.ts';
import { createSiteService, type StoredSiteService } from './postgres-site-service.ts';
import { createLiveSite } from './live/read-live-site.ts';
import { isTrusted, renewSignature } from './release/signature-store.ts';
import type { SiteCompiler } from './compile/site-compiler.ts';
import { createShownRelease, type ShownRelease } from './release/shown-release.ts';
import type { StoredPart } from './release/release-store.ts';
import { toPointer, type FindMembers, type SiteServiceOptions } from './live/site-readers.ts';
import { watchReleases, type ReleaseWatch } from './release/watch-releases.ts';

export interface OpenSiteOptions {
  readonly db: Database;
  /** For publishing, which takes longer than a call may; `db` by default. */
  readonly workDb?: Database;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly random: Random;
  readonly merchant: string;
  readonly compiler: SiteCompiler;
  readonly signer: ReleaseSigner;
  readonly onTrouble: (cause: unknown) => void;
  /** Keeps what is live where a start without the database finds it. */
  readonly keepCopy?: (pointer: ActivePointer, parts: readonly StoredPart[]) => Promise<void>;
  /** For stages that name accounts. */
  readonly findMembers?: FindMembers;
  /** Studios that can be switched off. */
  readonly listVendors?: () => Promise<readonly string[]>;
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
  readonly liveParts: LiveParts;
  /** Public keys of the releases that this node serves. */
  readonly readKeys: () => ReleaseKeySet;
  /** The keys have changed: the live release is signed with the new one, and checked again. */
  readonly renewKeys: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Ties publishing, notices, browsers and their count together. */
export const openSite = async (options: OpenSiteOptions): Promise<OpenedSite> => {
  const { db, notifications, clock, random, merchant, signer, onTrouble } = options;
  let adoption: AdoptionCount | null = null;
  const hub = createEventHub({ random, clock, onChange: () => adoption?.changed() });
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
  const liveParts = createLiveParts(db, clock);
  const copies = createCopyKeeper(onTrouble);
  let copied = 0;
  const watch = await watchReleases({
    db,
    notifications,
    merchant,
    isTrusted: (live) => isTrusted(signer, live),
    onRelease: hub.announce,
    onStage: (stage) => hub.announceStage(stage !== null),
    onTrouble,
    prepare: liveParts.hold,
    onShown: (current, stage) => {
      const shownNow = [current, stage?.pointer ?? null].flatMap((pointer) => pointer?.release ?? []);
      liveParts.keepOnly(shownNow);
      if (current === null || current.revision === copied) return;
      copied = current.revision;
      const { keepCopy } = options;
      if (keepCopy !== undefined)
        copies.note(() => keepCopy(toPointer(current), liveParts.list(current.release)));
    },
  });
  const live = watch.current();
  if (live !== null) hub.announce(live);
  if (watch.stage() !== null) hub.announceStage(true);
  const release = createShownRelease();
  const common: SiteServiceOptions = {
    db,
    clock,
    random,
    merchant,
    compiler: options.compiler,
    signer,
    countBrowsers: (revision) => counted.count(revision),
    ...(options.findMembers === undefined ? {} : { findMembers: options.findMembers }),
    ...(options.listVendors === undefined ? {} : { listVendors: options.listVendors }),
  };
  const service = createSiteService({ ...common, db: options.workDb ?? db });
  // Every call of a player asks what is live: that must not wait behind a publication.
  const reading = createSiteService(common);
  return {
    service,
    liveSite: createLiveSite({ db, clock }, reading, release),
    shown: release,
    watch,
    hub,
    adoption,
    liveParts,
    readKeys: () => signer.keySet,
    renewKeys: async () => {
      await renewSignature(db, signer, merchant, clock);
      await watch.refresh();
    },
    stop: async () => {
      hub.close();
      await watch.stop();
      await copies.stop();
      await counted.stop();
    },
  };
};
