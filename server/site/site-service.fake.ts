import { createHash } from 'node:crypto';
import { applyPatches, enablePatches, type Objectish } from 'immer';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Impact } from '../../src/protocol/release/impact.ts';
import type { Issue, SuppressedIssue } from '../../src/protocol/release/issue.ts';
import { makePatches, writePointer } from '../../src/protocol/json/json-patches.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { ReleaseManifest } from '../../src/protocol/release/release.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import { invertSteps } from '../../src/editing/apply-steps.ts';
import { stepsBetweenSites } from '../../src/editing/steps-between.ts';
import { findProps } from './compile/component-facts.ts';
import { explainConflict } from './draft/explain-conflict.ts';
import { runEdits, type StoredEdit } from './draft/run-edits.ts';
import { patchSiteExactly } from './draft/site-patches.ts';
import type { Change, DocumentPatch, Draft, ReleaseRecord, SiteService } from './site-service.ts';

enablePatches();

interface FakeOptions {
  readonly documents: SiteDocuments;
  readonly clock?: { now(): Date };
  /** Fake of the gate: the issues of a document set. */
  readonly check?: (documents: SiteDocuments) => readonly Issue[];
}
/** What the check of the draft finds, for a test to set. */
interface Findings {
  issues: readonly Issue[];
  /** What documents leave out. */
  suppressed: readonly SuppressedIssue[];
  impact: Impact;
}
type Making = Pick<ReleaseRecord, 'kind' | 'note' | 'author'> & { readonly rolledBackTo?: number | null };
export interface SiteServiceFake extends SiteService {
  readonly findings: Findings;
  /** How many browsers have the live release; null where none is open. */
  browsers: { readonly all: number; readonly current: number } | null;
  /** A document as the draft has it. */
  saved(path: string): Json;
  /** An edit by another operator, Ana. */
  editElsewhere(patches: readonly DocumentPatch[]): void;
  /** A revision of what is live or was in another one, or of the draft, which is empty after it. */
  addRelease(making: Making, of?: 'live' | 'draft' | number): ReleaseRecord;
}
interface StoredRelease {
  readonly record: ReleaseRecord;
  readonly documents: SiteDocuments;
}

const manifest: ReleaseManifest = {
  format: 1,
  site: '',
  shell: '',
  pages: {},
  modals: {},
  forms: {},
  messages: {},
  styles: '',
};

function hashDocuments(documents: SiteDocuments): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex');
}
function applyEdits(base: SiteDocuments, patches: readonly DocumentPatch[]): SiteDocuments {
  const documents: Record<string, unknown> = { ...base };
  for (const { document, op, path, value } of patches)
    documents[document] = applyPatches(documents[document] as Objectish, [{ op, path: [...path], value }]);
  return documents;
}
/** One for each place that differs, and no words about what it means. */
function diffDocuments(before: SiteDocuments, after: SiteDocuments): readonly Change[] {
  // Documents are parsed JSON; the site keeps them as unknown because they are checked later.
  const jsonOf = (documents: SiteDocuments, path: string) => (documents[path] ?? null) as Json;
  return Object.keys({ ...before, ...after }).flatMap((document) =>
    makePatches(document, jsonOf(before, document), jsonOf(after, document)).map(({ path }): Change => {
      const pointer = writePointer(path);
      return { document, pointer, kind: 'changed', summary: `${pointer || document} is changed` };
    }),
  );
}

const toLine = ({ number, author, at, way, sentence, undoes }: StoredEdit) => ({
  number,
  author,
  at: at.toISOString(),
  way,
  sentence,
  undoes,
});

