import { mergeBase } from '../../../src/compiler/overlay/merge-base.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { isSameJson, readPath, readPointer } from '../../../src/protocol/json/json-patches.ts';
import { jsonAt, patchSite } from '../draft/site-patches.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import type { Change, DocumentPatch, Draft, PublishRefusal, SiteService } from '../site-service.ts';
import { plural } from '../../../src/protocol/words/plural.ts';

/** What an import found or did: `data` for `--json`, `text` for people. */
interface ImportAnswer {
  readonly exitCode: 0 | 1;
  readonly data: unknown;
  readonly text: string;
}
interface ImportRequest {
  readonly documents: SiteDocuments;
  readonly author: string;
  /** Makes the draft exactly the files, whatever others have not published yet. */
  readonly isReplacing: boolean;
}

const writeLine = ({ document, summary }: Change): string => `  ${document}: ${summary}`;
const count = (changes: readonly Change[]): string =>
  plural(changes.length, 'unpublished change', 'unpublished changes');
/** Whether only this author has edited the draft: then nothing of others can be lost. */
const isOwn = ({ authors }: Draft, author: string): boolean => authors.every((one) => one === author);

interface Planned {
  /** What the draft becomes. */
  readonly after: SiteDocuments;
  /** The files and another edit changed the same. */
  readonly isContested: boolean;
  /** Changes that the draft would lose. */
  readonly lost: readonly Change[];
  /** Changes of others that stay beside the files. */
  readonly kept: readonly Change[];
}

const isPartOf = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((key, index) => other[index] === key);

/** The changes that speak of one of these places, or of something around or inside it. */
const changesAt = (changes: readonly Change[], places: readonly DocumentPatch[]): readonly Change[] =>
  changes.filter(({ document, pointer }) => {
    const changed = readPointer(pointer);
    return places.some(({ document: other, path }) => {
      const place = path.map(String);
      return other === document && (isPartOf(place, changed) || isPartOf(changed, place));
    });
  });

const plan = (
  draft: Draft,
  { documents, author, isReplacing }: ImportRequest,
  diff: SiteCompiler['diff'],
): Planned => {
  if (isOwn(draft, author)) return { after: documents, isContested: false, lost: [], kept: [] };
  const changes = diff(draft.base, draft.documents);
  const valueAt = (site: SiteDocuments, { document, path }: DocumentPatch): Json | null =>
    readPath(jsonAt(site, document), path) ?? null;
  const missing = patchSite(draft.base, draft.documents).filter(
    (place) => !isSameJson(valueAt(documents, place), valueAt(draft.documents, place)),
  );
  if (isReplacing)
    return { after: documents, isContested: false, lost: changesAt(changes, missing), kept: [] };
  const { documents: after, conflicts } = mergeBase(draft.base, draft.documents, documents);
  const contested = new Set(conflicts.map(({ document }) => document));
  const lost = changesAt(
    changes,
    missing.filter(
      (place) =>
        contested.has(place.document) && !isSameJson(valueAt(documents, place), valueAt(draft.base, place)),
    ),
  );
  const others = changesAt(changes, missing);
  // Where the place of a conflict is not found in the words, all of its document is shown.
  const lines =
    conflicts.length > 0 && lost.length === 0
      ? others.filter(({ document }) => contested.has(document))
      : lost;
  const isContested = conflicts.length > 0;
  return { after, isContested, lost: lines, kept: others.filter((change) => !lines.includes(change)) };
};

const refuseImport = (draft: Draft, lost: readonly Change[]): ImportAnswer => ({
  exitCode: 1,
  data: { ok: false, error: { code: 'import.would-replace', authors: draft.authors, changes: lost } },
  text: [
    `The files change what others changed in the draft (edited by ${draft.authors.join(', ')}):`,
    ...lost.map(writeLine),
    'Nothing was imported. Publish or discard these changes in the console first, or import with --replace to lose them.',
  ].join('\n'),
});

/**
 * Puts files into the draft. What others have not published stays where the files leave it alone; where
 * both changed the same, nothing is imported but with `--replace`, which lists what it throws away.
 */
export const importDraft = async (
  site: Pick<SiteService, 'draft' | 'editDraft'>,
  request: ImportRequest,
  {
    diff,
    explain,
  }: { readonly diff: SiteCompiler['diff']; readonly explain: (refusal: PublishRefusal) => string },
): Promise<ImportAnswer> => {
  const draft = await site.draft();
  const { after, isContested, lost, kept } = plan(draft, request, diff);
  if (isContested) return refuseImport(draft, lost);
  const patches = patchSite(draft.documents, after);
  const keptText = kept.length === 0 ? '' : ` ${count(kept)} of others kept.`;
  if (patches.length === 0)
    return {
      exitCode: 0,
      data: { ok: true, changed: [], kept, replaced: [] },
      text: `The draft has all of these files already.${keptText}`,
    };
  const { version, authors } = draft;
  const { author } = request;
  const places = [...new Set(lost.map(({ document }) => document))].join(', ');
  const result: Result<Draft, PublishRefusal> = await site.editDraft({
    version,
    patches,
    author,
    way: 'import',
    ...(lost.length === 0
      ? {}
      : { replaced: `import replaced ${count(lost)} of ${authors.join(', ')} in ${places}` }),
  });
  if (!result.ok)
    return { exitCode: 1, data: { ok: false, error: result.error }, text: explain(result.error) };
  const changed = [...new Set(patches.map(({ document }) => document))];
  const done = `Draft changed in ${plural(changed.length, 'document', 'documents')}: ${changed.join(', ')}.`;
  return {
    exitCode: 0,
    data: { ok: true, changed, kept, replaced: lost },
    text: [
      `${done}${keptText}`,
      ...(lost.length === 0
        ? []
        : [`Replaced ${count(lost)} of ${authors.join(', ')}:`, ...lost.map(writeLine)]),
    ].join('\n'),
  };
};
