import type { CompiledScreen } from '../../protocol/release/release.ts';
import { listScreenReads } from '../quality/screen-reads.ts';

const legalTexts = 'settings.brand.legalTexts.';
/** The legal texts whose edition a page says: it is the page of these. */
export const listTextsOf = (page: CompiledScreen): ReadonlySet<string> =>
  new Set(
    [...listScreenReads(page).keys()].flatMap((path) => {
      const [text, part] = path.startsWith(legalTexts) ? path.slice(legalTexts.length).split('.') : [];
      return text !== undefined && part !== undefined ? [text] : [];
    }),
  );

/** Legal texts may be read at any time: their pages are never closed. */
export const showsLegalText = (page: CompiledScreen): boolean => listTextsOf(page).size > 0;
