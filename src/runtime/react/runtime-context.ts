import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { formsRevisionPath, textRevisionPath } from '../core/runtime-core.ts';
import type { LoadedForm } from '../core/assemble-form.ts';

export type { FormError, LoadedForm } from '../core/assemble-form.ts';

/** What a view with behaviour (forms above all) may ask of the runtime. */
export interface RuntimeServices {
  /** A message in the current locale; the key itself when it is missing (and reported once). */
  t(key: string, args?: JsonObject): string;
  readonly locale: () => string;
  /** BCP 47 tag of the locale, for Intl. */
  readonly languageTag: () => string;
  readonly direction: () => 'ltr' | 'rtl';
  /** null while it loads; it is asked for by the first call. */
  getForm(id: string): LoadedForm | null;
  /** A form is in front of the person; `secrets` are its fields that hold passwords and codes. Returns the way to say that it is gone. */
  preserveForm(form: string, secrets: readonly string[]): () => void;
  /** Value at a path of the scopes; undefined where nothing is. */
  read(path: string): Json | undefined;
  /** Writes `form.*`, `ui.page.*`, `ui.sideMenu` or `ui.theme`; throws elsewhere. */
  /** Nothing takes the value away. */
  write(path: string, value: Json | undefined): void;
  /** Calls back when the value at one of the paths (or above or below it) changes. */
  subscribe(paths: readonly string[], listener: () => void): () => void;
  /** Address of a route, with the preview prefix; `#` for an unknown route. */
  hrefFor(routeId: string, params?: JsonObject, query?: JsonObject): string;
  navigate(routeId: string, params?: JsonObject, query?: JsonObject): void;
  /**
   * An https address of a host on the site's list with its origin, or a path of this site with none;
   * null for anything else (reported).
   */
  allowAddress(address: string): { readonly href: string; readonly origin: string | null } | null;
  /** Goes to a path of this site without loading the page again. */
  goTo(path: string): void;
  /** Tells the platform that a node failed; bounded and deduplicated. */
  report(nodeId: string, message: string): void;
}

export const RuntimeContext = createContext<RuntimeServices | null>(null);

/** The runtime, with plain `locale` and `direction`; re-renders when locale, messages or forms change. */
export interface RuntimeHandle extends Omit<RuntimeServices, 'locale' | 'languageTag' | 'direction'> {
  readonly locale: string;
  readonly languageTag: string;
  readonly direction: 'ltr' | 'rtl';
}

function useServices(): RuntimeServices {
  const services = useContext(RuntimeContext);
  if (services === null) throw new Error('useRuntime expects a RuntimeContext provider above it, found none');
  return services;
}

/** Subscribes to one path; renders again only when that value changes. */
export function useValue(path: string): Json | undefined {
  const services = useServices();
  const subscribe = useCallback(
    (listener: () => void) => services.subscribe([path], listener),
    [services, path],
  );
  const read = useCallback((): Json | undefined => services.read(path), [services, path]);
  return useSyncExternalStore(subscribe, read, read);
}

export function useRuntime(): RuntimeHandle {
  const services = useServices();
  const texts = useValue(textRevisionPath);
  const forms = useValue(formsRevisionPath);
  // The same until then, so that what is handed on to parts of a view does not draw them again.
  return useMemo(
    () => ({
      t: services.t.bind(services),
      locale: services.locale(),
      languageTag: services.languageTag(),
      direction: services.direction(),
      getForm: services.getForm.bind(services),
      preserveForm: services.preserveForm.bind(services),
      read: services.read.bind(services),
      write: services.write.bind(services),
      subscribe: services.subscribe.bind(services),
      hrefFor: services.hrefFor.bind(services),
      navigate: services.navigate.bind(services),
      allowAddress: services.allowAddress.bind(services),
      goTo: services.goTo.bind(services),
      report: services.report.bind(services),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other texts and forms are a reason for another handle
    [services, texts, forms],
  );
}
