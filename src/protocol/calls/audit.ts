import { auditKinds, auditRecords } from '../audit/audit-actions.ts';
import type { WireAudit } from '../console/console-audit.ts';
import { csv, done, get, post } from '../console/define-call.ts';
import {
  anyJson,
  byDefault,
  count,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record as recordOf,
  schemaOf,
  text,
  textLike,
  textUpTo,
  type ValueOf,
} from '../json/typed-schema.ts';

/** What was done, by whom and when, of both records. Moments are ISO 8601 in UTC. */

const record = oneOf(auditRecords);
const entry = object({
  record,
  position: count,
  /** Of the entry, in its chain. */
  hash: text,
  at: text,
  author: text,
  action: text,
  /** What it was done to: `deposit:17`. */
  subject: text,
  note: text,
  /** Of the member that it is about, for those who may see members; else null. */
  account: nullable(text),
  /** Whether values before and after are kept. */
  hasChange: flag,
});
export type AuditEntry = ValueOf<typeof entry>;

const day = byDefault(textLike('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'), '');
const sought = {
  /** User name; empty for all. */
  person: byDefault(textUpTo(200), ''),
  kind: byDefault(oneOf(['all', ...auditKinds]), 'all'),
  /** All of a subject: `deposit:17`. */
  subject: byDefault(textUpTo(200), ''),
  /** The beginning of what a subject is called, or a member's account. */
  search: byDefault(textUpTo(80), ''),
  /** Days of the brand's time zone, both included. */
  from: day,
  to: day,
};
export type AuditSought = ValueOf<ReturnType<typeof soughtOf>>;
const soughtOf = () => object(sought);

const page = object({
  rows: list(entry),
  /** Where the next page begins; null at the last one. */
  next: nullable(text),
  /** Everyone who did something that the reader may see. */
  people: list(text),
  /** Whether more subjects have such a name than are searched. */
  isCut: flag,
});
export type AuditPage = ValueOf<typeof page>;

/** A change of a desk, whose fields say what its values are. */
const change = object({
  desk: text,
  deed: text,
  /** ISO 4217, of the amounts in it. */
  currency: text,
  /** The rows that were decided about together; null before one that is new. */
  rows: list(object({ before: anyJson, after: anyJson })),
  proposedBy: text,
  decidedBy: nullable(text),
});
export type AuditChange = ValueOf<typeof change>;

const chain = { entries: count, hash: text, brokenAt: nullable(integer), brokenEntry: nullable(text) };
const verdict = schemaOf<WireAudit>()(
  object({
    checkedAt: text,
    site: object({ ...chain, untold: list(count) }),
    operations: object({ ...chain, missing: count }),
  }),
);
const proof = object({
  /** What the last check found; null where none ended yet. */
  verdict: nullable(verdict),
  /** The check that runs; null where none does. */
  running: nullable(object({ by: text, since: text, checked: count, entries: count })),
});
export type AuditProof = ValueOf<typeof proof>;

/** Values of a line that is about no desk: facts by name, or fields of an offer; null where there was, or is, nothing. */
const values = nullable(recordOf(anyJson));
const facts = object({ before: values, after: values });

export const audit = {
  /** Lines that the caller's role may see, newest first. */
  list: get('/audit/entries', {
    needs: 'read',
    input: object({ ...sought, after: optional(textUpTo(80)) }),
    answer: page,
  }),
  change: get('/audit/entries/:record/:position/change', {
    needs: 'read',
    input: object({ record, position: textLike('^[1-9][0-9]{0,8}$') }),
    answer: object({ change: nullable(change), facts: nullable(facts) }),
  }),
  export: get('/audit/export', { needs: 'read', input: object(sought), answer: csv }),
  proof: get('/audit', { needs: 'read', answer: proof }),
  /** Begins a check of both records, where none runs. */
  verify: post('/audit/verify', { needs: 'read', answer: done }),
  /** The list was opened. `since` is where the visit before ended; null at the first one. */
  visit: post('/audit/visit', { needs: 'read', answer: object({ since: nullable(text) }) }),
  /** How much others did since the last visit; `isMore` where it is at least that. */
  news: get('/audit/news', {
    needs: 'read',
    answer: object({ since: nullable(text), entries: count, isMore: flag }),
  }),
};
