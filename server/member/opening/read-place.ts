import { BlockList, isIP } from 'node:net';

/** ISO 3166-1 alpha-2 of what was typed; null where it is none by its shape. */
export function readCountry(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}
function parseNetwork(typed: string): Network | null {
  const [address = '', length, ...rest] = typed.trim().toLowerCase().split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const most = version === 4 ? 32 : 128;
  const prefix = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (!(prefix >= 0 && prefix <= most)) return null;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** A network as CIDR; a single address is a network of one. Null where it is neither. */
export function readCidr(typed: string): string | null {
  const network = parseNetwork(typed);
  return network === null ? null : `${network.address}/${network.prefix}`;
}

/** Whether an address lies in one of the networks. An IPv4 address inside IPv6 counts as what it is. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const bare = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(bare);
  if (version === 0 || networks.length === 0) return false;
  const list = new BlockList();
  for (const typed of networks) {
    const network = parseNetwork(typed);
    if (network !== null) list.addSubnet(network.address, network.prefix, network.family);
  }
  return list.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}
