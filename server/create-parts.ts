import type { AssetFolders } from './assets/asset-folders.ts';
import { createAssetLookup, findPublicFolders, listAssets } from './infrastructure/http/asset-lookup.ts';
import { createPostgresConsoleStore } from './console/postgres-console-store.ts';
import { openAuditBook } from './console/audit/audit-book.ts';
import { createLaunch, rememberTests } from './console/launch/create-launch.ts';
import { createLaunchMarks } from './console/launch/launch-marks.ts';
import { readNewestBackup } from './console/launch/newest-backup.ts';
import { createWorkNews } from './console/work-news.ts';
import type { ConsoleDeps } from './console/deps.ts';
import { createEditor } from './editor/create-editor.ts';
import { openLostFactors } from './console/factors/lost-factors.ts';
import { openFactors } from './console/factors/open-factors.ts';
import { openPeople } from './console/people/open-people.ts';
import { setupLinkKey } from './console/people/people-parts.ts';
import { createViewerSeal } from './delivery/viewer-seal.ts';
import type { OpenedDatabase } from './db/open-database.ts';
import type { Secrets } from './infrastructure/keys/open-secrets.ts';
import type { OpenedDemonstration } from './demonstration.ts';
import { loadDemonstration } from './load-demonstration.ts';
import { createPlainAdapters } from '../platform/plain-adapters.ts';
import { createBackOffice } from '../platform/back-office.ts';
import { createFindViewer } from '../platform/identity/sessions/stage-viewer.ts';
import { systemClock, type Clock } from './infrastructure/clock.ts';
import type { Config } from './infrastructure/config.ts';
import type { MemberDeps } from './infrastructure/deps.ts';
import type { ReleaseSigner } from './infrastructure/keys/release-signer.ts';
import { createLimits } from './infrastructure/http/limits.ts';
import { openMessages, type Messages } from './infrastructure/messages/open-messages.ts';
import { createPasswordHasher } from './infrastructure/keys/passwords.ts';
import { systemRandom, type Random } from './infrastructure/random.ts';
import { deriveKey } from './infrastructure/keys/secret-key.ts';
import { reportFault } from './start-steps.ts';
import type { ThreadedCompiler } from './site/compile/threaded-compiler.ts';
import type { OpenedSite } from './site/open-site.ts';

interface StartFacts {
  readonly config: Config;
  readonly root: string;
  readonly assets?: AssetFolders;
  readonly say: (sentence: string) => void;
  readonly clock?: Clock;
  readonly random?: Random;
}
/** The demonstration, where the settings ask for it. */
const openDemonstration = async (
  { demo, merchant, portalOrigin, upstreamUrl, gamesOrigin: origin }: Config,
  parts: Pick<MemberDeps, 'db' | 'clock' | 'random' | 'secretBox'>,
): Promise<OpenedDemonstration | null> =>
  demo
    ? (await loadDemonstration()).open({
        ...parts,
        merchant,
        portalOrigin,
        // The vendor plays for the platform's own wallet; an upstream has another one.
        gamesOrigin: upstreamUrl === null ? origin : null,
      })
    : null;

const createDelivery = ({ merchant, upstreamUrl }: Config, member: MemberDeps, site: SiteAndSecrets) => {
  const { watch, hub, adoption, readKeys, shown, liveParts } = site;
  const { db, clock, random, limits, secureCookies } = member;
  return {
    db,
    clock,
    random,
    limits,
    merchant,
    watch,
    hub,
    adoption,
    readKeys,
    shown,
    liveParts,
    stages: site.service.stages,
    secureCookies,
    viewerSeal: createViewerSeal(deriveKey(site.secrets.keys.key, 'foyer reader cookie')),
    // Sessions of a real platform are not ours to read: its members are in stages as browsers.
    findMember: upstreamUrl === null ? createFindViewer(member) : async () => null,
  };
};

type SiteAndSecrets = OpenedSite &
  Pick<ThreadedCompiler, 'view'> & { readonly secrets: Secrets; readonly signer: ReleaseSigner };

