import type {
  DocumentEntry,
  DocumentSource,
  DraftSummary,
  PreviewLink,
  RebasedDraft,
  SiteOverview,
  WireAdoption,
  WireChange,
  WireCheck,
  WirePatch,
  WireRelease,
} from '../console-api.ts';
import type { WireBase } from '../console-base.ts';
import type { WireBaseConflict } from '../console-conflict.ts';
import { get, patch, post } from '../define-call.ts';
import type { Origins, RuleReference } from '../explanation.ts';
import type { Impact } from '../impact.ts';
import type { Issue, SuppressedIssue } from '../issue.ts';
import type { JsonObject } from '../json.ts';
import {
  anyJson,
  count,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  schemaOf,
  text,
  textLike,
  textUpTo,
  type Schema,
} from '../typed-schema.ts';

/**
 * The site: its documents, and the draft with how it differs from what is live and from what the program ships. What
 * the site's own parts work with has its type there; a schema that leaves a field of it out does not compile.
 */

export const path = textUpTo(200, 1);
const version = count;
const byVersion = object({ version });
/** A revision, or the draft. */
const revisionOrDraft: Schema<number | 'draft'> = {
  type: ['integer', 'string'],
  minimum: 1,
  pattern: '^draft$',
};

export const release = schemaOf<WireRelease>()(
  object({
    revision: count,
    release: text,
    kind: oneOf(['publish', 'rollback', 'initial', 'kill', 'restore', 'stage']),
    note: text,
    author: text,
    publishedAt: text,
    rolledBackTo: nullable(integer),
  }),
);
const adoption = schemaOf<WireAdoption>()(object({ revision: count, browsers: count, current: count }));
const difference = object({ document: text, pointer: text });
const summary = schemaOf<DraftSummary>()(
  object({
    baseRevision: count,
    version,
    differences: list(difference),
    undoable: count,
    updatedBy: nullable(text),
    updatedAt: nullable(text),
  }),
);
const overview = schemaOf<SiteOverview>()(
  object({
    active: object({ revision: count, release: text }),
    history: list(release),
    adoption,
    draft: summary,
    locales: list(
      object({ code: text, bcp47: text, dir: oneOf(['ltr', 'rtl']), nativeName: text, enabled: flag }),
    ),
    pages: list(object({ id: text, path: text })),
  }),
);
const entry = schemaOf<DocumentEntry>()(object({ path: text, changed: flag, size: count }));
/** `live` is null for a document that only the draft has. */
const source = schemaOf<DocumentSource>()(object({ path: text, draft: anyJson, live: anyJson, version }));
export const link = schemaOf<PreviewLink>()(object({ url: text, expiresAt: text }));

export const site = {
  overview: get('/site', { needs: 'read', answer: overview }),
  adoption: get('/adoption', { needs: 'read', answer: adoption }),
  documents: get('/documents', { needs: 'read', answer: object({ documents: list(entry) }) }),
  document: get('/document', { needs: 'read', input: object({ path }), answer: source }),
};

