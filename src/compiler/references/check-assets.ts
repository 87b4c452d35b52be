import type { Json } from '../../protocol/json/json.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import type { IssueLog } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { findNearest } from '../suggest.ts';

const folder = '/assets/';

interface Mention {
  readonly place: Place;
  readonly path: string;
}
/** Every written-out path of a file of the installation, wherever it is in a document. */
function listMentions(value: Json | undefined, place: Place = []): readonly Mention[] {
  if (typeof value === 'string') return value.startsWith(folder) ? [{ place, path: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listMentions(inner, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

type Looked = Pick<SiteDocumentsByKind, 'site' | 'shell' | 'pages' | 'modals' | 'fragments' | 'settings'>;

const listDocuments = ({ site, shell, ...kinds }: Looked): readonly (readonly [string, unknown])[] => [
  ['site', site],
  ['shell', shell],
  ...(['pages', 'modals', 'fragments', 'settings'] as const).flatMap((kind) =>
    [...kinds[kind]].map(([id, document]) => [`${kind}/${id}`, document] as const),
  ),
];

/** Pictures, films and sounds that a document names are there: another path would show a broken picture. */
export function checkAssets(log: IssueLog, documents: Looked, assets: ReadonlySet<string>): void {
  for (const [document, value] of listDocuments(documents))
    for (const { place, path } of listMentions(value as Json)) {
      const name = path.slice(folder.length).replace(/[?#].*$/, '');
      if (assets.has(name)) continue;
      const near = findNearest(name, assets);
      log.report(
        'reference.asset-unknown',
        { document, place },
        `This installation has no file "${path}".${near === null ? '' : ` Did you mean "${folder}${near}"?`}`,
        near === null ? undefined : { summary: `Use ${folder}${near}`, value: `${folder}${near}` },
      );
    }
}
