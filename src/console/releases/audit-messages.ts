import { chooseForm, plural } from '../../protocol/words/plural.ts';

const entries = (count: number): string => plural(count, 'entry', 'entries');

/** Words of the verdict on the records. */
export const auditMessages = {
  title: 'Audit log',
  lead: 'Every release and decision adds an entry with the hash of the one before, so changed or removed entries can be detected.',
  checked: 'Checked',
  check: 'Check now',
  checking: 'Checking every entry…',
  done: 'The records were checked.',
  whole: 'Audit log intact',
  broken: 'Audit log not intact',
  brokenText: 'The database was changed from outside. Take a backup now and compare it with an older one.',
  records: { site: 'Releases and approvals', operations: 'Decisions about money, games and opening' },
  wholeOf: (count: number) => `${entries(count)}, none changed`,
  brokenOf: (count: number, position: number) =>
    `${entries(count)}; entry ${position} was changed, or an earlier one is missing`,
  untold: (revisions: readonly number[]) =>
    `There’s no entry for revision ${revisions.join(', ')}: the record was cut at its end`,
  missing: (count: number) => `${entries(count)} ${chooseForm(count, 'is', 'are')} missing from its end`,
  saysNow: 'Current content of the entry',
  pointer: (record: 'site' | 'operations', position: number) =>
    `${record === 'site' ? 'site_audit' : 'operation_audit'} / ${position}`,
} as const;
