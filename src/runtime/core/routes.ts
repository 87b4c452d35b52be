import type { JsonObject } from '../../protocol/json/json.ts';
import type { SiteDocument } from '../../protocol/document/document.ts';

export type Route = SiteDocument['routes'][number];
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An address with a stray per cent sign is taken as it is.
    return segment;
  }
}
function normalise(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const segments = normalise(pattern).split('/');
  const given = normalise(path).split('/');
  if (segments.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (let index = 0; index < segments.length; index += 1) {
    const want = segments[index] as string;
    const have = given[index] as string;
    if (want.startsWith(':') && have !== '') params[want.slice(1)] = decode(have);
    else if (want.toLowerCase() !== have.toLowerCase()) return null;
  }
  return params;
}

/** The route whose path or alias fits; literal paths win over those with parameters. */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | null {
  let withParams: RouteMatch | null = null;
  for (const route of routes) {
    for (const pattern of [route.path, ...(route.aliases ?? [])]) {
      const params = matchPattern(pattern, path);
      if (params === null) continue;
      if (!pattern.includes(':')) return { route, params };
      withParams ??= { route, params };
    }
  }
  return withParams;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Path and query of a route. Throws for an unknown route or a parameter that is missing. */
export function buildPath(
  routes: readonly Route[],
  routeId: string,
  params: JsonObject = {},
  query: JsonObject = {},
): string {
  const route = routes.find(({ id }) => id === routeId);
  if (route === undefined) throw new Error(`expects a route of the site, got ${routeId}`);
  const path = route.path.replaceAll(/:([\w-]+)/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? textOf(params[name]) : '';
    if (value === '') throw new Error(`expects parameter ${name} of route ${routeId}, got none`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = textOf(value);
    if (text !== '') search.set(name, text);
  }
  const tail = search.toString();
  return tail === '' ? path : `${path}?${tail}`;
}
