import type { ModalDocument, PageDocument } from '../../protocol/document/document.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import { listNames } from '../suggest.ts';

interface Sharing {
  readonly page: string;
  readonly use: string;
}
/** The pages with a flow, by the key that they have for it. */
const groupByKey = (pages: Iterable<PageDocument>): ReadonlyMap<string, readonly Sharing[]> => {
  const groups = new Map<string, Sharing[]>();
  for (const { id, machines = {} } of pages)
    for (const [key, { use }] of Object.entries(machines)) {
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push({ page: id, use });
    }
  return groups;
};

const checkKey = (
  log: IssueLog,
  modal: ModalDocument,
  [key, flow]: readonly [string, { readonly use: string }],
  sharing: readonly Sharing[],
): void => {
  const source = { document: `modals/${modal.id}`, place: ['machines', key] };
  const other = sharing.find(({ use }) => use !== flow.use);
  const pages = sharing.map(({ page }) => page);
  if (other !== undefined)
    log.report(
      'modal.flow-clash',
      source,
      `"${key}" is the flow "${flow.use}" here and "${other.use}" on the page "${other.page}"; over that page the modal would meet the other one. Give it another key.`,
    );
  else if (pages.length > 0)
    log.report(
      'modal.flow-shared',
      source,
      `${pages.length === 1 ? 'The page' : 'The pages'} ${listNames(pages)} ${pages.length === 1 ? 'has' : 'have'} a flow at "${key}" too: over ${pages.length === 1 ? 'it' : 'them'} the modal shows that one, in the step it is in, and what it begins with here counts for nothing. Give it another key, or suppress this with the reason.`,
    );
};

/** A modal is shown over a page: a flow that both have at one key runs once. */
export const checkSharedFlows = (
  log: IssueLog,
  { pages, modals }: Pick<SiteDocumentsByKind, 'pages' | 'modals'>,
): void => {
  const sharing = groupByKey(pages.values());
  for (const modal of modals.values())
    for (const [key, flow] of Object.entries(modal.machines ?? {}))
      checkKey(log, modal, [key, flow], sharing.get(key) ?? []);
};
