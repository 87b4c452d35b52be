import { resolve } from 'node:path';
import { usualPerNetwork } from './http/connection-limit.ts';
import { readSecretFiles, readText, type Environment } from './environment.ts';
import { readSenderConfig, type SenderConfig } from './messages/sender-config.ts';
import { keyInstructions, readSecretKey } from './keys/secret-key.ts';
import { readProxyTrust, type ProxyTrust } from './http/trust-proxy.ts';

export interface Config {
  readonly portalPort: number;
  readonly consolePort: number;
  readonly gamesPort: number;
  /** Where `GET /metrics` answers; null for nowhere. */
  readonly opsPort: number | null;
  /** Address that `opsPort` listens on, apart from `host`: figures are not for players. */
  readonly opsHost: string;
  /** Address to listen on. `localhost` serves this machine only; containers set `0.0.0.0`. */
  readonly host: string;
  /** Where browsers reach the surfaces: scheme, host and port, no trailing slash. */
  readonly portalOrigin: string;
  readonly consoleOrigin: string;
  readonly gamesOrigin: string;
  /** Absolute. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** The same database past a pooler, for what needs a connection to itself; null where `databaseUrl` is direct. */
  readonly databaseDirectUrl: string | null;
  /** An empty database that a backup is restored into to verify it; null for an embedded one. */
  readonly verifyDatabaseUrl: string | null;
  /** Real member API to proxy to; null for the reference platform. */
  readonly upstreamUrl: string | null;
  readonly merchant: string;
  /** Shown in the console so that installations are not mistaken for one another. */
  readonly environment: string;
  /** Makes the demo accounts, games and notices; off with `DEMO=0` and in production. */
  readonly demo: boolean;
  /** Private key that signs releases, as PEM or the path of a file with it; null to generate one. */
  readonly signingKey: string | null;
  /** What seals secrets in the database, 32 bytes as text; null for a generated key in the data folder. */
  readonly secretKey: string | null;
  /** Keys that were in use before: they open and do not seal. */
  readonly formerSecretKeys: readonly string[];
  /** Passphrase or key that backups are encrypted with; null for backups in clear. */
  readonly backupKey: string | null;
  /** Which proxies in front are believed when they say who called. */
  readonly trustProxy: ProxyTrust;
  /** Connections, calls and streams of one network that may be open at the same time. */
  readonly connectionsPerNetwork: number;
  /** Seconds between the word that no visitors should come and the end: what a load balancer needs to notice. */
  readonly drainSeconds: number;
  /** Header in which that proxy tells the country of a request, in small letters; null for none. */
  readonly countryHeader: string | null;
  /** How SMS and email leave. */
  readonly senders: SenderConfig;
  /** Days after which a message leaves the outbox. */
  readonly messagesKeptDays: number;
  /** Hours for which a new or changed account of the console decides about nothing. */
  readonly operatorWaitHours: number;
  /** Lines of the log from this level on. */
  readonly logLevel: (typeof logLevels)[number];
}
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The environment as read: every wrong variable, so that one start reports all. */
export class ConfigError extends Error {}

