import type { Json } from '../protocol/json/json.ts';
import type { BootPayload } from '../protocol/release/release.ts';
import type { MachineRegistry } from '../runtime/core/machines.ts';
import type { PartStore } from '../runtime/core/part-store.ts';
import type { CallOperation } from '../runtime/core/runtime-host.ts';
import { createRuntime, type Runtime } from '../runtime/core/runtime.ts';
import type { Engine } from '../runtime/react/engine.ts';
import { createViewLoads } from '../runtime/react/load-view.ts';
import { compileTemplate } from '../runtime/react/template.tsx';
import { createAnnouncer, type Announcer } from './input/announcer.ts';
import { createBrowserHost, loadLife } from './browser-host.ts';
import { withFacts } from './first-scopes.ts';
import { createLastReads, type LastReads } from './live/last-reads.ts';
import { createOneTimeStore } from './session/one-time-store.ts';
import {
  arrivalKey,
  createStoredSession,
  createTextStorage,
  takeTokenFromAddress,
  type StoredSession,
} from './session/stored-session.ts';
import { createNavigation, type Navigation } from './place/navigation.ts';
import { createPortalCode, type PortalCode } from './portal-code.ts';
import { recheckPlatform } from './live/recheck-platform.ts';
import { portalViews } from './portal-views.ts';

export const tabTexts = createTextStorage(() => sessionStorage);
export const browserTexts = createTextStorage(() => localStorage);

/** What the address and the storage say before anything is drawn. */
export interface Entry {
  readonly session: StoredSession;
  /** A token came with the address: there is no account beside it yet. */
  readonly hasAddressToken: boolean;
  readonly isPreview: boolean;
  /** An editor around the page says what is in it. */
  readonly isCanvas: boolean;
  readonly basePath: string;
  /** Wishes of a preview's address. */
  readonly theme: string | null;
  readonly locale: string | null;
}

export function readEntry({ preview }: BootPayload): Entry {
  const address = new URL(location.href);
  const fromAddress = takeTokenFromAddress(address);
  const isPreview = preview !== undefined;
  // A preview shows the page to an operator: it has nothing to do with a member who uses this browser.
  const session = createStoredSession(tabTexts, isPreview ? null : browserTexts);
  if (fromAddress !== null) {
    session.keepToken(fromAddress.token);
    tabTexts.write(arrivalKey, '1');
    history.replaceState(history.state, '', fromAddress.rest);
  }
  return {
    session,
    hasAddressToken: tabTexts.read(arrivalKey) !== null,
    isPreview,
    isCanvas: preview?.kind !== undefined,
    basePath: isPreview ? `/preview/${preview.token}` : '',
    theme: isPreview ? address.searchParams.get('theme') : null,
    locale: isPreview ? address.searchParams.get('locale') : null,
  };
}

interface RegistryNeeds {
  readonly code: PortalCode;
  readonly runtime: () => Runtime;
  readonly entry: Entry;
  readonly announcer: Announcer;
  readonly drawn: Promise<void>;
}
function createRegistry({ code, runtime, entry, announcer, drawn }: RegistryNeeds): MachineRegistry {
  const oneTimeStore = createOneTimeStore();
  return async (id) => {
    const machine = await code.machine(id, () => ({
      runtime: runtime(),
      session: entry.session,
      hasAddressToken: entry.hasAddressToken,
      tabTexts,
      browserTexts,
      notify: announcer.notify,
      oneTimeStore,
    }));
    await drawn;
    return machine;
  };
}

export interface Portal {
  readonly runtime: Runtime;
  readonly engine: Engine;
  readonly navigation: Navigation;
  readonly announcer: Announcer;
  readonly addressOf: (path: string) => string;
  /** A call of the member API, as the member who is logged in now. */
  readonly call: CallOperation;
  /** What reading calls answered last. */
  readonly lastReads: LastReads;
  readonly parts: PartStore;
}

export interface PortalDeps {
  readonly boot: BootPayload;
  readonly parts: PartStore;
  readonly entry: Entry;
  /** What differs from `publishScopes` from the start, by path. */
  readonly facts: Readonly<Record<string, Json>>;
  /** Resolves after the first drawing. Answers of the server and flows are held back until then. */
  readonly drawn: Promise<void>;
}

/** Hands the runtime its surroundings, its views and its machines. */
export function composePortal({ boot, parts, entry, facts, drawn }: PortalDeps): Portal {
  const { session, basePath } = entry;
  const announcer = createAnnouncer(document);
  const navigation = createNavigation(window, basePath);
  const lastReads = createLastReads();
  const code = createPortalCode({
    getToken: session.token,
    getLocale: () => runtime.active().locale,
    getMerchant: () => boot.active.merchant,
    getRelease: () => runtime.active().pointer.release,
    onPlatformClosed: () => recheckPlatform(runtime.store),
    onChanged: (operations) => {
      runtime.data.reload(operations);
      if (operations.includes('wallet.balance')) runtime.machines.tell('session', 'member.refresh', {});
    },
    onRead: lastReads.note,
    onSessionLost: (reason) => runtime.machines.tell('session', 'session.lost', { reason }),
  });
  // Fetched beside the first view, which it does not hold up.
  code.api().catch(() => undefined);
  const host = createBrowserHost({
    basePath,
    navigation,
    announcer,
    shown: () => runtime,
    call: async (operation, input) => {
      if (entry.isCanvas) return (await loadLife()).askEditor(operation, input, code.api);
      const [answer] = await Promise.allSettled([
        code.api().then((api) => api.callOperation(operation, input)),
        drawn,
      ]);
      // Without the code of what shows it, an answer would take the place of its skeleton with a gap of another size.
      await engine.loads.allArrived();
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    },
    interpret: (screen) => void compileTemplate(screen, runtime.active().pointer.release, engine),
  });
  const runtime: Runtime = createRuntime({
    boot,
    parts,
    host,
    machines: entry.isCanvas
      ? async (id) => (await loadLife()).tellMachine(id)
      : createRegistry({ code, runtime: () => runtime, entry, announcer, drawn }),
    scopes: withFacts(facts),
  });
  const engine: Engine = {
    runtime,
    views: portalViews,
    loads: createViewLoads({ store: runtime.store, clock: host.clock, report: runtime.report }),
  };
  return {
    runtime,
    engine,
    navigation,
    announcer,
    addressOf: host.addressOf,
    call: host.call,
    lastReads,
    parts,
  };
}
