import type { AuditFactName } from '../../protocol/audit/audit-facts.ts';
import type { AuditKind } from '../../protocol/audit/audit-actions.ts';
import { chooseForm, plural } from '../../protocol/words/plural.ts';

const entries = (count: number): string => plural(count, 'entry', 'entries');

const kinds: Readonly<Record<AuditKind, string>> = {
  releases: 'Releases and approvals',
  members: 'Members',
  money: 'Deposits, withdrawals and play money',
  agents: 'Agents',
  rules: 'Rules of money and accounts to pay into',
  desks: 'Payments, loyalty and rewards',
  offers: 'Promotions and announcements',
  games: 'Games and lotteries',
  opening: 'Opening and places',
  people: 'Operators and logins',
  messages: 'Messages',
  reports: 'Reports of figures',
  system: 'Keys and senders',
  looks: 'Views of personal data',
};

/** Words of the list of what was done, and of the verdict on the records. */
export const auditMessages = {
  rail: 'Audit',
  title: 'Audit',
  lead: 'Who did what, when and to what, newest first. Entries can’t be changed or removed.',
  help: 'Who did what, when and why, with a link. Narrow it by person, kind, days or the beginning of a name, and download it. Many entries show values before and after; “New” marks what others did since your last visit. Below: whether the records are intact. Check now verifies every entry.',
  list: 'Entries',
  search: 'Beginning of a number or name',
  person: 'Person',
  everyone: 'Everyone',
  kind: 'Kind of action',
  all: 'All kinds',
  kinds,
  from: 'From this day',
  fromShort: 'From',
  to: 'To this day, included',
  toShort: 'To',
  about: (subject: string) => `Only entries about ${subject}`,
  aboutAll: 'Show everything again',
  aboutThis: (subject: string) => `All entries about ${subject}`,
  aboutShort: 'All entries',
  hidden: (names: readonly string[]) =>
    `Your role doesn’t see these kinds of entries: ${names.join(', ').toLowerCase()}.`,
  none: 'No entries yet',
  noneText: 'Everything that operators do is listed here.',
  noMatch: 'No entries match',
  noMatchText: 'Choose another person, kind or day.',
  isCut: 'Many names begin like this, so some entries may be missing. Enter more of the name.',
  isNew: 'New',
  newSince: 'New entries since your last visit,',
  older: 'Older entries',
  newest: 'Newest entries',
  pages: 'Pages of the audit',
  change: 'Before and after',
  changeOf: (sentence: string) => `Before and after: ${sentence}`,
  before: 'Before',
  after: 'After',
  noChange: 'The values aren’t available.',
  yes: 'Yes',
  no: 'No',
  facts: {
    role: 'Role',
    email: 'Email',
    state: 'Account',
    host: 'Mail server',
    port: 'Port',
    secure: 'TLS from the first byte',
    requireTls: 'Refuse a server without TLS',
    user: 'Username',
    from: 'Sender line',
    password: 'Password',
    template: 'Call of the provider',
    secrets: 'Secrets',
  } satisfies Record<AuditFactName, string>,
  compare: 'Compare with the release before',
  entry: (position: number) => `Entry ${position.toLocaleString('en')}`,
  export: 'Download CSV',
  news: (count: number, isMore: boolean) =>
    isMore
      ? `${count.toLocaleString('en')} or more new entries`
      : count === 0
        ? 'No new entries'
        : plural(count, 'new entry', 'new entries'),
  newsSince: 'Since your last visit,',
  newsNever: 'You haven’t opened the audit yet.',
  newsOpen: 'Open the audit',
  proof: 'Proof',
  proofLead:
    'Every release and decision adds an entry with the hash of the one before, so changed or removed entries can be detected.',
  checked: 'Checked',
  never: 'Not checked yet',
  check: 'Check now',
  checking: 'Checking every entry…',
  progress: (checked: number, all: number) => `${checked.toLocaleString('en')} of ${entries(all)} checked`,
  done: 'The records were checked.',
  whole: 'Audit log intact',
  broken: 'Audit log not intact',
  brokenText: 'The database was changed from outside. Take a backup now and compare it with an older one.',
  records: { site: 'Releases and approvals', operations: 'Everything else' },
  wholeOf: (count: number) => `${entries(count)}, none changed`,
  upTo: 'Last hash:',
  brokenOf: (count: number, position: number) =>
    `${entries(count)}; entry ${position} was changed, or an earlier one is missing`,
  untold: (revisions: readonly number[]) =>
    `There’s no entry for revision ${revisions.join(', ')}: the record was cut at its end`,
  missing: (count: number) => `${entries(count)} ${chooseForm(count, 'is', 'are')} missing from its end`,
  saysNow: 'Current content of the entry',
  pointer: (record: 'site' | 'operations', position: number) =>
    `${record === 'site' ? 'site_audit' : 'operation_audit'} / ${position}`,
} as const;
