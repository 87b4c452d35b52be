import { CompactEncrypt, importJWK, type CryptoKey, type JWK } from 'jose';
import type { SupportLinkValue } from '../../../src/protocol/generated/wire-types.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import type { Handlers } from '../../calls/call.ts';
import { notAvailable, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { findChatLink, packLink } from './chat-link.ts';

const presses = { limit: 20, windowSeconds: 60 } as const;

/** An uncompressed point: 0x04, then x and y of 32 bytes each (SEC 1, section 2.3.3). */
async function readKey(typed: string): Promise<CryptoKey | Uint8Array> {
  const bytes = Buffer.from(typed, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4)
    throw refuseField('key', 'request_param_err', 'Expected an uncompressed point on P-256.');
  const jwk: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: bytes.subarray(1, 33).toString('base64url'),
    y: bytes.subarray(33).toString('base64url'),
  };
  try {
    return await importJWK(jwk, 'ECDH-ES');
  } catch {
    throw refuseField('key', 'request_param_err', 'The point is not on the curve.');
  }
}

/** The link, encrypted to the browser that asks: logs and boxes on the way do not learn it. */
async function sealLink(link: string, key: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(link))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(await readKey(key));
}

/** The chat's link: for the key of the portal, and without one as other clients of the wire contract unpack it. */
export function createHandlers(parts: MemberParts): Pick<Handlers, 'support.link'> {
  return {
    'support.link': async ({ key }, caller): Promise<SupportLinkValue> => {
      await requireToken(parts.limits, { key: `support:${caller.network}`, ...presses });
      const link = await findChatLink(parts);
      if (link === null) throw notAvailable('The brand has no address of a chat.');
      const path = key === undefined ? packLink(link) : await sealLink(link, key);
      return { version: { pathList: [{ type: 'chat', path }] } };
    },
  };
}
