/** JSON Schemas of what the console's API takes and gives. Answers leave no other field through. */
export const text = { type: 'string' } as const;
export const nullableText = { type: ['string', 'null'] } as const;
export const flag = { type: 'boolean' } as const;
/** A decimal text, which the member platform judges by the places of the currency. */
export const amount = { type: 'string', maxLength: 20 } as const;
export const count = { type: 'integer', minimum: 0 } as const;

export function object<Properties extends Record<string, unknown>>(
  properties: Properties,
  optional: readonly string[] = [],
) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  } as const;
}
export function list<Items>(items: Items) {
  return { type: 'array', items } as const;
}
/** What people say with a step. */
export const shortText = { type: 'string', maxLength: 300 } as const;
/** A row's number, as a text. */
export const decimalId = { type: 'string', pattern: '^[0-9]{1,18}$' } as const;
/** What the site says about an entry, by field. */
export const findings = list(object({ severity: { enum: ['error', 'warning'] }, field: text, code: text }));
/** Who asked for something that waits for a second person, and what became of it. */
export const proposalRecord = {
  id: text,
  note: text,
  state: text,
  proposedBy: text,
  proposedAt: text,
  decidedBy: nullableText,
  decidedAt: nullableText,
  reason: text,
} as const;

export const loginBody = object({
  username: { type: 'string', minLength: 1, maxLength: 80 },
  password: { type: 'string', minLength: 1, maxLength: 256 },
});
export const sessionAnswer = object({
  account: object({ username: text, name: text, role: text }),
  permissions: list(text),
  brand: object({ code: text, name: text }),
  environment: text,
  demo: { type: 'boolean' },
  portalOrigin: text,
  timeZone: text,
  expiresAt: text,
  factor: object({ state: text, ways: list(text) }),
});

export const draftAnswer = object({
  baseRevision: count,
  version: count,
  differences: list(object({ document: text, pointer: text })),
  undoable: count,
  updatedBy: nullableText,
  updatedAt: nullableText,
});
export const revertBody = object({
  version: count,
  document: { type: 'string', minLength: 1, maxLength: 200 },
  pointer: { type: 'string', maxLength: 2_000 },
  summary: { type: 'string', maxLength: 2_000 },
});
/** A value that two sides changed, each otherwise. */
export const conflictAnswer = object({
  document: text,
  place: text,
  kind: text,
  was: text,
  theirs: text,
  yours: text,
});
export const rebasedAnswer = object({
  draft: draftAnswer,
  contested: list(conflictAnswer),
});
const releaseRecord = object({
  revision: count,
  release: text,
  kind: text,
  note: text,
  author: text,
  publishedAt: text,
  rolledBackTo: { type: ['integer', 'null'] },
});
export const releaseAnswer = releaseRecord;
export const releasesAnswer = object({ releases: list(releaseRecord) });
export const adoptionAnswer = object({ revision: count, browsers: count, current: count });
export const overviewAnswer = object({
  active: object({ revision: count, release: text }),
  history: list(releaseRecord),
  adoption: adoptionAnswer,
  draft: draftAnswer,
  locales: list(
    object({ code: text, bcp47: text, dir: text, nativeName: text, enabled: { type: 'boolean' } }),
  ),
  pages: list(object({ id: text, path: text })),
});
export const documentsAnswer = object({
  documents: list(object({ path: text, changed: { type: 'boolean' }, size: count })),
});
export const documentQuery = object({ path: { type: 'string', minLength: 1, maxLength: 200 } });
/** `draft` and `live` are any JSON: the empty schema sends them as they are. */
export const documentAnswer = object({ path: text, draft: {}, live: {}, version: count });

export const editBody = object({
  version: count,
  patches: {
    type: 'array',
    minItems: 1,
    maxItems: 500,
    items: object(
      {
        document: { type: 'string', minLength: 1, maxLength: 200 },
        op: { enum: ['add', 'replace', 'remove'] },
        path: {
          type: 'array',
          maxItems: 64,
          items: {
            anyOf: [
              { type: 'integer', minimum: 0 },
              { type: 'string', maxLength: 200 },
            ],
          },
        },
        value: {},
      },
      ['value'],
    ),
  },
});
export const versionBody = object({ version: count });

