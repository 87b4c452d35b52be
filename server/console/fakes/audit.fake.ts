import type { AuditFactChange } from '../../../src/protocol/audit/audit-facts.ts';
import type { AuditChange, AuditEntry, AuditProof } from '../../../src/protocol/calls/audit.ts';
import { areaOfAction } from '../../../src/protocol/audit/audit-actions.ts';
import { readDeskChange } from '../../../src/protocol/audit/audit-sentences.ts';
import type { WireAudit } from '../../../src/protocol/console/console-audit.ts';
import type { AuditBook } from '../audit/audit-book.ts';

const hash = 'c0ffee'.padEnd(64, '0');
export const sampleVerdict: WireAudit = {
  checkedAt: '2026-11-21T10:00:00.000Z',
  site: { entries: 1, hash, brokenAt: null, brokenEntry: null, untold: [] },
  operations: { entries: 3, hash, brokenAt: null, brokenEntry: null, missing: 0 },
};
const line = (position: number, fields: Partial<AuditEntry>): AuditEntry => ({
  record: 'operations',
  position,
  hash,
  at: `2026-11-21T0${position}:00:00.000Z`,
  author: 'publisher',
  action: 'lottery.close',
  subject: 'lottery:k3',
  note: '',
  account: null,
  hasChange: readDeskChange(fields.subject ?? '') !== null,
  ...fields,
});
/** Newest first. */
const sampleLines: readonly AuditEntry[] = [
  line(3, {
    author: 'cashier',
    action: 'depositMethod.approved',
    subject: 'deposit-methods:bank:7',
    note: 'As agreed with the bank.',
  }),
  line(2, {
    author: 'support',
    action: 'member.freeze',
    subject: 'member:17',
    note: 'A stolen phone.',
    account: 'player',
  }),
  line(1, { record: 'site', action: 'publish', subject: 'release:2', note: 'A second field.' }),
];

export interface AuditFakeOptions {
  readonly lines?: readonly AuditEntry[];
  readonly verdict?: WireAudit;
  /** When the operator looked before. */
  readonly since?: string | null;
  readonly change?: AuditChange | null;
  /** Of a line that is about no desk. */
  readonly facts?: AuditFactChange | null;
}
/** Records of a few lines, in memory; a check of them is over at once. */
export function createAuditFake(options: AuditFakeOptions = {}) {
  const { lines = sampleLines, verdict = sampleVerdict, since = null, change = null, facts = null } = options;
  let proof: AuditProof = { verdict, running: null };
  const find: AuditBook['find'] = async ({ permissions }, { person, kind, subject, search }) =>
    lines.filter(
      (one) =>
        permissions.includes(areaOfAction(one.action).needs) &&
        (person === '' || one.author === person) &&
        (kind === 'all' || areaOfAction(one.action).kind === kind) &&
        (subject === '' || one.subject === subject) &&
        one.subject.slice(one.subject.indexOf(':') + 1).startsWith(search),
    );
  return {
    find,
    list: async (reader, sought) => ({
      rows: await find(reader, sought, lines.length),
      next: null,
      people: [...new Set(lines.map(({ author }) => author))].toSorted(),
      isCut: false,
    }),
    readChange: async () => change,
    readFacts: async () => facts,
    proof: async () => proof,
    verify: async () => {
      proof = { ...proof, verdict: { ...verdict, checkedAt: '2026-11-21T10:05:00.000Z' } };
    },
    visit: async () => since,
    news: async () => ({ since, entries: since === null ? 0 : lines.length, isMore: false }),
  } satisfies AuditBook as AuditBook;
}
