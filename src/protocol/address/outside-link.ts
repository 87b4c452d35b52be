/** What keeps a link from leading outside: it is no address, not safely one, or its host is not listed. */
type LinkFault = 'no-address' | 'scheme' | 'host';

const parseAddress = (href: string): URL | null => {
  try {
    return new URL(href);
  } catch {
    return null; // URL has no gentler way in the browsers that the portal supports.
  }
};

/**
 * What is wrong with a link to another site; null for https to a listed host, on its usual port and
 * without a name or password. The check and the browser ask the same.
 */
export const findLinkFault = (href: string, hosts: readonly string[]): LinkFault | null => {
  const url = parseAddress(href);
  if (url === null) return 'no-address';
  const { protocol, username, password, host } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return 'scheme';
  return hosts.includes(host) ? null : 'host';
};
