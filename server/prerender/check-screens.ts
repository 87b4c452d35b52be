import { createElement, type ReactNode } from 'react';
import { drawMarkup } from './draw-markup.ts';
import type { Catalogue } from '../../src/compiler/catalogue.ts';
import { createIssueLog, type IssueLog } from '../../src/compiler/issue-log.ts';
import type { ResultCache, Round } from '../../src/compiler/memory.ts';
import { findNodePlace } from '../../src/compiler/find-node-place.ts';
import { publishScopes } from '../../src/portal/first-scopes.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Issue } from '../../src/protocol/release/issue.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type {
  BootPayload,
  CompiledScreen,
  PartHash,
  Release,
  ReleaseManifest,
  ReleasePart,
} from '../../src/protocol/release/release.ts';
import { sourceOfScreen } from '../../src/protocol/document/screen-id.ts';
import { createServices } from '../../src/runtime/react/services.ts';
import { RuntimeProvider } from '../../src/runtime/react/screen-view.tsx';
import { compileTemplate } from '../../src/runtime/react/template.tsx';
import type { View } from '../../src/runtime/view.ts';
import { listAllSettings, openScreenKeys, readSite } from './screen-key.ts';
import { listCases, type ScreenCase } from './screen-cases.ts';
import { loadViews, nothing, openParts, openStillEngine } from './still-engine.ts';
import { createTextMemo, type TracedResult } from './text-memo.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** What was found about one screen. */
export interface Finding {
  readonly code: 'render.error' | 'render.empty';
  readonly nodeId: string;
  readonly message: string;
}

/** A view that cannot be drawn without a browser is judged by the browser's own tests. */
const needsBrowser = (error: unknown): boolean =>
  (error instanceof ReferenceError && /\b(window|document|navigator|HTMLElement)\b/.test(error.message)) ||
  (error instanceof TypeError && /DOMPurify|sanitize/i.test(error.message));
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether markup shows a person anything: words, a picture, or something to act on. */
export const showsSomething = (html: string): boolean => {
  if (
    /<(img|svg|input|select|textarea|button|video|canvas|iframe|progress|meter)\b|\srole="status"/.test(html)
  )
    return true;
  return html.replaceAll(/<[^>]*>/g, '').trim() !== '';
};

/** A dialog's own frame is no content. */
const plainModal: View<never> = ({ children }: { readonly children?: ReactNode }) => children;

/** What goes wrong while one case is drawn. */
interface Watch {
  readonly found: Finding[];
  /** Something could not be judged here. */
  isUnseen: boolean;
  /** Node whose view was drawn last. */
  last: string;
  fail(nodeId: string, error: unknown): void;
}
const newWatch = (name: string): Watch => {
  const watch: Watch = {
    found: [],
    isUnseen: false,
    last: '',
    fail: (nodeId, error) => {
      if (needsBrowser(error)) watch.isUnseen = true;
      else watch.found.push({ code: 'render.error', nodeId, message: `Fails ${name}: ${messageOf(error)}.` });
    },
  };
  return watch;
};

/** A screen on a still engine, drawn again for each case. */
const openScreen = async (boot: BootPayload, screen: CompiledScreen, release: Release) => {
  let watch = newWatch('');
  const views = await loadViews(
    [screen],
    (type, view, props) => {
      watch.last = props.nodeId;
      try {
        return (type === 'Modal' ? plainModal : view)(props);
      } catch (error) {
        watch.fail(props.nodeId, error);
        return null;
      }
    },
    true,
  );
  const parts = openParts((hash) => release.parts[hash]?.body);
  const screens = [boot.shell, screen];
  const still = openStillEngine({ boot, parts, views, scopes: publishScopes, screens, onLeave: nothing });
  await still.engine.runtime.texts.loadLibrary();
  let can: ScreenCase['can'] = {};
  const canSend = (key: string, event: string): boolean => can[key]?.includes(event) ?? false;
  const report = (nodeId: string, error: unknown): void => {
    // Texts are checked by their own rule, in every language.
    if (!/^message .* is missing$/.test(messageOf(error))) watch.fail(nodeId, error);
  };
  const runtime = { ...still.engine.runtime, report, scope: { ...still.engine.runtime.scope, canSend } };
  const engine = { ...still.engine, runtime };
  const kind = screen.kind === 'modal' ? 'modal' : 'page';
  const alone = { ...screen, data: {}, machines: {} };
  runtime.screens.show(kind, { screen: alone, release: release.hash });
  const services = createServices(runtime, (address) => address);
  // As in a browser, the screen is interpreted once, and drawn for one situation after the other.
  let template: ReactNode = null;
  const Interpreted = (): ReactNode => (template ??= compileTemplate(alone, release.hash, engine));
  const element = createElement(RuntimeProvider, { engine, services }, createElement(Interpreted));
  return ({ name, values, isWaiting, can: accepted }: ScreenCase): readonly Finding[] => {
    watch = newWatch(name);
    can = accepted;
    runtime.store.batch(() => {
      for (const [path, value] of Object.entries(values)) runtime.store.set(path, value);
    });
    let html = '';
    try {
      html = drawMarkup(element);
    } catch (error) {
      watch.fail(watch.last, error);
    }
    const { found, isUnseen } = watch;
    if (isWaiting && found.length === 0 && !isUnseen && !showsSomething(html))
      found.push({ code: 'render.empty', nodeId: '', message: `Shows nothing ${name}.` });
    return found;
  };
};

