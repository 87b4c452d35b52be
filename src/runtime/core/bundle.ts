import type { JsonObject } from '../../protocol/json/json.ts';
import type {
  ActivePointer,
  CompiledScreen,
  CompiledSite,
  PartHash,
  ReleaseManifest,
} from '../../protocol/release/release.ts';
import { requireManifest, requireMessages, requireScreen, requireSite } from './check-parts.ts';
import { loadForms, type LoadedForms } from './forms.ts';
import type { PartStore } from './part-store.ts';

/** All of one release that the open screens need. Browsers never mix releases. */
export interface Bundle {
  readonly pointer: ActivePointer;
  readonly site: CompiledSite;
  readonly shell: CompiledScreen;
  /** null where the release has no such page (it was removed). */
  readonly page: CompiledScreen | null;
  readonly modal: CompiledScreen | null;
  readonly locale: string;
  readonly messages: JsonObject;
  /** Only the texts of the first view are here; the others are fetched when one of them is needed. */
  readonly hasFirstTexts?: boolean | undefined;
  readonly forms: LoadedForms;
}

/** The page or modal of the release; null where it has none of that id. Rejects where it is unsound. */
export async function loadScreen(
  parts: PartStore,
  manifest: ReleaseManifest,
  kind: 'pages' | 'modals',
  id: string,
): Promise<CompiledScreen | null> {
  const hash = Object.hasOwn(manifest[kind], id) ? manifest[kind][id] : undefined;
  return hash === undefined ? null : readScreen(parts, hash, kind === 'pages' ? 'page' : 'modal');
}

async function readScreen(
  parts: PartStore,
  hash: PartHash,
  kind: CompiledScreen['kind'],
): Promise<CompiledScreen> {
  const screen = await parts.json<CompiledScreen>(hash);
  requireScreen(screen, kind);
  return screen;
}
async function readSite(parts: PartStore, hash: PartHash): Promise<CompiledSite> {
  const site = await parts.json<CompiledSite>(hash);
  requireSite(site);
  return site;
}

function localeOf(site: CompiledSite, manifest: ReleaseManifest, choice: string): string {
  const isOffered = site.locales.some(({ code, enabled }) => enabled && code === choice);
  return isOffered && Object.hasOwn(manifest.messages, choice) ? choice : site.defaultLocale;
}

/** The texts of a locale. Throws where the release does not have them. */
export async function loadMessages(
  parts: PartStore,
  manifest: ReleaseManifest,
  locale: string,
): Promise<JsonObject> {
  const hash = Object.hasOwn(manifest.messages, locale) ? manifest.messages[locale] : undefined;
  if (hash === undefined) throw new Error(`expects messages of locale ${locale} in the release, got none`);
  const messages = await parts.json<JsonObject>(hash);
  requireMessages(messages);
  return messages;
}

/** Loads the same screens, locale and forms as `current` shows, from the release at `pointer`. */
export async function loadBundle(parts: PartStore, pointer: ActivePointer, current: Bundle): Promise<Bundle> {
  const { manifest } = pointer;
  requireManifest(manifest);
  const [site, shell, page, modal] = await Promise.all([
    readSite(parts, manifest.site),
    readScreen(parts, manifest.shell, 'shell'),
    current.page === null ? null : loadScreen(parts, manifest, 'pages', current.page.id),
    current.modal === null ? null : loadScreen(parts, manifest, 'modals', current.modal.id),
  ]);
  const locale = localeOf(site, manifest, current.locale);
  const ids = new Set([shell, page, modal].flatMap((screen) => screen?.forms ?? []));
  const [messages, forms] = await Promise.all([
    loadMessages(parts, manifest, locale),
    loadForms(parts, manifest, [...ids], current.forms, current.pointer.manifest),
  ]);
  return { pointer, site, shell, page, modal, locale, messages, forms };
}
