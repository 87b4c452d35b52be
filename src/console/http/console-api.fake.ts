import { applyPatches, enablePatches, type Objectish } from 'immer';
import {
  permissionsOf,
  type ConsoleRole,
  type DraftSummary,
  type WireAdoption,
  type WirePatch,
  type WireRelease,
} from '../../protocol/console-api.ts';
import type { ApprovalStatus } from '../../protocol/approval.ts';
import type { Impact } from '../../protocol/impact.ts';
import type { Issue, SuppressedIssue } from '../../protocol/issue.ts';
import type { UnconfirmedRollback } from '../../protocol/rollback.ts';
import { makePatches, writePointer } from '../../protocol/json-patches.ts';
import type { Json } from '../../protocol/json.ts';
import { ApiFailure } from './call-api.ts';
import { createReviewApiFake } from './review-api.fake.ts';
import { createStageApiFake } from './stage-api.fake.ts';
import { createBaseApiFake } from './base-api.fake.ts';
import type { ConsoleApi } from './console-api.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createConsoleFake, type ConsoleFake } from './console.fake.ts';
import type { Send } from './use-call.ts';
import type { LoginStep } from './send-in-memory.fake.ts';
import type { createFactorsFake } from '../../../server/console/factors/factors.fake.ts';
import type { ScheduleRecord } from '../../protocol/schedule.ts';

enablePatches();

interface FakeOptions {
  readonly role?: ConsoleRole;
  /** What answers in place of the fakes of the server. */
  readonly parts?: Partial<ConsoleDeps>;
  /** Passwords are public. */
  readonly demo?: boolean;
  readonly documents: Readonly<Record<string, Json>>;
  /** What the site stands on; else itself. */
  readonly base?: Readonly<Record<string, Json>>;
  /** What the program ships since. */
  readonly shipped?: Readonly<Record<string, Json>>;
  readonly issues?: readonly Issue[];
  readonly held?: readonly UnconfirmedRollback[];
  readonly login?: LoginStep;
  readonly factors?: Parameters<typeof createFactorsFake>[0];
}
export interface ConsoleApiFake extends ConsoleApi {
  readonly server: ConsoleFake;
  /** Into the server's real routes, for what is defined in `src/protocol/calls`. */
  readonly send: Send;
  /** Makes every call fail as if the cable were out. */
  offline: boolean;
  /** Issues that the check finds from now on. */
  issues: readonly Issue[];
  /** What documents leave out. */
  suppressed: readonly SuppressedIssue[];
  adopted: WireAdoption;
  /** Whether a second person is needed, without the version. */
  approvalStatus: Omit<ApprovalStatus, 'version'>;
  /** What the draft does to players. */
  impact: Impact;
  /** What the operator planned and does not go live. */
  lostSchedules: readonly ScheduleRecord[];
  /** What the server has, draft applied. */
  saved(path: string): Json;
  /** An edit by somebody else. */
  editElsewhere(patches: readonly WirePatch[]): void;
  /** Bodies of publish calls. */
  readonly published: readonly object[];
}

