import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are no place on the Internet: they belong to this network or machine, or are unassigned. */
const privateNetworks: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  // Everything but the addresses that are given out (2000::/3), and in them what carries other addresses.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
];
/** A list for each family: in one list an IPv4 address counts as the IPv6 address that carries it. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix, family] of privateNetworks) blocked[family].addSubnet(network, prefix, family);

/** Says whether a connection to this IP address may be made. */
export type AddressCheck = (address: string) => boolean;

export const isPublicAddress: AddressCheck = (address) => {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return !blocked[family].check(address, family);
};

class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`The host ${host} is not on the public Internet, so nothing was sent there.`);
  }
}

/** Refuses a host that is written as an address, for which nothing is looked up. @throws PrivateAddressError */
export const requireAllowedHost = (host: string, isAllowed: AddressCheck): void => {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isAllowed(bare)) throw new PrivateAddressError(host);
};

/**
 * Looks names up for a connection and gives allowed addresses only: what was checked is what is connected to,
 * so a name that answers differently the next time gains nothing.
 */
export const createGuardedLookup =
  (isAllowed: AddressCheck): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
      if (error) return done(error, '');
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined || allowed.length < addresses.length)
        return done(new PrivateAddressError(host), '');
      return options.all === true ? done(null, [...allowed]) : done(null, first.address, first.family);
    });
  };
