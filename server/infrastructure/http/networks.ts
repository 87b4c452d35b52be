import { BlockList, isIP } from 'node:net';

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

/** A test for addresses in any of the networks. An IPv4 address inside IPv6 counts as what it is. */
export function createNetworkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const typed of networks) {
    const network = parseNetwork(typed);
    if (network !== null) list.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => {
    const bare = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const version = isIP(bare);
    return version !== 0 && list.check(bare, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Whether an address lies in one of the networks. */
export const isInNetworks = (address: string, networks: readonly string[]): boolean =>
  networks.length > 0 && createNetworkTest(networks)(address);