export const change = schemaOf<WireChange>()(
  object({
    document: text,
    pointer: text,
    kind: oneOf(['added', 'removed', 'changed', 'moved']),
    summary: text,
  }),
);
const conflict = schemaOf<WireBaseConflict>()(
  object({
    document: text,
    place: text,
    kind: oneOf(['value', 'base-removed', 'you-removed', 'moved']),
    was: text,
    theirs: text,
    yours: text,
  }),
);
const altered = object({
  id: text,
  kind: oneOf(['page', 'modal', 'shell']),
  change: oneOf(['added', 'removed', 'changed']),
  why: list(oneOf(['layout', 'texts', 'settings', 'form', 'theme', 'address'])),
  locales: list(text),
  routes: list(text),
  states: list(text),
});
export const impact = schemaOf<Impact>()(
  object({
    screens: list(altered),
    total: count,
    flows: list(object({ machine: text, states: list(text), of: count })),
  }),
);
const issueFields = {
  code: text,
  severity: oneOf(['error', 'warning']),
  document: text,
  pointer: text,
  message: text,
  consequences: optional(count),
  // Steps of a fix and of a trace hold any JSON.
  fix: optional(
    object({ summary: text, changes: list(anyJson) }) as Schema<unknown> as Schema<NonNullable<Issue['fix']>>,
  ),
  trace: optional(anyJson as Schema<unknown> as Schema<NonNullable<Issue['trace']>>),
};
const issue = schemaOf<Issue>()(object(issueFields));
const suppressed = schemaOf<SuppressedIssue>()(object({ ...issueFields, reason: text }));
const check = schemaOf<WireCheck>()(
  object({
    impact: nullable(impact),
    issues: list(issue),
    suppressed: list(suppressed),
    changes: list(change),
    candidate: nullable(text),
    version,
    baseRevision: count,
  }),
);
const edit = schemaOf<WirePatch>()(
  object({
    document: path,
    op: oneOf(['add', 'replace', 'remove']),
    path: list<string | number>(
      { type: ['integer', 'string'], minimum: 0, maxLength: 200 },
      { maxItems: 64 },
    ),
    value: optional(anyJson),
  }),
);
const rebased = schemaOf<RebasedDraft>()(object({ draft: summary, contested: list(conflict) }));
const settings = {
  type: 'object',
  additionalProperties: true,
} as Schema<unknown> as Schema<JsonObject>;
const editing = { needs: 'edit', answer: summary } as const;
export const draft = {
  read: get('/draft', { needs: 'read', answer: summary }),
  check: get('/draft/check', { needs: 'read', answer: check }),
  /** The `settings` scope that it would publish. */
  settings: get('/draft/settings', { needs: 'read', answer: object({ settings }) }),
  edit: patch('/draft', {
    ...editing,
    bodyLimit: 2_000_000,
    input: object({ version, patches: list(edit, { minItems: 1, maxItems: 500 }) }),
  }),
  undo: post('/draft/undo', { ...editing, input: byVersion }),
  discard: post('/draft/discard', { ...editing, input: byVersion }),
  /** Puts it on top of what is live. */
  rebase: post('/draft/rebase', { needs: 'edit', input: byVersion, answer: rebased }),
  /** Takes one change back; refused with `draft.tangled` where others build on it. */
  revert: post('/draft/revert', {
    ...editing,
    input: object({ version, document: path, pointer: textUpTo(2_000), summary: textUpTo(2_000) }),
  }),
  preview: post('/draft/preview', { needs: 'edit', answer: link }),
};

const base = schemaOf<WireBase>()(
  object({
    version,
    base: text,
    total: count,
    documents: list(object({ path: text, state: oneOf(['changed', 'added', 'removed']) })),
    changes: list(change),
    live: list(difference),
    isTaken: flag,
    conflicts: list(conflict),
    update: nullable(
      object({ base: text, shippedAt: text, changes: list(change), conflicts: list(conflict) }),
    ),
  }),
);
/** How the draft differs from what the program ships. */
export const bases = {
  read: get('/base', { needs: 'read', answer: base }),
  /** Puts the draft on the base that the program ships. */
  take: post('/base/take', { needs: 'edit', input: byVersion, answer: base }),
  /** Restores the base's version, of one change or of a document. */
  revert: post('/base/revert', {
    needs: 'edit',
    input: object({
      version,
      document: path,
      change: optional(object({ pointer: textUpTo(2_000), summary: textUpTo(4_000) })),
    }),
    answer: base,
  }),
};

const rule = schemaOf<RuleReference>()(
  object({
    document: textUpTo(200),
    nodeId: textUpTo(400),
    kind: oneOf(['show', 'step', 'list', 'disabled']),
  }),
);
const origin = {
  document: text,
  pointer: text,
  revision: nullable(integer),
  author: nullable(text),
  at: nullable(text),
  note: nullable(text),
};
const origins = schemaOf<Origins>()(
  object({
    origins: list(object({ ...origin, path: text, value: anyJson, because: nullable(text) })),
    rules: list(
      object({
        ...origin,
        rule,
        named: list(object({ name: text, rule: anyJson, pointer: text })),
      }),
    ),
  }),
);
export const explanations = {
  /** Who gave settings their values and wrote rules as they are, and when, as a revision or the draft has them. */
  explain: post('/explain', {
    needs: 'read',
    input: object({
      paths: list(textLike('^settings(\\.[A-Za-z0-9_-]{1,64}){1,6}$'), { maxItems: 100 }),
      rules: list(rule, { maxItems: 100 }),
      of: revisionOrDraft,
    }),
    answer: origins,
  }),
};
