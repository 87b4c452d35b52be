/** Headers of one kind of response, computed once. */
export type HeaderSet = Readonly<Record<string, string>>;

export interface SurfaceHeaders {
  /** Where no request can be read, and wherever `of` names no others. */
  readonly all: HeaderSet;
  /** For a request's path and query: some pages are shown in frames, the lab may start its worker. */
  readonly of: (url: string) => HeaderSet;
}

/** SHA-256 of the empty text: production Emotion makes empty style elements and fills them by CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface PolicySources {
  readonly frames: string;
  readonly ancestors: string;
  /** The origin that the page is of. */
  readonly origin: string;
  /** Further policies of trusted types. */
  readonly trusted?: string;
}
/** An address without TLS that an operator wrote is asked for with it. */
const upgrade = (origin: string): readonly string[] =>
  origin.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
const writePolicy = (sources: PolicySources): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${sources.frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${sources.ancestors}`,
    "require-trusted-types-for 'script'",
    ['trusted-types foyer#html', sources.trusted ?? ''].join(' ').trim(),
    ...upgrade(sources.origin),
  ].join('; ');

/** The policy with the hashes of a page's own inline texts beside `'self'`. */
export const allowInline = (
  policy: string,
  { styles, scripts }: { readonly styles: readonly string[]; readonly scripts: readonly string[] },
): string => {
  const add = (text: string, directive: string, sources: readonly string[]): string =>
    sources.length === 0
      ? text
      : text.replace(`${directive} 'self'`, () => [directive, "'self'", ...sources].join(' '));
  return add(add(policy, 'script-src', scripts), 'style-src', styles);
};

/** The policy with further origins of pictures and frames beside `'self'`. */
export const allowOrigins = (
  policy: string,
  { pictures, frames }: { readonly pictures: readonly string[]; readonly frames: readonly string[] },
): string =>
  policy
    .replace("img-src 'self'", () => ["img-src 'self'", ...pictures].join(' '))
    .replace("frame-src 'self'", () => ["frame-src 'self'", ...frames].join(' '));

const closedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
];

const writeCommon = (isHttps: boolean): HeaderSet => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Paths of files, calls and streams that the portal's pages ask for: nothing under them is a page. */
const partPath = /^\/(?:build|assets|media|site|wps|lgw|lotto|lotto-vn)\//;
/**
 * Headers of what is no page. A page's policy is said once, with the page: said again with each of its fifty
 * files and answers, it would take a tenth of a first view. Opened alone, a file may load and run nothing.
 */
const writePartHeaders = (page: HeaderSet): HeaderSet => {
  const ofPages = ['permissions-policy', 'cross-origin-opener-policy', 'x-permitted-cross-domain-policies'];
  return {
    ...Object.fromEntries(Object.entries(page).filter(([name]) => !ofPages.includes(name))),
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
};

/** Headers of the portal: framed only by the console, for previews; it frames games. */
export const portalHeaders = (origins: {
  portal: string;
  console: string;
  /** Origin of the games; left out where no vendor is connected. */
  games?: string | null;
}): SurfaceHeaders => {
  const frames = typeof origins.games === 'string' ? `'self' ${origins.games}` : "'self'";
  const common = {
    ...writeCommon(origins.portal.startsWith('https:')),
    // Windows that the portal opens itself (identity providers, customer service) stay in its reach.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
  const all = {
    ...common,
    'x-frame-options': 'DENY',
    'content-security-policy': writePolicy({ origin: origins.portal, frames, ancestors: "'none'" }),
  };
  const preview = {
    ...common,
    'content-security-policy': writePolicy({ origin: origins.portal, frames, ancestors: origins.console }),
  };
  const part = writePartHeaders(common);
  return {
    all,
    of: (url) => {
      if (url.startsWith('/preview/')) return preview;
      return partPath.test(url) ? part : all;
    },
  };
};

/**
 * Headers of console and lab: they frame the portal's previews and the lab's examples, and only they
 * themselves may frame them.
 */
export const consoleHeaders = (origins: { portal: string; console: string }): SurfaceHeaders => {
  const common = writeCommon(origins.console.startsWith('https:'));
  const whole = { ...common, 'x-frame-options': 'DENY' };
  const frames = `'self' ${origins.portal}`;
  const all = {
    ...whole,
    'content-security-policy': writePolicy({ origin: origins.console, frames, ancestors: "'none'" }),
  };
  const lab = {
    ...whole,
    'content-security-policy': writePolicy({
      origin: origins.console,
      frames,
      ancestors: "'none'",
      trusted: 'foyer#worker',
    }),
  };
  const framed = {
    ...common,
    'content-security-policy': writePolicy({
      origin: origins.console,
      frames: "'self'",
      ancestors: "'self'",
    }),
  };
  return {
    all,
    of: (url) => {
      if (/^\/lab\/(gallery\/frame|stage)\/?(\?|$)/.test(url)) return framed;
      return /^\/lab\/(\?|$)/.test(url) ? lab : all;
    },
  };
};

/** Headers of the games: framed by the portal alone, and they send nothing to any other origin. */
export const gamesHeaders = (origins: { portal: string; games: string }): SurfaceHeaders => {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.portal}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...upgrade(origins.games),
  ].join('; ');
  const all = { ...writeCommon(origins.games.startsWith('https:')), 'content-security-policy': policy };
  return { all, of: () => all };
};
