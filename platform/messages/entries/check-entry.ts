import {
  listMissingLanguages,
  type EntryFault,
  type EntryFinding,
  type EntryWarning,
} from '../../../src/protocol/console/console-entries.ts';
import { findLinkFault } from '../../../src/protocol/address/outside-link.ts';
import { readReference } from '../../../src/protocol/address/kept-picture.ts';
import type { EntryFacts } from './entry-facts.ts';

/** Who is shown an entry. */
type Readers = 'anyone' | 'members' | 'agents';
/** What the site and the clock decide of an entry. A field without anything in it is not judged here. */
export interface CheckedEntry {
  readonly readers: Readers;
  /** Name of the field → a picture's path. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** Name of the field → where a press leads. */
  readonly links?: Readonly<Record<string, string>>;
  /** Name of the field → where links in its words lead. Who may not open the page logs in first. */
  readonly wordLinks?: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>> | string>>;
  /** Languages in which it is shown; all that readers can choose where left out or null. */
  readonly languages?: readonly string[] | null;
  /** Name of the field, and when readers last see the entry; null for no end. */
  readonly end: { readonly field: string; readonly at: Date | null };
}

/** One slash and then none: `//host` and `/\host` are other hosts to a browser. */
const ownPath = /^\/(?![/\\])[\w./?=&%#:-]*$/;

async function judgePicture(path: string, facts: EntryFacts): Promise<EntryFault | null> {
  if (!ownPath.test(path) && readReference(path) === null) return 'entry.picture-path';
  return (await facts.hasPicture(path)) ? null : 'entry.picture-unknown';
}
/** Whether an address leads somewhere. */
function judgeAddress(address: string, facts: EntryFacts): EntryFault | null {
  if (!address.startsWith('/')) {
    const fault = findLinkFault(address, facts.hosts);
    if (fault === 'no-address') return 'entry.page-path';
    if (fault === null) return null;
    return fault === 'host' ? 'entry.link-host' : 'entry.link-unsafe';
  }
  if (!ownPath.test(address)) return 'entry.page-path';
  if (facts.findAccess(address) === null) return 'entry.page-unknown';
  return facts.lacksTopic(address) ? 'entry.topic-unknown' : null;
}
function judgeLink(address: string, readers: Readers, facts: EntryFacts): EntryFault | EntryWarning | null {
  const fault = judgeAddress(address, facts);
  if (fault !== null || !address.startsWith('/')) return fault;
  const access = facts.findAccess(address);
  if (access === 'anyone') return null;
  // A member who opens a page for visitors comes to the home page.
  if (access === 'visitor') return readers === 'anyone' ? 'entry.page-visitors' : 'entry.page-closed';
  const isOpen = access === 'member' ? readers !== 'anyone' : readers === 'agents';
  return isOpen ? null : 'entry.page-closed';
}
const toFinding = (field: string, code: EntryFault | EntryWarning): EntryFinding =>
  code === 'entry.language-missing' || code === 'entry.page-visitors'
    ? { severity: 'warning', field, code }
    : { severity: 'error', field, code };

/** Everything that is wrong or doubtful about an entry, errors first. */
export async function checkEntry(entry: CheckedEntry, facts: EntryFacts): Promise<readonly EntryFinding[]> {
  const { readers, texts, end } = entry;
  const languages = facts.languages.filter((code) => entry.languages?.includes(code) ?? true);
  const wordLinks = Object.entries(entry.wordLinks ?? {});
  const pictures = Object.entries(entry.pictures ?? {}).filter(([, path]) => path !== '');
  const links = Object.entries(entry.links ?? {}).filter(([, address]) => address !== '');
  const verdicts: readonly (readonly [string, EntryFault | EntryWarning | null])[] = [
    ...(await Promise.all(
      pictures.map(async ([field, path]) => [field, await judgePicture(path, facts)] as const),
    )),
    ...links.map(([field, address]) => [field, judgeLink(address, readers, facts)] as const),
    ...wordLinks.map(([field, addresses]) => {
      const fault = addresses.map((address) => judgeAddress(address, facts)).find((one) => one !== null);
      return [field, fault ?? null] as const;
    }),
    [end.field, end.at !== null && end.at <= facts.now ? 'entry.over' : null],
    ...listMissingLanguages(texts, languages).map(
      (code) => [`texts.${code}`, 'entry.language-missing'] as const,
    ),
  ];
  const findings = verdicts.flatMap(([field, code]) => (code === null ? [] : [toFinding(field, code)]));
  return findings.toSorted(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );
}

/** Field → code of what keeps an entry from being saved. */
export const listFaults = (findings: readonly EntryFinding[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    findings.filter(({ severity }) => severity === 'error').map(({ field, code }) => [field, code]),
  );