const openOperators = (config: Config, site: SiteAndSecrets, member: MemberDeps, messages: Messages) => {
  const { db, clock, random, merchant } = member;
  const { demo, operatorWaitHours, consoleOrigin } = config;
  return openPeople({
    db,
    clock,
    random,
    merchant,
    demo,
    operatorWaitHours,
    consoleOrigin,
    mail: { send: (work, message) => messages.outbox.send(work, message), canReach: messages.canReach },
    linkKey: deriveKey(site.secrets.keys.key, setupLinkKey),
  });
};

/** What the console is given. */
const openConsole = async (
  config: Config,
  site: SiteAndSecrets,
  member: MemberDeps,
  messages: Messages,
  onTrouble: (cause: unknown) => void,
): Promise<ConsoleDeps> => {
  const { db, clock, random, merchant, secretBox } = member;
  const ours = { db, clock, merchant, secretBox };
  const { drafts, approvals, schedules, kills, rollbacks, bases, stages } = site.service;
  const { name: brandName } = await site.liveSite.site();
  const { consoleOrigin, demo } = config;
  const label = `${brandName} console`;
  const backOffice = createBackOffice(member);
  const marks = createLaunchMarks(member);
  const people = openOperators(config, site, member, messages);
  const senders = rememberTests(messages.senderBackOffice, (step, by) => marks.save(step, by));
  return {
    store: createPostgresConsoleStore(db),
    site: site.service,
    drafts,
    approvals,
    schedules,
    kills,
    rollbacks,
    bases,
    stages,
    editor: createEditor({ site: site.service, view: site.view, portalOrigin: config.portalOrigin }),
    ...backOffice,
    audit: openAuditBook({ ...ours, readTimeZone: backOffice.readTimeZone, onTrouble }),
    workNews: createWorkNews(),
    outbox: messages.outboxBackOffice,
    senders,
    passwords: createPasswordHasher(),
    clock,
    ...people,
    launch: createLaunch({
      ...backOffice,
      ...people,
      bases,
      senders,
      marks,
      liveSite: site.liveSite,
      readBackup: () => readNewestBackup(db),
      clock,
      hasGateway: member.paymentGateway !== null,
      hasGames: member.gameVendor !== null,
    }),
    lostFactors: openLostFactors(ours),
    factors: openFactors({ ...ours, random, demo, consoleOrigin, label }),
    consoleOrigin,
    brand: { code: merchant, readName: async () => (await site.liveSite.site()).name },
    environment: config.environment,
    portalOrigin: config.portalOrigin,
    secureCookies: config.consoleOrigin.startsWith('https:'),
  };
};

/** What member platform, console and delivery are given. */
export const createParts = async (
  options: StartFacts,
  { db, notifications }: OpenedDatabase,
  site: SiteAndSecrets,
) => {
  const { config, clock = systemClock, random = systemRandom } = options;
  const { box: secretBox } = site.secrets;
  const { merchant, demo } = config;
  const ours = { db, clock, merchant, secretBox };
  const messages = openMessages({
    ...ours,
    random,
    demo,
    liveSite: site.liveSite,
    notifications,
    config: config.senders,
    onTrouble: reportFault(options.say),
  });
  const limits = createLimits(db, clock);
  const demonstration = await openDemonstration(config, { db, clock, random, secretBox });
  const publicFolders = findPublicFolders(options.root, options.assets?.portal);
  const member: MemberDeps = {
    ...ours,
    signText: (text) => site.signer.signText(text),
    ...(demonstration?.adapters ?? createPlainAdapters(db)),
    random,
    outbox: messages.outbox,
    messagesKeptDays: config.messagesKeptDays,
    limits,
    site: site.service,
    liveSite: site.liveSite,
    isDemonstration: demo,
    portalOrigin: config.portalOrigin,
    dataFolder: config.dataFolder,
    hasAsset: createAssetLookup(publicFolders),
    listAssets: () => listAssets(publicFolders),
    countryHeader: config.countryHeader,
    secureCookies: config.portalOrigin.startsWith('https:'),
  };
  const operatorConsole = await openConsole(
    config,
    site,
    member,
    messages,
    reportFault(options.say, 'The check of the audit did not end: '),
  );
  const delivery = createDelivery(config, member, site);
  return { member, operatorConsole, delivery, messages, demonstration };
};
