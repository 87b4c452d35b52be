import { hashText } from '../../src/compiler/content-hash.ts';
import type { DrawPage } from '../site/site-compiler.ts';
import { drawView } from './draw-view.ts';
import { openRules } from './first-rules.ts';
import { writeRoot } from './prerender-release.ts';
import { openParts } from './still-engine.ts';

const mostSheets = 4;

/** Draws pages with the data of now; the style sheets that it draws from are read once. */
export const createPageDrawer = (): DrawPage => {
  const sheets = new Map<string, ReturnType<typeof openRules>>();
  const openSheet = (styles: string): ReturnType<typeof openRules> => {
    const hash = hashText(styles);
    const known = sheets.get(hash) ?? openRules(styles);
    sheets.delete(hash);
    sheets.set(hash, known);
    const oldest = sheets.keys().next().value;
    if (sheets.size > mostSheets && oldest !== undefined) sheets.delete(oldest);
    return known;
  };
  return async ({ boot, path, parts, styles }) => {
    const { page } = boot;
    if (page === null) return null;
    const given = openParts((hash) => parts[hash]);
    const pageHash = boot.active.manifest.pages[page.id];
    if (pageHash !== undefined) given.seed(pageHash, page);
    const drawn = await drawView(boot, given, path);
    // What reports something is left to the browser, which shows it and says where it failed.
    if (drawn === null || drawn.reports.length > 0) return null;
    const html = writeRoot(drawn.html, path, drawn.views);
    return { html, css: openSheet(styles)(html) };
  };
};
