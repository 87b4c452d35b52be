import { isWritablePath } from '../../protocol/document/writable-path.ts';
import { parseExternal } from '../core/actions.ts';
import { preserveForm } from '../core/mounted-forms.ts';
import { buildPath } from '../core/routes.ts';
import type { Runtime } from '../core/runtime.ts';
import type { RuntimeServices } from './runtime-context.ts';

/** What views may ask of the runtime. `addressOf` adds the preview prefix to a path. */
export function createServices(runtime: Runtime, addressOf: (path: string) => string): RuntimeServices {
  const localeEntry = () => {
    const { site, locale } = runtime.active();
    return site.locales.find(({ code }) => code === locale);
  };
  /** What fails is reported, and another value taken. */
  const attempt = <Value, Other>(work: () => Value, other: Other): Value | Other => {
    try {
      return work();
    } catch (error) {
      runtime.report('', error);
      return other;
    }
  };
  const allowAddress: RuntimeServices['allowAddress'] = (address) =>
    attempt(() => {
      // One slash and then none: `//host` and `/\\host` are other hosts to a browser.
      if (/^\/(?![/\\])/.test(address)) return { href: address, origin: null };
      const { href, origin } = parseExternal(address, runtime.active().site.externalHosts);
      return {
        href,
        origin: typeof location !== 'undefined' && origin === location.origin ? null : origin,
      };
    }, null);
  /** A link in a dialog leads to a page that can be seen and used: nothing behind an open dialog can. */
  const leave = (work: () => void): void =>
    attempt(() => {
      work();
      runtime.closeModal();
    }, undefined);
  return {
    t: runtime.translate,
    locale: () => runtime.active().locale,
    languageTag: () => localeEntry()?.bcp47 ?? 'en',
    direction: () => localeEntry()?.dir ?? 'ltr',
    getForm: runtime.getForm,
    preserveForm: (form, secrets) => preserveForm(runtime.store, form, secrets),
    read: runtime.store.get,
    write: (path, value) => {
      if (!isWritablePath(path)) throw new Error(`write expects a path that views may write, got ${path}`);
      runtime.store.set(path, value);
    },
    subscribe: runtime.store.subscribe,
    hrefFor: (routeId, params, query) =>
      attempt(() => addressOf(buildPath(runtime.active().site.routes, routeId, params, query)), '#'),
    navigate: (routeId, params = {}, query = {}) =>
      leave(() => runtime.effects.navigate(routeId, params, query)),
    allowAddress,
    goTo: (path) => leave(() => runtime.effects.goTo(path)),
    report: (nodeId, message) => runtime.report(nodeId, message),
  };
}
