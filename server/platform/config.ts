import { resolve } from 'node:path';

export interface Config {
  readonly portalPort: number;
  readonly consolePort: number;
  readonly gamesPort: number;
  /** Address to listen on. `localhost` serves this machine only; containers set `0.0.0.0`. */
  readonly host: string;
  /** Where browsers reach the surfaces: scheme, host and port, no trailing slash. */
  readonly portalOrigin: string;
  readonly consoleOrigin: string;
  readonly gamesOrigin: string;
  /** Absolute. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** Real member API to proxy to; null for the reference platform. */
  readonly upstreamUrl: string | null;
  readonly merchant: string;
  /** Shown in the console so that nobody mistakes one installation for another. */
  readonly environment: string;
  /** Makes the demo accounts, games and notices; off with `DEMO=0` and in production. */
  readonly demo: boolean;
  /** Private key that signs releases, as PEM or the path of a file with it; null for one of its own. */
  readonly signingKey: string | null;
  /** What seals secrets in the database; null for a key of its own in the data folder. */
  readonly secretKey: string | null;
  /** True behind a proxy that sets `X-Forwarded-*`. */
  readonly trustProxy: boolean;
  /** Header in which that proxy tells the country of a request, in small letters; null for none. */
  readonly countryHeader: string | null;
}
/** The environment as read: every wrong variable at once, so that one start tells all. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const readText = (env: Environment, name: string): string | null => {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
};

/** Accounts with known passwords must not appear where `NODE_ENV` says production, unless asked for. */
const isDemo = (env: Environment): boolean => {
  const asked = readText(env, 'DEMO');
  return asked === null ? env['NODE_ENV'] !== 'production' : ['1', 'true'].includes(asked);
};

/**
 * Reads the configuration: `PORTAL_PORT` (4100), `CONSOLE_PORT` (4101), `GAMES_PORT` (the one after the console's),
 * `HOST` (localhost), `PORTAL_ORIGIN`, `CONSOLE_ORIGIN`, `GAMES_ORIGIN` (http://localhost:<port>), `DATA_DIR` (.data), `DATABASE_URL`,
 * `UPSTREAM_URL`, `MERCHANT` (demo), `ENVIRONMENT_NAME` (local), `DEMO` (1, but 0 where `NODE_ENV` is production), `TRUST_PROXY` (0),
 * `COUNTRY_HEADER` (none; needs `TRUST_PROXY`),
 * `SECRET_KEY` (any text, the same on all nodes; a key in DATA_DIR by default),
 * `SIGNING_KEY` (PEM of an Ed25519 key or a file with it; one in DATA_DIR by default). Port 0 means any.
 * @throws ConfigError with one line per wrong variable
 */
export const readConfig = (env: Environment): Config => {
  const wrong: string[] = [];
  const port = (name: string, fallback: number): number => {
    const text = readText(env, name);
    const value = text === null ? fallback : Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
    wrong.push(`${name}: expected a port from 0 to 65535, got "${text}"`);
    return fallback;
  };
  const address = (name: string, schemes: readonly string[]): URL | null => {
    const text = readText(env, name);
    if (text === null) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && schemes.includes(url.protocol)) return url;
    // The value may hold a password, so it is not repeated.
    wrong.push(
      `${name}: expected an address starting with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );
    return null;
  };
  const portalPort = port('PORTAL_PORT', 4100);
  const consolePort = port('CONSOLE_PORT', 4101);
  // The next one that is free of the two, so that a second installation needs no third variable.
  const gamesPort = port('GAMES_PORT', consolePort + 1 === portalPort ? consolePort + 2 : consolePort + 1);
  if (portalPort === consolePort && portalPort !== 0)
    wrong.push('CONSOLE_PORT: must differ from PORTAL_PORT');
  if ((gamesPort === portalPort || gamesPort === consolePort) && gamesPort !== 0)
    wrong.push('GAMES_PORT: must differ from PORTAL_PORT and CONSOLE_PORT');
  const web = ['http:', 'https:'];
  const merchant = readText(env, 'MERCHANT') ?? 'demo';
  if (!/^[a-z0-9-]{1,32}$/.test(merchant)) wrong.push(`MERCHANT: expected a-z, 0-9 and -, got "${merchant}"`);
  const portal = address('PORTAL_ORIGIN', web);
  const console = address('CONSOLE_ORIGIN', web);
  const games = address('GAMES_ORIGIN', web);
  const database = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const upstream = address('UPSTREAM_URL', web);
  const trustProxy = ['1', 'true'].includes(readText(env, 'TRUST_PROXY') ?? '');
  const countryHeader = readText(env, 'COUNTRY_HEADER')?.toLowerCase() ?? null;
  // Without a proxy that overwrites it, anybody could say to come from anywhere.
  if (countryHeader !== null && !trustProxy) wrong.push('COUNTRY_HEADER: needs TRUST_PROXY=1');
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return {
    portalPort,
    consolePort,
    gamesPort,
    host: readText(env, 'HOST') ?? 'localhost',
    portalOrigin: portal?.origin ?? `http://localhost:${portalPort}`,
    consoleOrigin: console?.origin ?? `http://localhost:${consolePort}`,
    gamesOrigin: games?.origin ?? `http://localhost:${gamesPort}`,
    dataFolder: resolve(readText(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: database === null ? null : readText(env, 'DATABASE_URL'),
    upstreamUrl: upstream === null ? null : upstream.href.replace(/\/$/, ''),
    merchant,
    environment: readText(env, 'ENVIRONMENT_NAME') ?? 'local',
    demo: isDemo(env),
    signingKey: readText(env, 'SIGNING_KEY'),
    secretKey: readText(env, 'SECRET_KEY'),
    trustProxy,
    countryHeader,
  };
};
