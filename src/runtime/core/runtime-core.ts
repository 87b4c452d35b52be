import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { Bundle } from './bundle.ts';
import { loadForms } from './forms.ts';
import type { Messages } from './messages.ts';
import type { PartStore } from './part-store.ts';
import type { RuntimeHost } from './runtime-host.ts';
import type { Screens } from './screens.ts';
import type { Store } from './store.ts';

/** What the parts of a runtime share. */
export interface Core {
  readonly parts: PartStore;
  readonly host: RuntimeHost;
  readonly store: Store;
  readonly screens: Screens;
  readonly messages: Messages;
  readonly report: (nodeId: string, error: unknown) => void;
  /** Whether an open screen is in the middle of moving money. */
  readonly isMoneyStep: () => boolean;
  active: Bundle;
}

/** Rise when texts, or forms, were loaded or swapped. */
export const textRevisionPath = '$text.revision';
export const formsRevisionPath = '$forms.revision';

const defaultChrome = { header: true, headerMenu: true, sideMenu: true, footer: true };

function bump(store: Store, path: string): void {
  const before = store.get(path);
  store.set(path, typeof before === 'number' ? before + 1 : 1);
}

/** Makes a bundle the active one: settings, locales and texts; the screens are put up by the caller. */
export function applyBundle(core: Core, bundle: Bundle): void {
  const { site, locale } = bundle;
  const current = site.locales.find(({ code }) => code === locale);
  const locales: Json = site.locales
    .filter(({ enabled }) => enabled)
    .map(({ code, nativeName, dir, bcp47 }) => ({ code, nativeName, dir, bcp47 }));
  const direction = current?.dir ?? 'ltr';
  const bcp47 = current?.bcp47 ?? locale;
  core.active = bundle;
  core.messages.use(bcp47, bundle.messages, bundle.hasFirstTexts);
  core.store.batch(() => {
    core.store.set('settings', site.settings);
    core.store.merge('ui', { locale, direction, locales });
    bump(core.store, textRevisionPath);
    bump(core.store, formsRevisionPath);
  });
  core.host.applyLocale(bcp47, direction);
}

/** Draws every text on screen again. */
export const redrawTexts = ({ store }: Core): void => bump(store, textRevisionPath);

/** Which of header, side menu and footer the page wants, for the shell's `show`. */
export function applyChrome(core: Core): void {
  core.store.set('ui.chrome', core.active.page?.chrome ?? defaultChrome);
}

/** Loads the forms that a screen names and that are not loaded yet. */
async function addForms(core: Core, screen: CompiledScreen): Promise<void> {
  const { manifest } = core.active.pointer;
  const missingIds = screen.forms.filter((id) => core.active.forms[id] === undefined);
  if (missingIds.length === 0) return;
  const loaded = await loadForms(core.parts, manifest, missingIds, {}, manifest);
  if (core.active.pointer.manifest !== manifest) return;
  core.active = { ...core.active, forms: { ...core.active.forms, ...loaded } };
  bump(core.store, formsRevisionPath);
}

/** Puts a page into the shell, or leaves its place empty. */
export function showPage(core: Core, page: CompiledScreen | null): void {
  core.active = { ...core.active, page };
  core.store.batch(() => {
    applyChrome(core);
    const release = core.active.pointer.release;
    core.screens.show('page', page === null ? null : { screen: page, release });
  });
  // Never held up by a form: its place is kept until it is there.
  if (page !== null) addForms(core, page).catch((error: unknown) => core.report('', error));
}

/** Puts a page over all the others, which continue below it; the one that is up there continues where it is the same. */
export function showCover(core: Core, page: CompiledScreen | null): void {
  const { release } = core.active.pointer;
  if (page === null) core.screens.show('cover', null);
  else core.screens.replace('cover', { screen: page, release });
}

/** Sets the scope of the open modal, and the modal itself. */
export function showModal(core: Core, modal: CompiledScreen | null, params: JsonObject): void {
  core.active = { ...core.active, modal };
  core.store.batch(() => {
    core.store.merge('ui', { modal: modal?.id ?? null, modalParams: params });
    const release = core.active.pointer.release;
    core.screens.show('modal', modal === null ? null : { screen: modal, release });
  });
  if (modal !== null) addForms(core, modal).catch((error: unknown) => core.report('', error));
}
