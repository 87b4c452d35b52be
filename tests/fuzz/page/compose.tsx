import { createRoot } from 'react-dom/client';
import { componentViews } from '../../../src/components/generated/views.ts';
import { formViews } from '../../../src/forms/generated/views.ts';
import { createAnnouncer } from '../../../src/portal/input/announcer.ts';
import { browserTransport, createBrowserHost } from '../../../src/portal/browser-host.ts';
import type { Navigation } from '../../../src/portal/place/navigation.ts';
import { createPageController, type PageController } from '../../../src/portal/page/page-controller.ts';
import { PageOutlet } from '../../../src/portal/page/page-outlet.tsx';
import { PortalApp } from '../../../src/portal/portal-app.tsx';
import { followTheme } from '../../../src/portal/page/theme.ts';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import type { BootPayload } from '../../../src/protocol/release/release.ts';
import { createPartStore, type PartStore } from '../../../src/runtime/core/part-store.ts';
import { createRuntime, type Runtime } from '../../../src/runtime/core/runtime.ts';
import type { Engine } from '../../../src/runtime/react/engine.ts';
import { createViewLoads } from '../../../src/runtime/react/load-view.ts';
import { createServices } from '../../../src/runtime/react/services.ts';
import { compileTemplate } from '../../../src/runtime/react/template.tsx';
import type { View } from '../../../src/runtime/view.ts';
import { createScriptedMachines } from './scripted-machines.ts';
import type { PageWatch } from './watch-page.ts';

/** What the portal hears from outside; changed from mutant to mutant. */
export interface World {
  answers: JsonObject;
  machines: JsonObject;
}
/** A portal as `start-portal` composes it, with its surroundings scripted. */
export interface Portal {
  readonly runtime: Runtime;
  readonly pages: PageController;
  readonly parts: PartStore;
  readonly root: HTMLElement;
  /** What nodes reported, in order. */
  readonly reports: readonly string[];
  dispose(): void;
}
export interface PortalOptions {
  readonly boot: BootPayload;
  readonly path: string;
  readonly world: World;
  readonly machineIds: readonly string[];
  readonly watch: PageWatch;
}

const views = { ...componentViews, ...formViews, 'Slot:main': { view: PageOutlet as View<never> } };

/** Every view at hand, and what puts forms together, so that a mutant is drawn at once. */
export const loadAllViews = async (): Promise<void> => {
  const views = Object.values({ ...componentViews, ...formViews }).map((entry) => entry.load?.());
  await Promise.all([...views, import('../../../src/runtime/core/assemble-form.ts')]);
};

const firstScopes = (): JsonObject => ({
  session: { state: 'visitor', account: null, isAgent: false, type: null },
  member: {},
  wallet: {},
  data: {},
  form: {},
  ui: {
    theme: 'light',
    online: true,
    sideMenu: 'closed',
    page: {},
    data: {},
    modal: null,
    modalParams: {},
  },
});

const createStillNavigation = (): Pick<Navigation, 'goTo'> => ({ goTo: () => undefined });

const answerCall =
  (world: World) =>
  (operation: string): Promise<Json> =>
    Object.hasOwn(world.answers, operation)
      ? Promise.resolve(structuredClone(world.answers[operation] as Json))
      : Promise.reject(Object.assign(new Error(`no answer to ${operation}`), { code: 'request.failed' }));

/** What the boot payload brings is no part that has to be fetched. */
const seedParts = (parts: PartStore, boot: BootPayload): void => {
  const { manifest } = boot.active;
  const brought = {
    [manifest.site]: boot.site,
    [manifest.shell]: boot.shell,
    ...(boot.page === null ? {} : { [manifest.pages[boot.page.id] ?? '']: boot.page }),
    ...Object.fromEntries(Object.values(manifest.messages).map((hash) => [hash, boot.messages])),
  };
  for (const [hash, part] of Object.entries(brought)) parts.seed(hash, part);
};

/** Composes a portal on a new element and draws its first screen. Throws where the boot payload does not hold. */
export const openPortal = async (options: PortalOptions): Promise<Portal> => {
  const { boot, world, watch } = options;
  const root = document.createElement('div');
  document.getElementById('root')?.replaceChildren(root);
  const reports: string[] = [];
  const parts = createPartStore({
    ...browserTransport,
    fetchText: (hash) => Promise.reject(new Error(`no part ${hash}`)),
  });
  const announcer = createAnnouncer(document);
  const regions = [...document.querySelectorAll('body > .foyer-live, body > .foyer-toast')];
  const host = {
    ...createBrowserHost({
      basePath: '',
      navigation: createStillNavigation(),
      announcer,
      shown: () => runtime,
      call: answerCall(world),
      interpret: (screen) => void compileTemplate(screen, runtime.active().pointer.release, engine),
    }),
    deliverReport: ({ nodeId, message }: { nodeId: string; message: string }) =>
      void reports.push(`${nodeId}: ${message}`),
  };
  const machines = createScriptedMachines(() => world.machines, options.machineIds);
  const runtime: Runtime = createRuntime({ boot, parts, host, machines, scopes: firstScopes() });
  const engine: Engine = {
    runtime,
    views,
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  followTheme(runtime.store, document.documentElement, { read: () => null, write: () => undefined });
  const pages = createPageController(runtime, {
    replace: () => undefined,
    home: () => '/',
    // The browser draws a title into its own frame, which costs as much as a mutant: it is looked at here.
    begin: () => undefined,
    setTitle: (title) => {
      if (typeof title !== 'string') watch.add(`uncaught: a title that is no text: ${String(title)}`);
    },
    arrived: () => undefined,
    after: host.clock.after,
  });
  seedParts(parts, boot);
  await pages.visit(options.path, '');
  const react = createRoot(root, {
    onUncaughtError: (error) => watch.add(`blank: ${String(error)}`),
    onCaughtError: () => undefined,
    // What React got right by drawing once more was never seen; the portal reports it.
    onRecoverableError: () => undefined,
  });
  react.render(
    <PortalApp
      boot={boot}
      engine={engine}
      services={createServices(runtime, host.addressOf)}
      pages={pages}
      onDrawn={() => undefined}
    />,
  );
  return {
    runtime,
    pages,
    parts,
    root,
    reports,
    dispose: () => {
      react.unmount();
      for (const region of regions) region.remove();
      runtime.showPage(null);
    },
  };
};
