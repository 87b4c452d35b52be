import { isJsonList, isJsonObject } from '../protocol/json/json-patches.ts';
import type { Issue } from '../protocol/release/issue.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import { changesScreens, type UsedDocuments } from './order-causes.ts';
import type { ProofFigures } from './proof/proof-site.ts';
import type { ReadDocuments } from './read-documents.ts';
import { listWords } from './shape/broken-document.ts';

type Read = Pick<ReadDocuments, 'documents' | 'broken'>;
const write = ({ documents }: Read, path: string): string => JSON.stringify(documents[path] ?? null);

interface Before {
  /** What was found before the proof. */
  readonly before: readonly Issue[];
  readonly read: Read;
  readonly usesOf: UsedDocuments;
  readonly log: IssueLog;
}

const fieldRows = 'settings/register-fields';
/** Names of the routes of a page. */
const listRoutes = (site: unknown, page: string): readonly string[] => {
  const routes = isJsonObject(site) && isJsonList(site['routes']) ? site['routes'] : [];
  return routes.flatMap((route) =>
    isJsonObject(route) && route['page'] === page && typeof route['id'] === 'string' ? [route['id']] : [],
  );
};

const isOfLinks = ({ code }: Issue): boolean => /^proof\.(page|modal)-unreachable$/.test(code);

/** Forms of which a half, or a row of the settings that they read, has an error; as screens write them. */
function listTouchedForms(
  before: readonly Issue[],
  touched: ReadonlySet<string>,
  read: Read,
): readonly string[] {
  const rows = before.flatMap((issue) => {
    const [, row] = /^\/fields\/([^/]+)/.exec(issue.pointer) ?? [];
    return issue.document === fieldRows && changesScreens(issue) && row !== undefined ? [row] : [];
  });
  const isTouched = (path: string): boolean => {
    const text = write(read, path);
    const isByRows = rows.length > 0 && /"x-settings"/.test(text);
    return isByRows || rows.some((row) => text.includes(`"x-rule-of":"${row}"`));
  };
  const paths = [...touched, ...Object.keys(read.documents).filter(isTouched)];
  const ids = paths.flatMap((path) => /^forms\/(.+)\.(?:schema|ui)$/.exec(path)?.[1] ?? []);
  return ids.map((id) => `"form":"${id}"`);
}

/** Whether what is said of a screen may come of a document that has an error. */
function createNearness({ before, read, usesOf }: Omit<Before, 'log'>, touched: ReadonlySet<string>) {
  const forms = listTouchedForms(before, touched, read);
  const partsOf = (path: string) => [path, ...usesOf(path)].filter((part) => !part.startsWith('menus/'));
  const isTouched = (part: string): boolean =>
    touched.has(part) || forms.some((form) => write(read, part).includes(form));
  const screens = Object.keys(read.documents).filter((path) => /^(pages|modals)\//.test(path));
  const broken = screens.map(partsOf).filter((parts) => parts.some(isTouched));
  // What a fragment shows depends on the screens that it is put into.
  const near = new Set(broken.flat());
  return (document: string): boolean => near.has(document) || partsOf(document).some(isTouched);
}

/** Whether the way to a page or dialog may be one that a document with an error has. */
function createDoubtOfLinks(
  { read, usesOf }: Pick<Before, 'read' | 'usesOf'>,
  touched: ReadonlySet<string>,
): (issue: Issue) => boolean {
  // The site names every page as a route, which is no link.
  const parts = [...touched].filter((path) => path !== 'site').flatMap((path) => [path, ...usesOf(path)]);
  const words = [...new Set(parts)].map((path) => listWords(write(read, path)));
  const hasScreen = [...touched].some((path) => /^(pages|modals|fragments)\//.test(path));
  return ({ code, message }) => {
    // A flow can open a dialog that no document names.
    if (code === 'proof.modal-unreachable') return hasScreen;
    // A page with several routes is named with the one that is meant.
    const [page = '', ...route] = /"([^"]+)"/.exec(message)?.[1]?.split(':') ?? [];
    const names = [page, ...route, ...listRoutes(read.documents['site'], page)];
    return words.some((one) => names.some((name) => one.has(name)));
  };
}

/**
 * Runs the proof, and takes over what it says of screens that are as their documents say. Of a screen with an error
 * in it, or in what is put into it, nothing is proven until that is mended.
 */
export function proveSound(
  { before, read, usesOf, log }: Before,
  prove: (log: IssueLog) => ProofFigures | null,
): ProofFigures | null {
  // Without its settings it is unknown what a screen reads.
  if (
    before.some(({ code, document }) => code === 'shape.missing-document' && document.startsWith('settings/'))
  )
    return null;
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
  // A menu holds links alone, and of these the names are asked.
  const frame = ['shell', ...usesOf('shell')].filter((path) => !path.startsWith('menus/'));
  if (frame.some((path) => touched.has(path))) return null;
  const ofProof = createIssueLog();
  prove(ofProof);
  const isNear = createNearness({ before, read, usesOf }, touched);
  const isOfBroken = createDoubtOfLinks({ read, usesOf }, touched);
  for (const issue of ofProof.list())
    if (!(isOfLinks(issue) ? isOfBroken(issue) : isNear(issue.document))) log.add(issue);
  return null;
}
