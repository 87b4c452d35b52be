import { hashText } from '../../src/compiler/content-hash.ts';
import { createMemo } from '../../src/compiler/memory.ts';
import type { DrawPage } from '../site/compile/site-compiler.ts';
import { drawView } from './draw-view.ts';
import { openRules } from './first-rules.ts';
import { writeRoot } from './prerender-release.ts';
import { openParts } from './still-engine.ts';

const mostSheets = 4;

/** Draws pages with the data of now; the style sheets that it draws from are read once. */
export const createPageDrawer = (): DrawPage => {
  const sheets = createMemo<ReturnType<typeof openRules>>(mostSheets);
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
    return { html, css: sheets.recall(hashText(styles), () => openRules(styles))(html) };
  };
};
