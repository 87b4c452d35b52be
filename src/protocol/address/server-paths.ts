/** First parts of paths that the portal's server answers itself, whatever routes a site has. */
export const serverPrefixes = [
  'assets',
  'build',
  'healthz',
  'lgw',
  'livez',
  'lotto',
  'lotto-vn',
  'media',
  'preview',
  'readyz',
  'sandbox',
  'site',
  'wps',
] as const;
const prefixes: ReadonlySet<string> = new Set(serverPrefixes);

export const isServerPath = (path: string): boolean => prefixes.has((path.split('/')[1] ?? '').toLowerCase());
