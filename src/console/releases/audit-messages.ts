import { chooseForm, plural } from '../../protocol/words/plural.ts';

const entries = (count: number): string => plural(count, 'entry', 'entries');

/** Words of the verdict on the records. */
export const auditMessages = {
  title: 'Record of what happened',
  lead: 'Every release and every decision leaves an entry that holds the hash of the one before. Going through them shows whether an entry was changed or removed afterwards.',
  checked: 'Checked',
  check: 'Check now',
  checking: 'Checking every entry…',
  done: 'The records were checked.',
  whole: 'Audit log intact',
  broken: 'Audit log not intact',
  brokenText:
    'The database was changed outside of the program. Keep a backup as it is now and compare it with an older one.',
  records: { site: 'Releases and approvals', operations: 'Decisions about money, games and opening' },
  wholeOf: (count: number) => `${entries(count)}, none changed`,
  brokenOf: (count: number, position: number) =>
    `${entries(count)}; entry ${position} was changed, or one before it is gone`,
  untold: (revisions: readonly number[]) =>
    `No entry tells of revision ${revisions.join(', ')}: the record was cut at its end`,
  missing: (count: number) => `${entries(count)} ${chooseForm(count, 'is', 'are')} gone from its end`,
  saysNow: 'What the entry says now',
  pointer: (record: 'site' | 'operations', position: number) =>
    `${record === 'site' ? 'site_audit' : 'operation_audit'} / ${position}`,
} as const;
