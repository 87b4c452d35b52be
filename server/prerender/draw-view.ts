import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BootPayload, CompiledScreen, PartHash } from '../../src/protocol/release.ts';
import { publishScopes } from '../../src/portal/first-scopes.ts';
import { createPageController, noticePath } from '../../src/portal/page-controller.ts';
import { PortalApp } from '../../src/portal/portal-app.tsx';
import { portalViews } from '../../src/portal/portal-views.ts';
import { createParts, type Parts } from '../../src/runtime/core/parts.ts';
import type { Report } from '../../src/runtime/core/reports.ts';
import type { RuntimeHost } from '../../src/runtime/core/runtime-host.ts';
import { createRuntime, type Runtime } from '../../src/runtime/core/runtime.ts';
import type { Engine } from '../../src/runtime/react/engine.ts';
import { createViewLoads } from '../../src/runtime/react/load-view.ts';
import { createServices } from '../../src/runtime/react/services.ts';
import type { View, ViewEntry, ViewRegistry } from '../../src/runtime/view.ts';

/** A view as markup. */
export interface DrawnView {
  readonly html: string;
  /** Component types in it whose views the browser fetches: it must have them to take the markup over. */
  readonly views: readonly string[];
  /** What nodes reported while they were drawn. */
  readonly reports: readonly Report[];
}

const never = (): Promise<never> => new Promise(() => undefined);
const nothing = (): void => undefined;

/** Parts of a release by hash; validators do not come, so that forms show their place alone. */
export const openParts = (textOf: (hash: PartHash) => string | undefined): Parts =>
  createParts({
    fetchText: (hash) => {
      const text = textOf(hash);
      return text === undefined
        ? Promise.reject(new Error(`Part ${hash} is not in the release`))
        : Promise.resolve(text);
    },
    importModule: never,
    digest: () => Promise.resolve(null),
  });

/** A place without a browser: nothing is answered, nothing moves. */
const createStillHost = (reports: Report[], onLeave: () => void): RuntimeHost => ({
  clock: { now: () => 0, after: () => nothing },
  visibility: { isVisible: () => true, subscribe: () => nothing },
  call: never,
  goTo: onLeave,
  addressOf: (path) => path,
  openExternal: nothing,
  track: nothing,
  focus: nothing,
  announce: nothing,
  deliverReport: (report) => void reports.push(report),
  loadStyles: () => Promise.resolve({ commit: nothing, drop: nothing }),
  keepFocus: () => nothing,
  applyLocale: nothing,
  interpret: nothing,
});

/** The views, all at hand, and the fetched ones that were drawn. */
interface NotedViews {
  readonly views: ViewRegistry;
  readonly drawn: ReadonlySet<string>;
}

const loadedViews = new Map<string, View<never>>();

/** Loads the views that screens name; each that the browser has to fetch notes that it was drawn. */
const loadViews = async (screens: readonly CompiledScreen[]): Promise<NotedViews> => {
  const drawn = new Set<string>();
  const views: Record<string, ViewEntry> = { ...portalViews };
  const types = new Set(screens.flatMap(({ nodes }) => nodes.map(({ type }) => type)));
  for (const type of types) {
    const entry = Object.hasOwn(portalViews, type) ? portalViews[type] : undefined;
    if (entry?.load === undefined) continue;
    const view = loadedViews.get(type) ?? (await entry.load());
    loadedViews.set(type, view);
    const noting: View<never> = (props) => {
      drawn.add(type);
      return view(props);
    };
    views[type] = { ...(entry.texts === undefined ? {} : { texts: entry.texts }), view: noting };
  }
  return { views, drawn };
};

interface StillEngine {
  readonly engine: Engine;
  readonly reports: readonly Report[];
}

const openEngine = (
  boot: BootPayload,
  parts: Parts,
  views: ViewRegistry,
  onLeave: () => void,
): StillEngine => {
  const reports: Report[] = [];
  const host = createStillHost(reports, onLeave);
  const runtime: Runtime = createRuntime({
    boot,
    parts,
    host,
    // Flows run in the browser: their states are unknown here, and what stands in them is not shown.
    machines: Object.fromEntries(
      [boot.shell, boot.page].flatMap((screen) =>
        Object.values(screen?.machines ?? {}).map(({ use }) => [use, never] as const),
      ),
    ),
    scopes: publishScopes,
  });
  const loads = createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report });
  return { engine: { runtime, views, loads }, reports };
};

/** React puts preload hints for pictures before the markup; the markup itself is there as early. */
const dropHints = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/**
 * Draws the first view of a path as a visitor gets it, with no data yet. Null where such a visitor
 * gets something else than that page: a notice, or another address.
 */
export const drawView = async (boot: BootPayload, parts: Parts, path: string): Promise<DrawnView | null> => {
  const { page, shell } = boot;
  if (page === null) return null;
  const state = { hasLeft: false };
  const leave = (): void => void (state.hasLeft = true);
  const { views, drawn } = await loadViews([shell, page]);
  const { engine, reports } = openEngine(boot, parts, views, leave);
  const { runtime } = engine;
  const pages = createPageController(runtime, { replace: leave, setTitle: nothing, arrived: nothing });
  await pages.visit(path, '');
  if (state.hasLeft || typeof runtime.store.get(noticePath) === 'string') return null;
  const services = createServices(runtime, (address) => address);
  const app = createElement(PortalApp, { boot, engine, services, pages, onDrawn: nothing });
  return { html: dropHints(renderToString(app)), views: [...drawn].sort(), reports };
};
