import { pluralEnding } from '../../protocol/words/plural-forms.ts';
import type { AlteredFlow, AlteredScreen, Impact, ImpactReason } from '../../protocol/release/impact.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type {
  CompiledForm,
  CompiledScreen,
  CompiledSite,
  ReleaseManifest,
} from '../../protocol/release/release.ts';
import { isSame } from './change-log.ts';
import { findAlteredStates, readScreen, type ScreenReads } from './read-screen.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** A release with its JSON parts, and the source that cannot be read from the parts. */
export interface ReleaseView {
  readonly manifest: ReleaseManifest;
  /** Parsed JSON part of the manifest; throws for a hash that is not one of its parts. */
  readonly part: (hash: string) => unknown;
  /** Source of the theme: a new colour alters every screen. */
  readonly theme: unknown;
}
/** What the catalogue knows about screens' contents. */
export interface ImpactFacts {
  /** Message keys in a component's view, which no document names. */
  readonly textsOfType: (type: string) => readonly string[];
  /** How many states of a machine wait for a person. */
  readonly statesOfMachine: (machine: string) => number;
  /** Whether a machine has states tagged `money`. */
  readonly isMoneyMachine: (machine: string) => boolean;
}

interface ScreenPair {
  readonly id: string;
  readonly kind: AlteredScreen['kind'];
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const pairUp = (before: ReleaseManifest, after: ReleaseManifest): readonly ScreenPair[] => {
  const of = (kind: 'page' | 'modal', old: ReleaseManifest['pages'], next: ReleaseManifest['pages']) =>
    [...new Set([...Object.keys(old), ...Object.keys(next)])]
      .sort()
      .map((id): ScreenPair => ({ id, kind, before: readOwn(old, id), after: readOwn(next, id) }));
  return [
    { id: 'shell', kind: 'shell', before: before.shell, after: after.shell },
    ...of('page', before.pages, after.pages),
    ...of('modal', before.modals, after.modals),
  ];
};

/** Keys that read differently, by language. */
const findAlteredTexts = (
  before: ReleaseView,
  after: ReleaseView,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const codes = new Set([...Object.keys(before.manifest.messages), ...Object.keys(after.manifest.messages)]);
  const read = ({ manifest, part }: ReleaseView, code: string): JsonObject => {
    const hash = manifest.messages[code];
    return hash === undefined ? {} : (part(hash) as JsonObject);
  };
  const byDocument = new Map<string, ReadonlySet<string>>();
  for (const code of codes) {
    if (before.manifest.messages[code] === after.manifest.messages[code]) continue;
    const [old, next] = [read(before, code), read(after, code)];
    const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])];
    byDocument.set(code, new Set(keys.filter((key) => !isSame(readOwn(old, key), readOwn(next, key)))));
  }
  return byDocument;
};

/** Paths of settings that differ, from `settings` down to the first value that is not an object. */
const findAlteredSettings = (
  before: Json | undefined,
  after: Json | undefined,
  path: string,
): readonly string[] => {
  if (isSame(before, after)) return [];
  if (!isJsonObject(before) || !isJsonObject(after)) return [path];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    findAlteredSettings(readOwn(before, key), readOwn(after, key), `${path}.${key}`),
  );
};
const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

const collectStrings = (value: unknown, names: Set<string>): Set<string> => {
  if (typeof value === 'string') names.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) collectStrings(one, names);
  return names;
};

const readsKey = (reads: ScreenReads, ownKeys: ReadonlySet<string>, key: string): boolean => {
  // A plural's forms belong to the key they are forms of.
  const base = key.replace(pluralEnding, '');
  return (
    [key, base].some((one) => reads.textKeys.has(one) || ownKeys.has(one)) ||
    [...reads.textPrefixes].some((prefix) => key.startsWith(prefix))
  );
};

interface Comparison {
  readonly before: ReleaseView;
  readonly after: ReleaseView;
  readonly facts: ImpactFacts;
  readonly sites: { readonly before: CompiledSite; readonly after: CompiledSite };
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly settings: readonly string[];
  readonly isThemeChanged: boolean;
}