/** The console's server in memory, with its versions and refusals. */
export function createConsoleApiFake(options: FakeOptions): ConsoleApiFake {
  const { role = 'publisher', documents } = options;
  const server = createConsoleFake(options);
  const releases: WireRelease[] = [];
  const published: object[] = [];
  let live = documents;
  let drafted: Record<string, Json> = { ...live };
  let edits: Record<string, Json>[] = [];
  let version = 1;
  let updatedBy: string | null = null;
  let schedule: ScheduleRecord | null = null;
  const addRelease = (note: string, kind?: WireRelease['kind']): WireRelease => {
    const revision = releases.length + 1;
    const release: WireRelease = {
      revision,
      release: `hash-${revision}`,
      kind: kind ?? (revision === 1 ? 'initial' : 'publish'),
      note,
      author: role,
      publishedAt: '2026-11-21T10:00:00.000Z',
      rolledBackTo: null,
    };
    releases.unshift(release);
    return release;
  };
  addRelease('First site');
  const differences = () =>
    Object.keys(drafted).flatMap((document) =>
      makePatches(document, live[document] ?? null, drafted[document] ?? null).map(({ path }) => ({
        document,
        pointer: writePointer(path),
      })),
    );
  const summarise = (): DraftSummary => ({
    baseRevision: releases.length,
    version,
    differences: differences(),
    undoable: edits.length,
    updatedBy,
    updatedAt: updatedBy && '2026-11-21T10:00:00.000Z',
  });
  const apply = (patches: readonly WirePatch[], by: string) => {
    edits = [...edits, drafted];
    drafted = { ...drafted };
    for (const { document, op, path, value } of patches)
      drafted[document] = applyPatches(drafted[document] as Objectish, [
        { op, path: [...path], value },
      ]) as Json;
    version += 1;
    updatedBy = by;
    if (schedule?.state === 'waiting') schedule = { ...schedule, state: 'voided', detail: by };
  };
  const expectVersion = (sent: number) => {
    if (sent !== version)
      throw new ApiFailure('publish.draft-moved', 'moved', { status: 409, value: { version } });
  };
  const fake: ConsoleApiFake = {
    server,
    send: server.send,
    offline: false,
    issues: options.issues ?? [],
    suppressed: [],
    approvalStatus: { state: 'none', sensitive: [], record: null, voided: null, authors: [] },
    impact: { screens: [], total: 3, flows: [] },
    lostSchedules: [],
    adopted: { revision: 2, browsers: 5, current: 2 },
    published,
    saved: (path) => drafted[path] ?? null,
    editElsewhere: (patches) => apply(patches, 'Ana'),
    site: async () => ({
      active: { revision: releases.length, release: `hash-${releases.length}` },
      history: releases,
      adoption: fake.adopted,
      draft: summarise(),
      locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
      pages: [{ id: 'home', path: '/' }],
    }),
    adoption: async () => fake.adopted,
    documents: async () =>
      Object.keys(drafted).map((path) => ({ path, changed: drafted[path] !== live[path], size: 1 })),
    document: async (path) => ({ path, draft: drafted[path] ?? null, live: live[path] ?? null, version }),
    draft: async () => summarise(),
    edit: async (sent, patches) => {
      // As over a wire: nothing has happened yet when the call returns.
      await Promise.resolve();
      if (fake.offline) throw new ApiFailure('network', 'offline');
      if (!permissionsOf[role].includes('edit'))
        throw new ApiFailure('role.not-allowed', 'no', { status: 403 });
      expectVersion(sent);
      apply(patches, role);
      return summarise();
    },
    undo: async (sent) => {
      expectVersion(sent);
      drafted = edits.at(-1) ?? drafted;
      edits = edits.slice(0, -1);
      version += 1;
      return summarise();
    },
    discard: async (sent) => {
      expectVersion(sent);
      drafted = { ...live };
      edits = [];
      version += 1;
      return summarise();
    },
    rebase: async () => ({ draft: summarise(), contested: [] }),
    schedules: async () => ({ schedule, lost: fake.lostSchedules }),
    dismissSchedule: async (id) => {
      fake.lostSchedules = fake.lostSchedules.filter((lost) => lost.id !== id);
      return fake.schedules();
    },
    schedule: async ({ version: sent, note, zone, local }) => {
      expectVersion(sent);
      const dueAt = `${local}:00.000Z`;
      const plan = { dueAt, zone, note, author: role, detail: null, revision: null };
      schedule = { ...plan, id: '1', state: 'waiting' };
      return schedule;
    },
    cancelSchedule: async () => {
      if (schedule === null) throw new ApiFailure('schedule.unknown', 'none', { status: 404 });
      schedule = { ...schedule, state: 'cancelled' };
      return schedule;
    },
    ...createBaseApiFake({
      base: options.base ?? live,
      shipped: options.shipped ?? null,
      draft: () => ({ version, documents: drafted }),
      live: () => live,
      write: (sent, next) => {
        expectVersion(sent);
        edits = [...edits, drafted];
        drafted = next;
        version += 1;
        updatedBy = role;
      },
    }),
    revert: async (sent, { document }) => {
      expectVersion(sent);
      edits = [...edits, drafted];
      drafted = { ...drafted, [document]: live[document] ?? null };
      version += 1;
      updatedBy = role;
      return summarise();
    },
    previewRevision: async (revision) => ({
      url: `http://portal.test/preview/revision-${revision}/`,
      expiresAt: '2026-11-21T10:30:00.000Z',
    }),
    compare: async () => ({ changes: [], impact: fake.impact }),
    check: async () => ({
      impact: fake.impact,
      issues: fake.issues,
      suppressed: fake.suppressed,
      changes: differences().map(({ document, pointer }) => ({
        document,
        pointer,
        kind: 'changed',
        summary: `${pointer} is changed`,
      })),
      candidate: null,
      version,
      baseRevision: releases.length,
    }),
    preview: async () => ({
      url: 'http://portal.test/preview/token/',
      expiresAt: '2026-11-21T10:30:00.000Z',
    }),
    ...createReviewApiFake({
      role,
      version: () => version,
      read: () => fake.approvalStatus,
      write: (status) => {
        fake.approvalStatus = status;
      },
    }),
    publish: async (request) => {
      expectVersion(request.draftVersion);
      published.push(request);
      live = drafted;
      edits = [];
      version += 1;
      updatedBy = null;
      return addRelease(request.note);
    },
    rollback: async ({ note }) => addRelease(note),
    ...createStageApiFake({ expectVersion, addRelease }),
    releases: async () => releases,
  };
  return fake;
}