const readList = (env: Environment, name: string): readonly string[] =>
  (readText(env, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Only this machine reaches it, so no load balancer does. */
const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);
const readDrainSeconds = (env: Environment, host: string, wrong: string[]): number => {
  const text = readText(env, 'DRAIN_SECONDS');
  const seconds = text === null ? (isThisMachine(host) ? 0 : 5) : Number(text);
  if (seconds >= 0 && seconds <= 60) return seconds;
  wrong.push(`DRAIN_SECONDS: expected 0 to 60, got "${text}"`);
  return 0;
};

/** Whether this installation is for real use, as Node's own variable says. */
export const isProduction = (env: Environment): boolean => env['NODE_ENV'] === 'production';

/** Accounts with known passwords must not appear where `NODE_ENV` says production, unless asked for. */
const isDemo = (env: Environment): boolean => {
  const setting = readText(env, 'DEMO');
  return setting === null ? !isProduction(env) : isYes(setting);
};
const isYes = (text: string): boolean => ['1', 'true'].includes(text);

/** Whether only this machine reaches the address. */
const isLocal = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/**
 * A demonstration that others can reach needs `DEMO=1` written out: its passwords are public, also those of
 * the operators who decide about money. Null where it may start.
 */
const findOpenDemo = (env: Environment, origins: readonly string[]): string | null => {
  if (!isDemo(env) || isYes(readText(env, 'DEMO') ?? '')) return null;
  const hosts = [readText(env, 'HOST') ?? 'localhost', ...origins.map((origin) => new URL(origin).hostname)];
  const reached = hosts.find((host) => !isLocal(host));
  return reached === undefined
    ? null
    : `DEMO: others can reach "${reached}", and the passwords of the demonstration are public. Set DEMO=0 for real use; the start then prints a link for the first administrator. Set DEMO=1 to show the demonstration there all the same.`;
};

const readKeptDays = (env: Environment, wrong: string[]): number => {
  const days = Number(readText(env, 'MESSAGES_KEPT_DAYS') ?? 90);
  if (!Number.isInteger(days) || days < 1) wrong.push('MESSAGES_KEPT_DAYS: expected a number of days from 1');
  return days;
};
const readPerNetwork = (env: Environment, wrong: string[]): number => {
  const most = Number(readText(env, 'CONNECTIONS_PER_NETWORK') ?? usualPerNetwork);
  if (!Number.isInteger(most) || most < 10 || most > 20_000)
    wrong.push('CONNECTIONS_PER_NETWORK: expected a number from 10 to 20000');
  return most;
};
const readOperatorWait = (env: Environment, wrong: string[]): number => {
  const hours = Number(readText(env, 'OPERATOR_WAIT_HOURS') ?? 24);
  if (!Number.isInteger(hours) || hours < 0 || hours > 720)
    wrong.push('OPERATOR_WAIT_HOURS: expected a whole number of hours from 0 to 720');
  return hours;
};
const readLogLevel = (env: Environment, wrong: string[]): Config['logLevel'] => {
  const text = readText(env, 'LOG_LEVEL')?.toLowerCase() ?? 'warn';
  const level = logLevels.find((one) => one === text);
  if (level === undefined) wrong.push(`LOG_LEVEL: expected one of ${logLevels.join(', ')}, got "${text}"`);
  return level ?? 'warn';
};

type Keys = Pick<Config, 'secretKey' | 'formerSecretKeys' | 'backupKey'>;
/** The keys as text; what is wrong with them is added to `wrong`, and none is repeated there. */
const readKeys = (env: Environment, wrong: string[]): Keys => {
  const secretKey = readText(env, 'SECRET_KEY');
  if (secretKey !== null && readSecretKey(secretKey) === null)
    wrong.push(`SECRET_KEY: expected 32 random bytes as base64 or hexadecimal. ${keyInstructions}`);
  const backupKey = readText(env, 'BACKUP_KEY');
  if (backupKey !== null && backupKey.length < 16)
    wrong.push(
      'BACKUP_KEY: expected 16 characters or more, for example the output of: openssl rand -base64 32',
    );
  return { secretKey, formerSecretKeys: readList(env, 'SECRET_KEYS_OLD'), backupKey };
};

type ReadAddress = (name: string, schemes: readonly string[]) => URL | null;
/** The addresses as they were written: the driver has its own way to read them. */
const readDatabases = (
  env: Environment,
  address: ReadAddress,
  wrong: string[],
): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'verifyDatabaseUrl'> => {
  const schemes = ['postgres:', 'postgresql:'];
  const database = address('DATABASE_URL', schemes);
  const direct = address('DATABASE_DIRECT_URL', schemes);
  if (direct !== null && database === null) wrong.push('DATABASE_DIRECT_URL: needs DATABASE_URL');
  return {
    databaseUrl: database === null ? null : readText(env, 'DATABASE_URL'),
    databaseDirectUrl: direct === null ? null : readText(env, 'DATABASE_DIRECT_URL'),
    verifyDatabaseUrl:
      address('VERIFY_DATABASE_URL', schemes) === null ? null : readText(env, 'VERIFY_DATABASE_URL'),
  };
};

const readPorts = (
  env: Environment,
  port: (name: string, fallback: number) => number,
  wrong: string[],
): Pick<Config, 'portalPort' | 'consolePort' | 'gamesPort' | 'opsPort' | 'opsHost'> => {
  const portalPort = port('PORTAL_PORT', 4100);
  const consolePort = port('CONSOLE_PORT', 4101);
  // The next one that is free of the two, so that a second installation needs no third variable.
  const gamesPort = port('GAMES_PORT', consolePort + 1 === portalPort ? consolePort + 2 : consolePort + 1);
  if (portalPort === consolePort && portalPort !== 0)
    wrong.push('CONSOLE_PORT: must differ from PORTAL_PORT');
  if ((gamesPort === portalPort || gamesPort === consolePort) && gamesPort !== 0)
    wrong.push('GAMES_PORT: must differ from PORTAL_PORT and CONSOLE_PORT');
  const opsPort = readText(env, 'OPS_PORT') === null ? null : port('OPS_PORT', 0);
  if (opsPort !== null && opsPort !== 0 && [portalPort, consolePort, gamesPort].includes(opsPort))
    wrong.push('OPS_PORT: must differ from PORTAL_PORT, CONSOLE_PORT and GAMES_PORT');
  return { portalPort, consolePort, gamesPort, opsPort, opsHost: readText(env, 'OPS_HOST') ?? 'localhost' };
};

/**
 * Reads the configuration: `PORTAL_PORT` (4100), `CONSOLE_PORT` (4101), `GAMES_PORT` (the one after the console's),
 * `OPS_PORT` (none), `OPS_HOST` (localhost), `HOST` (localhost), `PORTAL_ORIGIN`, `CONSOLE_ORIGIN`, `GAMES_ORIGIN` (http://localhost:<port>), `DATA_DIR` (.data), `DATABASE_URL`,
 * `DATABASE_DIRECT_URL` (the same past a pooler), `VERIFY_DATABASE_URL` (empty, for backups), `UPSTREAM_URL`, `MERCHANT` (demo), `ENVIRONMENT_NAME` (local), `DEMO` (1, but 0 where `NODE_ENV` is production; must be written out where others reach the addresses), `TRUST_PROXY` (0; a number of proxies or their networks), `CONNECTIONS_PER_NETWORK` (200),
 * `COUNTRY_HEADER` (none; needs `TRUST_PROXY`), `SMTP_URL`, `MAIL_FROM` and `SMS_TEMPLATE` as `readSenderConfig` says,
 * `MESSAGES_KEPT_DAYS` (90), `OPERATOR_WAIT_HOURS` (24), `LOG_LEVEL` (warn),
 * `SECRET_KEY` (32 random bytes as base64 or hexadecimal, the same on all nodes; a key in DATA_DIR by default, needed with
 * `DATABASE_URL`), `SECRET_KEYS_OLD` (former ones with commas between),
 * `SIGNING_KEY` (PEM of an Ed25519 key or a file with it; one in DATA_DIR by default). Port 0 means any.
 * Each of `secretVariables` may be in a file that `<name>_FILE` names.
 * @throws ConfigError with one line per wrong variable
 */
export const readConfig = (given: Environment): Config => {
  const wrong: string[] = [];
  const env = readSecretFiles(given, wrong);
  const port = (name: string, fallback: number): number => {
    const text = readText(env, name);
    const value = text === null ? fallback : Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
    wrong.push(`${name}: expected a port from 0 to 65535, got "${text}"`);
    return fallback;
  };
  const address: ReadAddress = (name, schemes) => {
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
  const ports = readPorts(env, port, wrong);
  const web = ['http:', 'https:'];
  const merchant = readText(env, 'MERCHANT') ?? 'demo';
  if (!/^[a-z0-9-]{1,32}$/.test(merchant)) wrong.push(`MERCHANT: expected a-z, 0-9 and -, got "${merchant}"`);
  const portal = address('PORTAL_ORIGIN', web);
  const console = address('CONSOLE_ORIGIN', web);
  const games = address('GAMES_ORIGIN', web);
  const databases = readDatabases(env, address, wrong);
  const upstream = address('UPSTREAM_URL', web);
  const trust = readProxyTrust(readText(env, 'TRUST_PROXY'));
  if (typeof trust === 'string') wrong.push(trust);
  const trustProxy: ProxyTrust = typeof trust === 'string' ? { kind: 'none' } : trust;
  const countryHeader = readText(env, 'COUNTRY_HEADER')?.toLowerCase() ?? null;
  // Without a proxy that overwrites it, any caller could claim any country.
  if (countryHeader !== null && trustProxy.kind === 'none')
    wrong.push('COUNTRY_HEADER: needs TRUST_PROXY, the number of proxies in front or their networks');
  const origins = [portal, console, games].flatMap((url) => (url === null ? [] : [url.origin]));
  const openDemo = findOpenDemo(env, origins);
  if (openDemo !== null) wrong.push(openDemo);
  const senders = readSenderConfig(env, wrong);
  const counts = {
    messagesKeptDays: readKeptDays(env, wrong),
    operatorWaitHours: readOperatorWait(env, wrong),
    connectionsPerNetwork: readPerNetwork(env, wrong),
  };
  const secrets = readKeys(env, wrong);
  const host = readText(env, 'HOST') ?? 'localhost';
  const drainSeconds = readDrainSeconds(env, host, wrong);
  const logLevel = readLogLevel(env, wrong);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return {
    ...ports,
    host,
    drainSeconds,
    portalOrigin: portal?.origin ?? `http://localhost:${ports.portalPort}`,
    consoleOrigin: console?.origin ?? `http://localhost:${ports.consolePort}`,
    gamesOrigin: games?.origin ?? `http://localhost:${ports.gamesPort}`,
    dataFolder: resolve(readText(env, 'DATA_DIR') ?? '.data'),
    ...databases,
    ...counts,
    upstreamUrl: upstream === null ? null : upstream.href.replace(/\/$/, ''),
    merchant,
    environment: readText(env, 'ENVIRONMENT_NAME') ?? 'local',
    demo: isDemo(env),
    signingKey: readText(env, 'SIGNING_KEY'),
    ...secrets,
    trustProxy,
    countryHeader,
    senders,
    logLevel,
  };
};