const compare = (before: ReleaseView, after: ReleaseView, facts: ImpactFacts): Comparison => {
  const sites = {
    before: before.part(before.manifest.site) as CompiledSite,
    after: after.part(after.manifest.site) as CompiledSite,
  };
  return {
    before,
    after,
    facts,
    sites,
    texts: findAlteredTexts(before, after),
    settings: findAlteredSettings(sites.before.settings, sites.after.settings, 'settings'),
    isThemeChanged: !isSame(before.theme, after.theme),
  };
};

const routesOf = (site: CompiledSite, pair: ScreenPair): readonly string[] =>
  pair.kind === 'page' ? site.routes.filter(({ page }) => page === pair.id).map(({ path }) => path) : [];

const formHash = ({ manifest }: ReleaseView, form: string): string =>
  `${manifest.forms[form]?.form ?? ''} ${manifest.forms[form]?.validator ?? ''}`;

/** Languages in which a text of the screen reads differently. */
const findLocales = (all: Comparison, screen: CompiledScreen, reads: ScreenReads): readonly string[] => {
  const ownKeys = new Set([...reads.types].flatMap((type) => all.facts.textsOfType(type)));
  for (const form of screen.forms) {
    const hash = all.after.manifest.forms[form]?.form;
    if (hash !== undefined) collectStrings((all.after.part(hash) as CompiledForm).ui, ownKeys);
  }
  return [...all.texts]
    .filter(([, keys]) => [...keys].some((key) => readsKey(reads, ownKeys, key)))
    .map(([code]) => code)
    .sort();
};

const examine = (all: Comparison, pair: ScreenPair): AlteredScreen | null => {
  const read = (view: ReleaseView, hash: string | undefined): CompiledScreen | null =>
    hash === undefined ? null : (view.part(hash) as CompiledScreen);
  const [old, next] = [read(all.before, pair.before), read(all.after, pair.after)];
  const screen = next ?? old;
  if (screen === null) return null;
  const reads = readScreen(screen);
  const [oldRoutes, routes] = [routesOf(all.sites.before, pair), routesOf(all.sites.after, pair)];
  const locales = findLocales(all, screen, reads);
  const isLayoutChanged = pair.before !== pair.after;
  const hasNewForm = screen.forms.some((form) => formHash(all.before, form) !== formHash(all.after, form));
  const readsSettings = [...reads.paths].some((path) => all.settings.some((one) => overlaps(path, one)));
  const why: ImpactReason[] = [];
  if (isLayoutChanged) why.push('layout');
  if (hasNewForm) why.push('form');
  if (readsSettings) why.push('settings');
  if (locales.length > 0) why.push('texts');
  if (all.isThemeChanged) why.push('theme');
  if (!isSame(oldRoutes, routes)) why.push('address');
  if (why.length === 0) return null;
  const change = old === null ? 'added' : next === null ? 'removed' : 'changed';
  return {
    id: pair.id,
    kind: pair.kind,
    change,
    why,
    locales: why.length === 1 && why[0] === 'texts' ? locales : [],
    routes: routes.length > 0 ? routes : oldRoutes,
    states: isLayoutChanged ? findAlteredStates(old, next) : [],
  };
};

const gatherFlows = (screens: readonly AlteredScreen[], facts: ImpactFacts): readonly AlteredFlow[] => {
  const states = [...new Set(screens.flatMap((screen) => screen.states))].sort();
  const machines = [...new Set(states.map((state) => state.split(' ', 1)[0] ?? ''))];
  return machines.map((machine) => ({
    machine,
    states: states
      .filter((state) => state.startsWith(`${machine} `))
      .map((state) => state.slice(machine.length + 1)),
    of: facts.statesOfMachine(machine),
  }));
};

/**
 * Which screens two releases show differently, and why. A screen counts when its own part differs, or
 * when something it shows does: a text in some language, a setting it reads, its form, the theme, or
 * its address.
 */
export const measureImpact = (before: ReleaseView, after: ReleaseView, facts: ImpactFacts): Impact => {
  const pairs = pairUp(before.manifest, after.manifest);
  const all = compare(before, after, facts);
  const screens = pairs.flatMap((pair) => examine(all, pair) ?? []);
  return { screens, total: pairs.length, flows: gatherFlows(screens, facts) };
};
