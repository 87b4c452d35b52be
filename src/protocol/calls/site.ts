import { get, post } from '../console/define-call.ts';
import { editLines, editsToSave } from './draft-edits.ts';
import type { Origins, RuleReference } from '../release/explanation.ts';
import type { Impact } from '../release/impact.ts';
import type { Issue, SuppressedIssue } from '../release/issue.ts';
import type { Json, JsonObject } from '../json/json.ts';
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
  type ValueOf,
} from '../json/typed-schema.ts';

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

export const release = object({
  revision: count,
  release: text,
  /** `stage` was never live for all players. */
  kind: oneOf(['publish', 'rollback', 'initial', 'kill', 'restore', 'stage']),
  note: text,
  author: text,
  publishedAt: text,
  rolledBackTo: nullable(integer),
});
export type WireRelease = ValueOf<typeof release>;
const adoption = object({ revision: count, browsers: count, current: count });
/** A place where the draft differs from what is live. */
const difference = object({ document: text, pointer: text });
export type DraftDifference = ValueOf<typeof difference>;
const summary = object({
  baseRevision: count,
  /** Number of its last edit. */
  version,
  differences: list(difference),
  updatedBy: nullable(text),
  updatedAt: nullable(text),
});
/** `GET /api/draft`, and the answer to each edit. */
export type DraftSummary = ValueOf<typeof summary>;
const overview = object({
  active: object({ revision: count, release: text }),
  history: list(release),
  adoption,
  draft: summary,
  locales: list(
    object({ code: text, bcp47: text, dir: oneOf(['ltr', 'rtl']), nativeName: text, enabled: flag }),
  ),
  pages: list(object({ id: text, path: text })),
});
export type SiteOverview = ValueOf<typeof overview>;
const entry = object({ path: text, changed: flag, /** Length of the JSON text. */ size: count });
export type DocumentEntry = ValueOf<typeof entry>;
/** `live` is null for a document that only the draft has. */
const source = object({ path: text, draft: anyJson, live: anyJson, version });
export type DocumentSource = ValueOf<typeof source>;
export const link = object({ url: text, expiresAt: text });
/** `url` is an absolute address on the portal's origin. */
export type PreviewLink = ValueOf<typeof link>;

export const site = {
  overview: get('/site', { needs: 'read', answer: overview }),
  adoption: get('/adoption', { needs: 'read', answer: adoption }),
  documents: get('/documents', { needs: 'read', answer: object({ documents: list(entry) }) }),
  document: get('/document', { needs: 'read', input: object({ path }), answer: source }),
};

export const change = object({
  document: text,
  pointer: text,
  kind: oneOf(['added', 'removed', 'changed', 'moved']),
  summary: text,
});
/** A change in words, as the review shows it. */
export type WireChange = ValueOf<typeof change>;
export const conflict = object({
  document: text,
  /** What it is about, for example `"title": props.label`. */
  place: text,
  /** `value`: both changed it; the others: one took it out and the other changed it, or both moved it. */
  kind: oneOf(['value', 'base-removed', 'you-removed', 'moved']),
  was: text,
  theirs: text,
  yours: text,
});
/** A value that the new base and the merchant changed, in different ways, in words. The merchant's is kept. */
export type WireBaseConflict = ValueOf<typeof conflict>;
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
const check = object({
  /** Null while there are errors. */
  impact: nullable(impact),
  issues: list(issue),
  /** What documents leave out, each with its reason. */
  suppressed: list(suppressed),
  changes: list(change),
  candidate: nullable(text),
  /** Draft version that was checked; publishing takes exactly this one. */
  version,
  baseRevision: count,
});
/** What the check says of the draft. */
export type WireCheck = ValueOf<typeof check>;
/** One change by keys and indices, in immer's patch form. */
export interface WirePatch {
  readonly document: string;
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: readonly (string | number)[];
  readonly value?: Json;
}
const rebased = object({
  draft: summary,
  /** What the live site changed too, in different ways; the draft's is kept. */
  contested: list(conflict),
});
/** The draft on top of what is live now. */
export type RebasedDraft = ValueOf<typeof rebased>;
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
  /** Its edits since it was begun, oldest first. */
  edits: get('/draft/edits', { needs: 'read', answer: object({ edits: editLines }) }),
  /** Saves edits, all or none of them; refused with `draft.conflict` where another edit changed the same. */
  edit: post('/draft/edits', {
    needs: 'content',
    bodyLimit: 2_000_000,
    input: editsToSave,
    answer: object({ draft: summary, /** All that were saved after the version sent. */ edits: editLines }),
  }),
  discard: post('/draft/discard', { ...editing, input: byVersion }),
  /** Puts it on top of what is live. */
  rebase: post('/draft/rebase', { needs: 'edit', input: byVersion, answer: rebased }),
  /** Takes one change back; refused with `draft.tangled` where others build on it. */
  revert: post('/draft/revert', {
    ...editing,
    input: object({ version, document: path, pointer: textUpTo(2_000), summary: textUpTo(2_000) }),
  }),
  preview: post('/draft/preview', { needs: 'content', answer: link }),
};

/** A document in which the draft differs from its base; all others are the base's. */
const baseDocument = object({ path: text, state: oneOf(['changed', 'added', 'removed']) });
export type WireBaseDocument = ValueOf<typeof baseDocument>;
/** What the program ships now and the site does not have as its base yet. */
const baseUpdate = object({
  /** Hash of its documents. */
  base: text,
  /** ISO 8601, UTC. */
  shippedAt: text,
  /** Where the new base differs from the one below the site. */
  changes: list(change),
  conflicts: list(conflict),
});
export type WireBaseUpdate = ValueOf<typeof baseUpdate>;
const base = object({
  /** Of the draft, to be sent with what changes it. */
  version,
  /** Hash of the base's documents. */
  base: text,
  /** Documents of the base and of the site together. */
  total: count,
  documents: list(baseDocument),
  changes: list(change),
  /** Where the live site differs from that base. */
  live: list(difference),
  /** Whether the draft has a base that the live site does not have. */
  isTaken: flag,
  /** Of a base that was taken into the draft: what both changed. */
  conflicts: list(conflict),
  update: nullable(baseUpdate),
});
/** How the draft differs from what the program ships. */
export type WireBase = ValueOf<typeof base>;
/** One change to revert, as `bases.read` lists it; without a pointer all of the document. */
const reverting = object({
  version,
  document: path,
  change: optional(object({ pointer: textUpTo(2_000), summary: textUpTo(4_000) })),
});
export type RevertToBase = ValueOf<typeof reverting>;
/** How the draft differs from what the program ships. */
export const bases = {
  read: get('/base', { needs: 'read', answer: base }),
  /** Puts the draft on the base that the program ships. */
  take: post('/base/take', { needs: 'edit', input: byVersion, answer: base }),
  /** Restores the base's version, of one change or of a document. */
  revert: post('/base/revert', {
    needs: 'edit',
    input: reverting,
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
