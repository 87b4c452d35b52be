import { forbiddenSegments } from '../../protocol/document/expression.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledScreen, CompiledSite, ReleaseManifest } from '../../protocol/release/release.ts';

/**
 * Thrown for a part without the shape that the runtime relies on: it may be damaged in transit or belong to a
 * release of a later format. Refusing it does no harm, because the screen keeps its present content.
 */
class UnsoundPartError extends Error {
  override readonly name = 'UnsoundPartError';
}

type Loose = Readonly<Record<string, unknown>>;
/** A part as received: its values have yet to be checked. */
type Unread<Part> = { readonly [Name in keyof Part]: unknown };

function isObject(value: unknown): value is Loose {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
function isText(value: unknown): value is string {
  return typeof value === 'string';
}
function isListOf(value: unknown, holds: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(holds);
}
function isMapOf(value: unknown, holds: (item: unknown, key: string) => boolean): boolean {
  return isObject(value) && Object.entries(value).every(([key, item]) => holds(item, key));
}
/** A name that can be one segment of a path. */
function isName(name: string): boolean {
  return name !== '' && !name.includes('.') && !(forbiddenSegments as readonly string[]).includes(name);
}
function expectAll(what: string, checks: Readonly<Record<string, boolean>>): void {
  for (const [part, holds] of Object.entries(checks)) {
    if (!holds) throw new UnsoundPartError(`expects ${what} with sound ${part}, got another`);
  }
}

/** Throws for a manifest of another format, or one that is damaged. */
export function requireManifest(manifest: Unread<ReleaseManifest>): void {
  expectAll('a manifest', {
    format: manifest.format === 1,
    site: isText(manifest.site),
    shell: isText(manifest.shell),
    styles: isText(manifest.styles),
    pages: isMapOf(manifest.pages, isText),
    modals: isMapOf(manifest.modals, isText),
    messages: isMapOf(manifest.messages, isText),
    forms: isMapOf(
      manifest.forms,
      (form) => isObject(form) && isText(form['form']) && isText(form['validator']),
    ),
  });
}

/** Throws for a site that the runtime cannot work with. */
export function requireSite(site: Unread<CompiledSite>): void {
  if (!isObject(site)) throw new UnsoundPartError('expects a site, got another');
  expectAll('a site', {
    name: isText(site.name),
    settings: isObject(site.settings),
    externalHosts: isListOf(site.externalHosts, isText),
    defaultLocale: isText(site.defaultLocale),
    routes: isListOf(
      site.routes,
      (route) =>
        isObject(route) &&
        isText(route['id']) &&
        isText(route['path']) &&
        isText(route['page']) &&
        (route['aliases'] === undefined || isListOf(route['aliases'], isText)),
    ),
    locales: isListOf(
      site.locales,
      (locale) =>
        isObject(locale) &&
        isText(locale['code']) &&
        isText(locale['bcp47']) &&
        isText(locale['nativeName']) &&
        (locale['dir'] === 'ltr' || locale['dir'] === 'rtl'),
    ),
  });
}

const named = ['binds', 'props', 'slots', 'on', 'dom'];

/**
 * Checks only the outer shape. Named parts must be objects: a long string would be read as thousands of
 * values. Literal texts must be within the length limit: a browser takes too long to lay out longer ones.
 */
function isNode(node: unknown): boolean {
  return (
    isObject(node) &&
    isText(node['id']) &&
    isText(node['type']) &&
    named.every((part) => node[part] === undefined || isObject(node[part])) &&
    !(Array.isArray(node['children']) && node['children'].some(isTooLong))
  );
}
function isTooLong(child: unknown): boolean {
  return isObject(child) && isText(child['v']) && child['v'].length > limits.stringLength;
}

/** Throws for a screen whose outer shape is wrong; its nodes are checked when they are interpreted. */
export function requireScreen(screen: Unread<CompiledScreen>, kind: CompiledScreen['kind']): void {
  if (!isObject(screen) || screen.kind !== kind)
    throw new UnsoundPartError(`expects a screen that is a ${kind}, got another`);
  expectAll(`a ${kind}`, {
    id: isText(screen.id),
    nodes: isListOf(screen.nodes, isNode),
    forms: isListOf(screen.forms, isText),
    data: isMapOf(screen.data, (source, name) => isName(name) && isObject(source) && isText(source['call'])),
    machines: isMapOf(
      screen.machines,
      (machine, name) => isName(name) && isObject(machine) && isText(machine['use']),
    ),
    title: screen.title === undefined || isObject(screen.title),
  });
}

/** Texts that were already checked: there are thousands, and most releases contain the same ones again. */
const soundMessages = new WeakSet<object>();

/** Throws for texts that are none. Parts never change, so those that are sound stay so. */
export function requireMessages(messages: unknown): void {
  if (isObject(messages) && soundMessages.has(messages)) return;
  if (!isMapOf(messages, isText)) throw new UnsoundPartError('expects texts by key, got another');
  soundMessages.add(messages as object);
}
