import { createHash } from 'node:crypto';
import { applyPatches, enablePatches, type Objectish } from 'immer';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import type { Impact } from '../../src/protocol/impact.ts';
import type { Issue } from '../../src/protocol/issue.ts';
import type { ReleaseManifest } from '../../src/protocol/release.ts';
import { AppError } from '../platform/app-error.ts';
import type { Adoption, Change, DocumentPatch, Draft, ReleaseRecord, SiteService } from './site-service.ts';

enablePatches();

interface FakeOptions {
  readonly documents: SiteDocuments;
  readonly clock?: { now(): Date };
  /** Fake of the gate: the issues of a document set. */
  readonly check?: (documents: SiteDocuments) => readonly Issue[];
  /** Fake of the open browsers. */
  readonly adoption?: (revision: number) => Adoption;
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

const noImpact: Impact = { screens: [], total: 1, flows: [] };

function hashDocuments(documents: SiteDocuments): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex');
}
function applyEdits(base: SiteDocuments, patches: readonly DocumentPatch[]): SiteDocuments {
  const documents: Record<string, unknown> = { ...base };
  for (const { document, op, path, value } of patches)
    documents[document] = applyPatches(documents[document] as Objectish, [{ op, path: [...path], value }]);
  return documents;
}
function describeChanges(base: SiteDocuments, patches: readonly DocumentPatch[]): readonly Change[] {
  const changed = patches.filter(
    ({ document }, index) => patches.findIndex((patch) => patch.document === document) === index,
  );
  const documents = applyEdits(base, patches);
  return changed
    .filter(({ document }) => JSON.stringify(base[document]) !== JSON.stringify(documents[document]))
    .map(({ document }) => ({ document, pointer: '', kind: 'changed', summary: `${document} is changed` }));
}

/** A merchant's site in memory: the refusals of the real one, without compiling anything. */
export function createSiteServiceFake(options: FakeOptions): SiteService {
  const { check = () => [], clock = { now: () => new Date() } } = options;
  const releases: StoredRelease[] = [];
  let patches: readonly DocumentPatch[] = [];
  let version = 1;
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
  const live = () => releaseOf(releases.length);
  function addRelease(
    documents: SiteDocuments,
    record: Pick<ReleaseRecord, 'kind' | 'note' | 'author' | 'rolledBackTo'>,
  ) {
    const stored = {
      documents,
      record: {
        ...record,
        revision: releases.length + 1,
        release: hashDocuments(documents),
        publishedAt: clock.now().toISOString(),
      },
    };
    releases.push(stored);
    return stored.record;
  }
  addRelease(options.documents, {
    kind: 'initial',
    note: 'First site',
    author: 'system',
    rolledBackTo: null,
  });

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
  function replacePatches(next: readonly DocumentPatch[], author: string) {
    // An untouched draft follows what is live.
    if (patches.length === 0) baseRevision = live().record.revision;
    patches = next;
    version += 1;
    updated = { by: author, at: clock.now() };
    if (patches.length === 0) baseRevision = live().record.revision;
    return { ok: true, value: readDraft() } as const;
  }
  const diffDocuments = (before: SiteDocuments, after: SiteDocuments): readonly Change[] => {
    const changed = Object.keys(after).filter(
      (document) => JSON.stringify(before[document]) !== JSON.stringify(after[document]),
    );
    return changed.map((document): Change => ({
      document,
      pointer: '',
      kind: 'changed',
      summary: `${document} is changed`,
    }));
  };
  const compareDocuments = (before: SiteDocuments, to: number | 'draft') => ({
    changes: diffDocuments(before, to === 'draft' ? readDraft().documents : releaseOf(to).documents),
  });
  const moved = () => ({ ok: false, error: { code: 'publish.draft-moved', version } }) as const;

  return {
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
    editDraft: async (edit) =>
      edit.version === version ? replacePatches([...patches, ...edit.patches], edit.author) : moved(),
    dropPatches: async (drop) => {
      if (drop.version !== version) return moved();
      const kept = drop.count === 'all' ? 0 : Math.max(0, patches.length - drop.count);
      return replacePatches(patches.slice(0, kept), drop.author);
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
        suppressed: [],
        changes: describeChanges(base(), patches),
        candidate: refused ? null : hashDocuments(documents),
        impact: refused ? null : noImpact,
      };
    },
    compare: async ({ from, to }) => {
      const { changes } = compareDocuments(releaseOf(from).documents, to);
      return { changes, impact: noImpact };
    },
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
          error: { code: 'publish.stale-base', active: active(), changes: describeChanges(base(), patches) },
        };
      if (patches.length === 0) return { ok: false, error: { code: 'publish.nothing-to-publish' } };
      const { documents } = readDraft();
      const issues = check(documents);
      if (issues.some(({ severity }) => severity === 'error'))
        return { ok: false, error: { code: 'publish.check-failed', issues } };
      const { note, author } = request;
      const record = addRelease(documents, { kind: 'publish', note, author, rolledBackTo: null });
      replacePatches([], author);
      return { ok: true, value: record };
    },
    rollback: async ({ toRevision, note, author }) => {
      if (note.trim() === '') return { ok: false, error: { code: 'publish.note-required' } };
      const target = releases[toRevision - 1];
      if (!target) return { ok: false, error: { code: 'rollback.revision-unknown', revision: toRevision } };
      const record = addRelease(target.documents, {
        kind: 'rollback',
        note,
        author,
        rolledBackTo: toRevision,
      });
      if (patches.length === 0) baseRevision = record.revision;
      return { ok: true, value: record };
    },
    adoption: async () =>
      options.adoption?.(live().record.revision) ?? {
        revision: live().record.revision,
        browsers: 0,
        current: 0,
      },
  };
}
