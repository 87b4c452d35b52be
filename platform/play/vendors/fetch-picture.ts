import { lookup } from 'node:dns';
import { get as getPlain } from 'node:http';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createNetworkTest } from '../../../server/infrastructure/http/networks.ts';

/** Why a picture was not taken; shown to operators beside its game. */
export type PictureFault =
  | 'picture-address'
  | 'picture-silent'
  | 'picture-size'
  | 'picture-type'
  | 'picture-small';
export class PictureError extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault, cause?: unknown) {
    super(`The picture was not taken: ${fault}.`, { cause });
    this.fault = fault;
  }
}
/** Bytes behind an address. @throws PictureError */
export type PictureFetch = (address: string) => Promise<Buffer>;

const timeoutMs = 4_000;
const mostBytes = 1_048_576;

/** A vendor names addresses; none of them may reach what only this machine or its network does. */
const isInside = createNetworkTest([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::/96', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
]);

/** Looks a name up, and refuses it where any of its addresses is inside: judged and used are the same address. */
const lookupOutside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (trouble, addresses) => {
    if (trouble !== null) return done(trouble, []);
    const [first] = addresses;
    if (first === undefined) return done(new Error('No address.'), []);
    if (addresses.some(({ address }) => isInside(address)))
      return done(new PictureError('picture-address'), []);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** @throws PictureError where the address is neither public nor on the vendor's own origin */
function readAddress(address: string, ownOrigin: string): { readonly url: URL; readonly isOwn: boolean } {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') throw new PictureError('picture-address');
  const isOwn = url.origin === ownOrigin;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isOwn && (url.protocol !== 'https:' || (isIP(host) !== 0 && isInside(host))))
    throw new PictureError('picture-address');
  return { url, isOwn };
}

/**
 * Fetches pictures of a vendor: over https from public addresses, or from the origin that the installation
 * names for its games. Follows nothing, waits 4 seconds, takes 1 MB.
 */
export const createPictureFetch =
  (ownOrigin: string): PictureFetch =>
  async (address) => {
    const { url, isOwn } = readAddress(address, ownOrigin);
    return new Promise((resolve, reject) => {
      const fail = (fault: PictureFault, cause?: unknown): void =>
        reject(cause instanceof PictureError ? cause : new PictureError(fault, cause));
      const request = (url.protocol === 'http:' ? getPlain : get)(
        url,
        { signal: AbortSignal.timeout(timeoutMs), ...(isOwn ? {} : { lookup: lookupOutside }) },
        (answer) => {
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('error', (cause) => fail('picture-silent', cause));
          if (answer.statusCode !== 200) {
            request.destroy();
            return fail('picture-silent');
          }
          answer.on('data', (part: Buffer) => {
            size += part.length;
            if (size <= mostBytes) return void parts.push(part);
            request.destroy();
            fail('picture-size');
          });
          answer.on('end', () => resolve(Buffer.concat(parts)));
        },
      );
      request.on('error', (cause) => fail('picture-silent', cause));
    });
  };
