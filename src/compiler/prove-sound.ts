import type { Issue } from '../protocol/issue.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import { changesScreens, type UsedDocuments } from './order-causes.ts';
import type { ProofFigures } from './proof/proof-site.ts';
import type { ReadDocuments } from './read-documents.ts';
import { listWords } from './shape/broken-document.ts';

interface Before {
  /** What was found before the proof. */
  readonly before: readonly Issue[];
  readonly read: Pick<ReadDocuments, 'documents' | 'broken'>;
  readonly usesOf: UsedDocuments;
  readonly log: IssueLog;
}

const fieldRows = 'settings/register-fields';
const isOfLinks = ({ code }: Issue): boolean => /^proof\.(page|modal)-unreachable$/.test(code);

/**
 * Runs the proof, and takes over what it says of screens that are as their documents say. Of a screen with an error
 * in it, or in what is put into it, nothing is proven until that is mended.
 */
export function proveSound(
  { before, read, usesOf, log }: Before,
  prove: (log: IssueLog) => ProofFigures | null,
): ProofFigures | null {
  // Values that were left out leave all parts of a screen where they are.
  const isSmall = ({ code, document }: Issue): boolean =>
    code === 'shape.id-mismatch' ||
    (code.startsWith('shape.') && read.broken.get(document)?.isSmall === true);
  const touched = new Set(
    before.filter((issue) => changesScreens(issue) && !isSmall(issue)).map(({ document }) => document),
  );
  if (touched.size === 0) {
    const figures = prove(log);
    return before.some(({ severity }) => severity === 'error') ? null : figures;
  }
  const ofProof = createIssueLog();
  prove(ofProof);
  const write = (path: string): string => JSON.stringify(read.documents[path] ?? null);
  // The site names every page as a route, which is no link.
  const words = [...touched].filter((path) => path !== 'site').map((path) => listWords(write(path)));
  const rows = before.flatMap((issue) => {
    const [, row] = /^\/fields\/([^/]+)/.exec(issue.pointer) ?? [];
    return issue.document === fieldRows && changesScreens(issue) && row !== undefined ? [row] : [];
  });
  const forms = Object.keys(read.documents).flatMap((path) => {
    const [, id] = /^forms\/(.+)\.schema$/.exec(path) ?? [];
    if (id === undefined) return [];
    const isByRows = rows.length > 0 && /"x-settings"/.test(write(path));
    const isByRule = rows.some((row) => write(path).includes(`"x-rule-of":"${row}"`));
    return isByRows || isByRule || touched.has(path) || touched.has(`forms/${id}.ui`)
      ? [`"form":"${id}"`]
      : [];
  });
  // A menu holds links alone, and of these the names are asked.
  const frame = ['shell', ...usesOf('shell')].filter((path) => !path.startsWith('menus/'));
  if (frame.some((path) => touched.has(path))) return null;
  const isNear = (document: string): boolean => {
    const parts = [document, ...usesOf(document)].filter((path) => !path.startsWith('menus/'));
    if (parts.some((path) => touched.has(path))) return true;
    return forms.length > 0 && parts.some((path) => forms.some((form) => write(path).includes(form)));
  };
  for (const issue of ofProof.list()) {
    const name = /"([^"]+)"/.exec(issue.message)?.[1] ?? '';
    const isDoubtful = isOfLinks(issue) ? words.some((one) => one.has(name)) : isNear(issue.document);
    if (!isDoubtful) log.add(issue);
  }
  return null;
}
