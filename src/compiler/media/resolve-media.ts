import { mediaPath, readPictures, toKept } from '../../protocol/document/media-index.ts';
import { readReference, unknownKept, writeKept } from '../../protocol/address/kept-picture.ts';
import type { SiteDocuments } from '../../protocol/document/document.ts';
import type { MediaPicture } from '../../protocol/generated/settings.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { isTooDeep } from '../../protocol/json/nesting.ts';
import { readOwn } from '../../protocol/json/read-own.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import type { HashDocument, Memo } from '../memory.ts';
import type { Place } from '../pointer.ts';
import { suggestName } from '../suggest.ts';

/** Documents that show pictures; words that players read are not searched. */
const mayShow = (path: string): boolean => path !== mediaPath && !path.startsWith('locales/');

interface Resolving {
  readonly document: string;
  readonly pictures: Readonly<Record<string, MediaPicture>>;
  readonly log: IssueLog;
}
function resolveText(text: string, place: Place, { document, pictures, log }: Resolving): string {
  const id = readReference(text);
  if (id === null) return text;
  const picture = readOwn(pictures, id);
  if (picture !== undefined) return writeKept(toKept(picture));
  log.report(
    'reference.picture-unknown',
    { document, place },
    `The library has no picture "${id}".${suggestName(id, Object.keys(pictures))}`,
  );
  return unknownKept;
}
function resolveValue(value: unknown, place: Place, resolving: Resolving): unknown {
  if (typeof value === 'string') return resolveText(value, place, resolving);
  if (Array.isArray(value))
    return value.map((item, index) => resolveValue(item, [...place, index], resolving));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveValue(inner, [...place, key], resolving)]),
  );
}
const refersToPicture = (value: unknown): boolean => {
  if (typeof value === 'string') return readReference(value) !== null;
  return typeof value === 'object' && value !== null && Object.values(value).some(refersToPicture);
};

/** Documents as they are checked, each with the name of its content. */
interface PlacedDocuments {
  readonly documents: SiteDocuments;
  readonly hashes: ReadonlyMap<string, string>;
  readonly issues: readonly Issue[];
}
/**
 * Documents with the addresses of pictures in the place of what names them. A picture that is missing is a finding.
 * What refers to one has another content with each library.
 */
export function resolveMedia(
  input: SiteDocuments,
  hashOf: HashDocument,
  references: Memo<boolean>,
): PlacedDocuments {
  const log = createIssueLog();
  const index = input[mediaPath];
  const pictures = readPictures(index);
  const documents: Record<string, unknown> = {};
  const hashes = new Map<string, string>();
  for (const [path, document] of Object.entries(input)) {
    const hash = hashOf(document);
    // A document that is too deep is refused for it, and not gone through.
    const refers =
      mayShow(path) && references.recall(hash, () => !isTooDeep(document) && refersToPicture(document));
    documents[path] = refers ? resolveValue(document, [], { document: path, pictures, log }) : document;
    hashes.set(path, refers ? `${hash} ${index === undefined ? '' : hashOf(index)}` : hash);
  }
  return { documents, hashes, issues: log.list() };
}
