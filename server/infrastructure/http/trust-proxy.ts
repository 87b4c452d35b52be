import { isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import { createNetworkTest, readCidr } from './networks.ts';

/**
 * Which proxies in front of this server are believed when they say who called: none, a number of proxies in a
 * row, or those in some networks. Only what they themselves wrote is believed: a proxy adds the address that
 * it saw at the right of `X-Forwarded-For`, and everything further left comes from the caller, who may write
 * anything.
 */
export type ProxyTrust =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: readonly string[] };

const mostHops = 10;

/** Reads `TRUST_PROXY`. A text is what is wrong with it. */
export const readProxyTrust = (text: string | null): ProxyTrust | string => {
  const value = text?.toLowerCase() ?? '0';
  if (value === '0' || value === 'false') return { kind: 'none' };
  // One proxy is what `true` was used for. It no longer means to believe everything that is written.
  if (value === 'true') return { kind: 'hops', hops: 1 };
  if (/^\d{1,3}$/.test(value)) {
    const hops = Number(value);
    return hops <= mostHops
      ? { kind: 'hops', hops }
      : `TRUST_PROXY: expected at most ${mostHops} proxies, got ${hops}`;
  }
  const typed = value.split(',').map((one) => one.trim());
  const networks = typed.flatMap((one) => readCidr(one) ?? []);
  const wrong = typed.find((one) => readCidr(one) === null);
  if (wrong !== undefined)
    return `TRUST_PROXY: expected a number of proxies, or their networks such as 10.0.0.0/8,fd00::/8; got "${wrong}"`;
  if (networks.some((network) => network.endsWith('/0')))
    return 'TRUST_PROXY: a network of all addresses would believe every caller; name those of the proxies';
  return { kind: 'networks', networks };
};

/** Fastify's question: is the address, `hop` steps away from this server, a proxy that is believed? */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/**
 * The function form, since a number would trust no proxy (every connection has the proxy's address), and
 * `true` would take the leftmost address, which any caller can write.
 */
export const toTrustProxy = (trust: ProxyTrust): TrustProxy => {
  if (trust.kind === 'none') return false;
  if (trust.kind === 'hops') return (_address, hop) => hop < trust.hops;
  return createNetworkTest(trust.networks);
};

/** Some proxies write the port of the caller too; each connection would then be another caller. */
const readAddress = (written: string): string => {
  const bare =
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1];
  const address = bare ?? written;
  // What is not an address must not become a separate key in a limit.
  return isIP(address) === 0 ? '0.0.0.0' : address;
};

/**
 * Cleans the headers of proxies before they are read. `X-Forwarded-Host` is removed: the host of the portal
 * comes from the configuration, never from a request.
 */
export const cleanForwarded = (headers: IncomingHttpHeaders): void => {
  delete headers['x-forwarded-host'];
  const written = headers['x-forwarded-for'];
  if (written === undefined) return;
  const list = Array.isArray(written) ? written.join(',') : written;
  headers['x-forwarded-for'] = list
    .split(',')
    .map((one) => readAddress(one.trim()))
    .join(', ');
};
