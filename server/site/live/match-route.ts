import type { SiteDocument } from '../../../src/protocol/document/document.ts';

type Route = SiteDocument['routes'][number];

const split = (path: string): readonly string[] => path.replace(/\/+$/, '').split('/');
const fits = (pattern: string, path: string): boolean => {
  const segments = split(pattern);
  const parts = split(path);
  return (
    segments.length === parts.length &&
    segments.every((want, index) => {
      const have = parts[index] ?? '';
      return want.startsWith(':') ? have !== '' : want.toLowerCase() === have.toLowerCase();
    })
  );
};

/** The route that the browser will show for a path; literal paths win over those with parameters. */
export const matchRoute = (routes: readonly Route[], path: string): Route | null => {
  const patterns = routes.flatMap((route) =>
    [route.path, ...(route.aliases ?? [])].map((pattern) => ({ route, pattern })),
  );
  const matches = patterns.filter(({ pattern }) => fits(pattern, path));
  return (matches.find(({ pattern }) => !pattern.includes(':')) ?? matches[0])?.route ?? null;
};
