import { readReference } from '../../protocol/address/kept-picture.ts';
import { media } from '../../protocol/calls/media.ts';
import { mediaPath } from '../../protocol/document/media-index.ts';
import { useDocument, useDocumentSources, useSite } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';
import { pathOfTexts } from '../texts/text-document.ts';
import { listPictures, readWords, type LibraryPicture } from './media-document.ts';

/** The pictures of the draft's library, and whether the site has an index of them. */
export function useLibrary() {
  const library = useCall(media.read, {}, { staleTime: 10_000 });
  const index = useDocument(mediaPath);
  return {
    library,
    hasIndex: index.data !== undefined,
    pictures: library.data === undefined ? [] : listPictures(index.data?.draft, library.data),
    shipped: library.data?.shipped ?? [],
  };
}

/** The languages of the site with the texts of the draft. */
export function useLanguages() {
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const sources = useDocumentSources(locales.map(({ code }) => pathOfTexts(code)));
  return locales.map((locale, place) => ({ locale, texts: sources[place]?.data?.draft }));
}

/** Whether a picture lacks words in a language of the site, and is no decoration. */
export function useWordless(): (picture: LibraryPicture) => boolean {
  const languages = useLanguages();
  return ({ id, decorative }) =>
    decorative !== true &&
    languages.some(({ texts }) => texts !== undefined && readWords(texts, id).trim() === '');
}

/** The picture that a field names; null for a path, and for a picture that the library does not have. */
export const findPicture = (pictures: readonly LibraryPicture[], value: string): LibraryPicture | null =>
  pictures.find(({ id }) => id === readReference(value)) ?? null;