/** A merchant's site in memory: the refusals of the real one, without compiling anything. */
export function createSiteServiceFake(options: FakeOptions): SiteServiceFake {
  const findings: Findings = { issues: [], suppressed: [], impact: { screens: [], total: 1, flows: [] } };
  const { check = () => findings.issues, clock = { now: () => new Date() } } = options;
  const releases: StoredRelease[] = [];
  let patches: readonly DocumentPatch[] = [];
  let version = 1;
  let log: readonly StoredEdit[] = [];
  let updated: { by: string; at: Date } | null = null;

  const releaseOf = (revision: number): StoredRelease => {
    const release = releases[revision - 1];
    if (!release)
      throw new AppError({
        status: 404,
        code: 'rollback.revision-unknown',
        message: `There is no revision ${revision}.`,
      });
    return release;
  };
  /** A stage is not live for all. */
  const live = () => {
    const newest = releases.findLast(({ record }) => record.kind !== 'stage');
    if (newest === undefined) throw new Error('Expected a site that is live.');
    return newest;
  };
  function store(documents: SiteDocuments, { rolledBackTo = null, ...making }: Making) {
    const stored = {
      documents,
      record: {
        ...making,
        rolledBackTo,
        revision: releases.length + 1,
        release: hashDocuments(documents),
        publishedAt: clock.now().toISOString(),
      },
    };
    releases.push(stored);
    return stored.record;
  }
  store(options.documents, { kind: 'initial', note: 'First site', author: 'system' });

  const active = () => ({
    merchant: 'demo',
    revision: live().record.revision,
    release: live().record.release,
    manifest,
  });
  let baseRevision = 1;
  const base = () => releaseOf(baseRevision).documents;
  function readDraft(): Draft {
    const updatedAt = updated?.at.toISOString() ?? null;
    return {
      baseRevision,
      version,
      patches,
      authors: updated === null || patches.length === 0 ? [] : [updated.by],
      base: base(),
      documents: applyEdits(base(), patches),
      updatedBy: updated?.by ?? null,
      updatedAt,
    };
  }
  function replacePatches(next: readonly DocumentPatch[], author: string, undoes: number | null = null) {
    // An untouched draft follows what is live.
    if (patches.length === 0) baseRevision = live().record.revision;
    const { documents } = readDraft();
    patches = next;
    version += 1;
    const steps = stepsBetweenSites(documents, readDraft().documents);
    const inverse = invertSteps(documents, steps);
    const made = { id: `${author}-${version}`, sentence: 'An edit', way: 'console', undoes } as const;
    log = [...log, { ...made, number: version, author, at: clock.now(), steps, inverse }];
    updated = { by: author, at: clock.now() };
    if (patches.length === 0) baseRevision = live().record.revision;
    return { ok: true, value: readDraft() } as const;
  }
  const moved = () => ({ ok: false, error: { code: 'publish.draft-moved', version } }) as const;

  const fake: SiteServiceFake = {
    findings,
    browsers: null,
    saved: (path) => (readDraft().documents[path] ?? null) as Json,
    editElsewhere: (edit) => void replacePatches([...patches, ...edit], 'Ana'),
    addRelease: (making, of = 'live') => {
      const { documents } = of === 'draft' ? readDraft() : of === 'live' ? live() : releaseOf(of);
      const record = store(documents, making);
      if (of === 'draft') {
        replacePatches([], making.author);
        log = [];
      } else if (patches.length === 0) baseRevision = live().record.revision;
      return record;
    },
    active: async () => active(),
    history: async (limit) =>
      releases
        .map(({ record }) => record)
        .reverse()
        .slice(0, limit),
    revisionOf: async (release) =>
      releases.findLast(({ record }) => record.release === release)?.record.revision ?? null,
    documents: async (revision) => (revision === undefined ? live() : releaseOf(revision)).documents,
    draft: async () => readDraft(),
    listEdits: async () => log.map(toLine),
    saveEdits: async (request) => {
      const draft = readDraft();
      const ran = runEdits(draft, request, {
        stored: log,
        at: clock.now(),
        diff: diffDocuments,
        propsOf: findProps,
      });
      if (!ran.ok && 'forbidden' in ran)
        return { ok: false, error: { code: 'draft.step-not-allowed', document: ran.forbidden } };
      if (!ran.ok && 'unknown' in ran)
        return { ok: false, error: { code: 'draft.edit-unknown', number: ran.unknown } };
      if (!ran.ok) {
        const conflicts = ran.conflicts.map((conflict) => explainConflict(conflict, log));
        return { ok: false, error: { code: 'draft.conflict', conflicts } };
      }
      for (const edit of ran.added) log = [...log, edit];
      version += ran.added.length;
      patches = patchSiteExactly(base(), ran.documents);
      updated = { by: request.author, at: clock.now() };
      const edits = log.filter(({ number }) => number > request.after).map(toLine);
      return { ok: true, value: { draft: readDraft(), edits } };
    },
    editDraft: async (edit) =>
      edit.version === version ? replacePatches([...patches, ...edit.patches], edit.author) : moved(),
    dropPatches: async (drop) => {
      if (drop.version !== version) return moved();
      const kept = drop.count === 'all' ? 0 : Math.max(0, patches.length - drop.count);
      return replacePatches(patches.slice(0, kept), drop.author, drop.count === 'all' ? 0 : null);
    },
    rewriteDraft: async ({ version: sent, author, onto, plan }) => {
      if (sent !== version) return moved();
      const planned = plan(readDraft(), live().documents, diffDocuments);
      if (planned === null) return { ok: false, error: { code: 'draft.tangled' } };
      if (onto === 'live') baseRevision = live().record.revision;
      return replacePatches(planned, author);
    },
    listDraftIssues: async () => check(readDraft().documents),
    checkDraft: async () => {
      const { documents } = readDraft();
      const issues = check(documents);
      const refused = issues.some(({ severity }) => severity === 'error');
      return {
        issues,
        suppressed: findings.suppressed,
        changes: diffDocuments(base(), documents),
        candidate: refused ? null : hashDocuments(documents),
        impact: refused ? null : findings.impact,
      };
    },
    compare: async ({ from, to }) => {
      const after = to === 'draft' ? readDraft().documents : releaseOf(to).documents;
      return { changes: diffDocuments(releaseOf(from).documents, after), impact: findings.impact };
    },
    previewLive: async () => ({
      path: '/preview/canvas-sample/',
      expiresAt: new Date(clock.now().getTime() + 1_800_000).toISOString(),
    }),
    previewRevision: async (revision) => ({
      path: `/preview/revision-${releaseOf(revision).record.revision}/`,
      expiresAt: new Date(clock.now().getTime() + 30 * 60_000).toISOString(),
    }),
    previewDraft: async () => {
      const issues = check(readDraft().documents).filter(({ severity }) => severity === 'error');
      if (issues.length > 0) return { ok: false, error: { code: 'publish.check-failed', issues } };
      const expiresAt = new Date(clock.now().getTime() + 30 * 60_000).toISOString();
      return { ok: true, value: { path: `/preview/fake-${version}/`, expiresAt } };
    },
    publish: async (request) => {
      if (request.note.trim() === '') return { ok: false, error: { code: 'publish.note-required' } };
      if (request.draftVersion !== version) return moved();
      if (request.baseRevision !== live().record.revision || baseRevision !== live().record.revision)
        return {
          ok: false,
          error: {
            code: 'publish.stale-base',
            active: active(),
            changes: diffDocuments(base(), readDraft().documents),
          },
        };
      if (patches.length === 0) return { ok: false, error: { code: 'publish.nothing-to-publish' } };
      const issues = check(readDraft().documents);
      if (issues.some(({ severity }) => severity === 'error'))
        return { ok: false, error: { code: 'publish.check-failed', issues } };
      const { note, author } = request;
      return { ok: true, value: fake.addRelease({ kind: 'publish', note, author }, 'draft') };
    },
    rollback: async ({ toRevision, note, author }) => {
      if (note.trim() === '') return { ok: false, error: { code: 'publish.note-required' } };
      const target = releases[toRevision - 1];
      if (!target) return { ok: false, error: { code: 'rollback.revision-unknown', revision: toRevision } };
      const record = store(target.documents, { kind: 'rollback', note, author, rolledBackTo: toRevision });
      if (patches.length === 0) baseRevision = record.revision;
      return { ok: true, value: record };
    },
    adoption: async () => {
      const { all, current } = fake.browsers ?? { all: 0, current: 0 };
      return { revision: live().record.revision, browsers: all, current };
    },
  };
  return fake;
}
