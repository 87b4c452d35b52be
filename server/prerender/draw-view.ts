import { createElement, type ReactElement } from 'react';
import { drawMarkup } from './draw-markup.ts';
import type { BootPayload } from '../../src/protocol/release/release.ts';
import { publishScopes } from '../../src/portal/first-scopes.ts';
import { createPageController } from '../../src/portal/page/page-controller.ts';
import { noticePath } from '../../src/portal/page/page-notice.ts';
import { PortalApp } from '../../src/portal/portal-app.tsx';
import { textLibraryMark } from '../../src/portal/prerendered.ts';
import type { PartStore } from '../../src/runtime/core/part-store.ts';
import type { Report } from '../../src/runtime/core/reports.ts';
import { createServices } from '../../src/runtime/react/services.ts';
import { loadViews, nothing, openStillEngine } from './still-engine.ts';

/** A view as markup. */
export interface DrawnView {
  readonly html: string;
  /** Component types in it whose views the browser fetches: it must have them to take the markup over. */
  readonly views: readonly string[];
  /** What nodes reported while they were drawn. */
  readonly reports: readonly Report[];
}

/** React puts preload hints for pictures before the markup; the markup itself is there as early. */
const dropHints = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/** What throws while it is drawn alone is left to the browser, where a boundary holds it; the check names it. */
const drawOrNothing = (app: ReactElement): string | null => {
  try {
    return dropHints(drawMarkup(app));
  } catch {
    // A page that cannot be drawn without a browser is drawn by the browser.
    return null;
  }
};

/**
 * Draws the first view of a path as a visitor gets it, with the answers that are in the boot data and
 * no others. Null where such a visitor gets something else than that page: a notice, or another address.
 */
export const drawView = async (
  boot: BootPayload,
  parts: PartStore,
  path: string,
): Promise<DrawnView | null> => {
  const { page, shell } = boot;
  if (page === null) return null;
  const state = { hasLeft: false };
  const leave = (): void => void (state.hasLeft = true);
  const screens = [shell, page];
  const drawn = new Set<string>();
  const views = await loadViews(screens, (type, view, props) => {
    drawn.add(type);
    return view(props);
  });
  const { engine, reports } = openStillEngine({
    boot,
    parts,
    views,
    scopes: publishScopes,
    screens,
    onLeave: leave,
  });
  const { runtime } = engine;
  for (const { call, input, value } of boot.answers ?? []) runtime.data.seed(call, input, value);
  const pages = createPageController(runtime, {
    replace: leave,
    home: () => '/',
    begin: () => undefined,
    setTitle: nothing,
    arrived: nothing,
    // Every part is at hand here; one that is not is drawn by the browser.
    after: () => nothing,
  });
  // Here every text is said in full; the browser gets the library first where one of them needs it.
  await runtime.texts.loadLibrary();
  await pages.visit(path, '');
  if (state.hasLeft || typeof runtime.store.get(noticePath) === 'string') return null;
  const services = createServices(runtime, (address) => address);
  const app = createElement(PortalApp, { boot, engine, services, pages, onDrawn: nothing });
  const html = drawOrNothing(app);
  if (html === null) return null;
  if (runtime.texts.needsLibrary()) drawn.add(textLibraryMark);
  return { html, views: [...drawn].sort(), reports };
};