const mostScreens = 1_000;

/** Draws the screens of a release in every situation; what was drawn before is not drawn again. */
export interface ScreenChecker {
  check(release: Release, documents: SiteDocuments): Promise<readonly Issue[]>;
}

const report = (log: IssueLog, document: string, source: unknown, findings: readonly Finding[]): void => {
  const seen = new Set<string>();
  for (const { code, nodeId, message } of findings) {
    // One situation of a fault says all; the rest of its situations would only repeat it.
    const key = `${code} ${nodeId}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const subject = nodeId === '' ? '' : `Node ${nodeId}: `;
    log.report(code, { document, place: findNodePlace(source, nodeId) }, `${subject}${message}`);
  }
};

/** Screens of which nothing was found, and with what. */
interface CleanScreens extends Pick<ReleaseManifest, 'pages' | 'modals'> {
  /** Settings that they name. */
  readonly paths: readonly string[];
  readonly key: string;
}
const partOf = ({ parts }: Release, hash: PartHash): ReleasePart =>
  parts[hash] ?? { hash, type: 'json', body: 'null' };
const listScreens = (release: Release): readonly ReleasePart[] => {
  const { pages, modals } = release.manifest;
  return [...Object.values(pages), ...Object.values(modals)].map((hash) => partOf(release, hash));
};

export const createScreenChecker = (
  catalogue: Catalogue,
  cache?: ResultCache<TracedResult<readonly Finding[]>>,
): ScreenChecker => {
  const round: Round = { number: 0 };
  const memo = createTextMemo<readonly Finding[]>(mostScreens, round, cache);
  let clean: CleanScreens | null = null;
  return {
    check: async (release, documents) => {
      const { manifest } = release;
      const read = <Part>(hash: PartHash): Part =>
        parseOwnJson<Part, 'release'>(release.parts[hash]?.body ?? 'null');
      const source = readSite(partOf(release, manifest.site));
      const { site } = source;
      const keys = openScreenKeys(source);
      const messages = manifest.messages[site.defaultLocale] ?? '';
      const isSame = clean?.pages === manifest.pages && clean.modals === manifest.modals;
      const paths = isSame && clean !== null ? clean.paths : listAllSettings(listScreens(release));
      const key = [messages, site.defaultLocale, keys.ofAll(paths)].join(' ');
      if (isSame && clean?.key === key) return [];
      round.number += 1;
      let texts: JsonObject | null = null;
      const part = { hash: messages, texts: () => (texts ??= read<JsonObject>(messages)) };
      let shell: CompiledScreen | null = null;
      const makeBoot = (watched: JsonObject): BootPayload => ({
        active: { merchant: '', revision: 0, release: release.hash, manifest },
        site,
        shell: (shell ??= read<CompiledScreen>(manifest.shell)),
        page: null,
        locale: site.defaultLocale,
        messages: watched,
      });
      const log = createIssueLog();
      for (const kind of ['pages', 'modals'] as const) {
        for (const [id, hash] of Object.entries(manifest[kind])) {
          const ownPart = release.parts[hash];
          const name = [hash, site.defaultLocale, keys.of(ownPart === undefined ? [] : [ownPart])].join(' ');
          const drawn = memo.recall(name, part, async (watched) => {
            const screen = read<CompiledScreen>(hash);
            const draw = await openScreen(makeBoot(watched), screen, release);
            return listCases(screen, catalogue).flatMap(draw);
          });
          const findings = drawn instanceof Promise ? await drawn : drawn;
          if (findings.length === 0) continue;
          const document = `${kind}/${sourceOfScreen(id)}`;
          report(log, document, documents[document], findings);
        }
      }
      const issues = log.list();
      clean = issues.length > 0 ? null : { pages: manifest.pages, modals: manifest.modals, paths, key };
      return issues;
    },
  };
};
