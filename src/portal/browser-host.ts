import type { JsonObject } from '../protocol/json/json.ts';
import type { CompiledScreen } from '../protocol/release/release.ts';
import { systemClock } from '../runtime/core/clock.ts';
import { UnreachableError, type PartTransport } from '../runtime/core/part-store.ts';
import type { Report } from '../runtime/core/reports.ts';
import type { CallOperation, RuntimeHost } from '../runtime/core/runtime-host.ts';
import type { Announcer } from './input/announcer.ts';
import { digestText, partPath, readStoredPart } from './page/stored-parts.ts';
import type { Navigation } from './place/navigation.ts';
import type * as PortalLife from './portal-life.ts';
import { postReport } from './post-report.ts';
import type { FailureContext } from './input/announce-failure.ts';

export interface BrowserHostOptions {
  readonly basePath: string;
  readonly navigation: Pick<Navigation, 'goTo'>;
  readonly call: CallOperation;
  readonly announcer: Announcer;
  readonly shown: () => FailureContext;
  readonly interpret: (screen: CompiledScreen) => void;
}

/** Fetches what the first view does not wait for. */
export const loadLife = (): Promise<typeof PortalLife> => import('./portal-life.ts');

/** What no first view asks for comes with the code that follows it. */
function createLaterParts(
  source: Document,
  { announcer, shown }: BrowserHostOptions,
): Pick<RuntimeHost, 'loadStyles' | 'keepFocus' | 'focus' | 'announceFailure' | 'nameFailure'> {
  let code: Pick<typeof PortalLife, 'loadStyles' | 'keepFocus'> | null = null;
  return {
    loadStyles: async (hash) => {
      code ??= await loadLife();
      return code.loadStyles(source, hash);
    },
    // Asked for when the styles of the release were loaded, never before.
    keepFocus: () => code?.keepFocus(source, (work) => requestAnimationFrame(work)) ?? (() => undefined),
    focus: (nodeId) =>
      void loadLife().then(
        ({ focusNode }) => focusNode(source, nodeId),
        // The script could not be fetched: focus stays where it is.
        () => undefined,
      ),
    nameFailure: (error) =>
      loadLife().then(
        ({ nameFailure }) => nameFailure(error),
        // The script that names failures could not be fetched either.
        () => 'error.network.offline',
      ),
    announceFailure: (error) =>
      void loadLife().then(
        ({ announceFailure }) => announceFailure(error, announcer.notify, shown()),
        () => announcer.notify(shown().translate('error.unknown')),
      ),
  };
}

export function createBrowserHost(options: BrowserHostOptions): RuntimeHost {
  const addressOf = (path: string): string => `${options.basePath}${path}`;
  return {
    clock: systemClock,
    visibility: {
      isVisible: () => document.visibilityState === 'visible',
      subscribe: (listener) => {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    },
    call: options.call,
    loadOperators: () => loadLife().then((life) => life.loadOperators()),
    goTo: (path) => options.navigation.goTo(path, false),
    addressOf,
    openExternal: (url) => void window.open(url.href, '_blank', 'noopener,noreferrer'),
    // Analytics hang on to this event; the portal itself sends nothing to third parties.
    track: (event: string, payload: JsonObject) =>
      void window.dispatchEvent(new CustomEvent('foyer:track', { detail: { event, payload } })),
    announce: options.announcer.announce,
    deliverReport: (report: Report) => postReport('/site/reports', report),
    ...createLaterParts(document, options),
    applyLocale: (bcp47, direction) => {
      document.documentElement.lang = bcp47;
      document.documentElement.dir = direction;
    },
    interpret: options.interpret,
  };
}

/** Statuses that a proxy returns while it cannot reach the server. */
const proxyRefusals = [502, 503, 504];

/** Parts of releases over HTTP; they are immutable, so the browser's cache keeps them for a year. */
export const browserTransport: PartTransport = {
  fetchText: async (hash, _type, isFresh) => {
    try {
      const answer = await fetch(partPath(hash), { cache: isFresh ? 'reload' : 'default' }).catch(
        (cause: unknown) => {
          throw new UnreachableError(`part ${hash}: no answer`, { cause });
        },
      );
      if (proxyRefusals.includes(answer.status))
        throw new UnreachableError(`part ${hash}: status ${answer.status}`);
      if (!answer.ok) throw new Error(`part ${hash}: status ${answer.status}`);
      return await answer.text();
    } catch (error) {
      const part = await readStoredPart(hash);
      if (part === null) throw error;
      return part;
    }
  },
  importModule: (hash) => import(/* @vite-ignore */ `/site/parts/${hash}.js`),
  digest: digestText,
};
