import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { BootPayload, CompiledScreen, PartHash } from '../../src/protocol/release/release.ts';
import { windowRows } from '../../src/runtime/view.ts';
import { portalViews } from '../../src/portal/portal-views.ts';
import { createPartStore, type PartStore, type PartTransport } from '../../src/runtime/core/part-store.ts';
import type { Report } from '../../src/runtime/core/reports.ts';
import type { RuntimeHost } from '../../src/runtime/core/runtime-host.ts';
import { createRuntime, type Runtime } from '../../src/runtime/core/runtime.ts';
import type { Engine } from '../../src/runtime/react/engine.ts';
import { createViewLoads } from '../../src/runtime/react/load-view.ts';
import type { View, ViewEntry, ViewProps, ViewRegistry } from '../../src/runtime/view.ts';

const never = (): Promise<never> => new Promise(() => undefined);
export const nothing = (): void => undefined;

/** Parts of a release by hash. Without `importModule` no validator comes, and forms show their place alone. */
export const openParts = (
  textOf: (hash: PartHash) => string | undefined,
  importModule: PartTransport['importModule'] = never,
): PartStore =>
  createPartStore({
    fetchText: (hash) => {
      const text = textOf(hash);
      return text === undefined
        ? Promise.reject(new Error(`Part ${hash} is not in the release`))
        : Promise.resolve(text);
    },
    importModule,
    digest: () => Promise.resolve(null),
  });

/** A place without a browser: nothing is answered, nothing moves. */
const createStillHost = (reports: Report[], onLeave: () => void): RuntimeHost => ({
  clock: { now: () => 0, after: () => nothing },
  visibility: { isVisible: () => true, subscribe: () => nothing },
  call: never,
  // Browsers take the markup over without it: what is a matter of dates comes with them.
  loadOperators: never,
  goTo: onLeave,
  addressOf: (path) => path,
  openExternal: nothing,
  track: nothing,
  focus: nothing,
  announce: nothing,
  announceFailure: nothing,
  nameFailure: never,
  deliverReport: (report) => void reports.push(report),
  loadStyles: () => Promise.resolve({ commit: nothing, drop: nothing }),
  keepFocus: () => nothing,
  applyLocale: nothing,
  interpret: nothing,
});

const loadedViews = new Map<string, View<never>>();

/**
 * The views that screens name, all at hand. `draw` is put between the screen and each view that the browser
 * has to fetch, and each other one where `every` is set.
 */
export const loadViews = async (
  screens: readonly CompiledScreen[],
  draw: (type: string, view: View<never>, props: ViewProps<never>) => ReturnType<View<never>>,
  every = false,
): Promise<ViewRegistry> => {
  const views: Record<string, ViewEntry> = { ...portalViews };
  const types = new Set(screens.flatMap(({ nodes }) => nodes.map(({ type }) => type)));
  if (screens.some(({ nodes }) => nodes.some(({ repeat }) => repeat?.virtual !== undefined)))
    types.add(windowRows);
  for (const type of types) {
    const entry = Object.hasOwn(portalViews, type) ? portalViews[type] : undefined;
    if (entry === undefined || (entry.load === undefined && !every)) continue;
    const view = entry.view ?? loadedViews.get(type) ?? (await entry.load?.());
    if (view === undefined) continue;
    loadedViews.set(type, view);
    views[type] = {
      ...(entry.texts === undefined ? {} : { texts: entry.texts }),
      view: (props) => draw(type, view, props),
    };
  }
  return views;
};

interface StillEngine {
  readonly engine: Engine;
  readonly reports: readonly Report[];
}
interface StillOptions {
  readonly boot: BootPayload;
  readonly parts: PartStore;
  readonly views: ViewRegistry;
  readonly scopes: JsonObject;
  /** Every screen that will be shown. */
  readonly screens: readonly CompiledScreen[];
  /** Something asked for another address. */
  readonly onLeave: () => void;
}

/** A runtime on a place without a browser. Flows never start: their states are what the scopes say. */
export const openStillEngine = (options: StillOptions): StillEngine => {
  const reports: Report[] = [];
  const host = createStillHost(reports, options.onLeave);
  const flows = options.screens.flatMap(({ machines }) => Object.values(machines).map(({ use }) => use));
  const runtime: Runtime = createRuntime({
    boot: options.boot,
    parts: options.parts,
    host,
    machines: Object.fromEntries(flows.map((use) => [use, never])),
    scopes: options.scopes,
  });
  const loads = createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report });
  return { engine: { runtime, views: options.views, loads }, reports };
};