export const changeAnswer = object({ document: text, pointer: text, kind: text, summary: text });
const issueFields = {
  code: text,
  severity: text,
  document: text,
  pointer: text,
  message: text,
  consequences: count,
  // Steps of a fix and of a trace hold any JSON.
  fix: object({ summary: text, changes: list({}) }),
  trace: {},
};
const optionalIssueFields = ['consequences', 'fix', 'trace'];
const issue = object(issueFields, optionalIssueFields);
const suppressedIssue = object({ ...issueFields, reason: text }, optionalIssueFields);
const altered = object({
  id: text,
  kind: text,
  change: text,
  why: list(text),
  locales: list(text),
  routes: list(text),
  states: list(text),
});
const impact = {
  ...object({
    screens: list(altered),
    total: count,
    flows: list(object({ machine: text, states: list(text), of: count })),
  }),
  type: ['object', 'null'],
};
export const nullable = (schema: object) => ({ ...schema, type: ['object', 'null'] });
const approvalRecord = object({
  requestedBy: text,
  requestedAt: text,
  note: text,
  decidedBy: nullableText,
  decidedAt: nullableText,
  reason: nullableText,
});
export const approvalAnswer = object({
  state: text,
  sensitive: list(object({ kind: text, document: text, pointer: text, summary: text })),
  record: nullable(approvalRecord),
  voided: nullable(approvalRecord),
  authors: list(text),
  version: count,
});
const releaseNote = { type: 'string', maxLength: 500 } as const;
const nullableCount = { type: ['integer', 'null'] } as const;
const schedule = object({
  id: text,
  state: text,
  dueAt: text,
  zone: text,
  note: text,
  author: text,
  detail: nullableText,
  revision: nullableCount,
});
export const scheduleAnswer = object({ schedule });
export const schedulesAnswer = object({
  schedule: nullable(schedule),
  lost: { type: 'array', items: schedule },
});
export const scheduleIdBody = object({ id: { type: 'string', maxLength: 30 } });
export const scheduleBody = {
  type: 'object',
  required: ['version', 'local', 'zone', 'note', 'baseRevision'],
  additionalProperties: false,
  properties: {
    version: count,
    local: { type: 'string', maxLength: 30 },
    zone: { type: 'string', maxLength: 60 },
    note: releaseNote,
    baseRevision: count,
    warningReason: releaseNote,
  },
} as const;
export const requestApprovalBody = object({ version: count, note: releaseNote });
export const decideBody = object({
  version: count,
  decision: { enum: ['approved', 'rejected'] },
  reason: releaseNote,
});
export const commentBody = object({
  document: { type: 'string', minLength: 1, maxLength: 200 },
  pointer: releaseNote,
  body: { type: 'string', minLength: 1, maxLength: 1_000 },
});
export const commentAnswer = object({
  id: text,
  document: text,
  pointer: text,
  body: text,
  author: text,
  createdAt: text,
  resolvedBy: nullableText,
});
export const commentsAnswer = object({ comments: list(commentAnswer) });
export const switchesAnswer = object({
  kills: list(object({ kind: text, name: text, reason: text, author: text, at: text })),
  candidates: object({
    component: list(text),
    vendor: list(text),
    form: list(text),
    machine: list(text),
    feature: list(text),
  }),
});
export const killBody = (kinds: readonly string[]) =>
  object({
    kind: { enum: kinds },
    name: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
    note: { type: 'string', maxLength: 300 },
  });
export const idParams = object({ id: { type: 'string', pattern: '^[0-9]{1,18}$' } });
export const comparisonAnswer = object({ changes: list(changeAnswer), impact });
export const comparisonQuery = object({
  from: { type: 'integer', minimum: 1 },
  to: { anyOf: [{ type: 'integer', minimum: 1 }, { const: 'draft' }] },
});
export const revisionBody = object({ revision: { type: 'integer', minimum: 1 } });
export const checkAnswer = object({
  impact,
  issues: list(issue),
  suppressed: list(suppressedIssue),
  changes: list(changeAnswer),
  candidate: nullableText,
  version: count,
  baseRevision: count,
});
export const draftSettingsAnswer = object({ settings: { type: 'object', additionalProperties: true } });
export const previewAnswer = object({ url: text, expiresAt: text });
export const publishFields = {
  note: { type: 'string', maxLength: 500 },
  draftVersion: count,
  baseRevision: count,
  warningReason: { type: 'string', maxLength: 500 },
} as const;
export const publishBody = object(publishFields, ['warningReason']);
export const rollbackBody = object({ toRevision: count, note: { type: 'string', maxLength: 500 } });
export const limitQuery = object({ limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 } }, [
  'limit',
]);
