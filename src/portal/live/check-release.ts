import { textToSign, findKey, type ReleaseKeySet } from '../../protocol/release/release-signature.ts';
import type { ActivePointer } from '../../protocol/release/release.ts';

/**
 * `genuine`: signed by a key of this site. `unchecked`: the browser cannot check Ed25519 (an insecure
 * origin, or older than Chrome 137, Firefox 129, Safari 17); parts are bound by their hashes all the
 * same. `refused`: not what was signed.
 */
export type ReleaseVerdict = 'genuine' | 'unchecked' | 'refused';

export interface ReleaseCheckOptions {
  readonly fetchKeys: () => Promise<ReleaseKeySet>;
  /** Undefined where the browser offers no cryptography. */
  readonly subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> | undefined;
}

const readBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
};

/**
 * Checks pointers against the site's keys, which are fetched when a release is signed with one not
 * seen before. Rejects when the keys cannot be reached: that says nothing about the release.
 */
export function createReleaseCheck({ fetchKeys, subtle }: ReleaseCheckOptions) {
  let keySet: ReleaseKeySet = { keys: [] };
  return async ({ manifest, signature }: ActivePointer): Promise<ReleaseVerdict> => {
    if (subtle === undefined) return 'unchecked';
    if (signature === undefined || findKey(keySet, signature) === null) keySet = await fetchKeys();
    if (keySet.keys.length === 0) return 'unchecked';
    const key = signature === undefined ? null : findKey(keySet, signature);
    if (signature === undefined || key === null) return 'refused';
    const { kty, crv, x } = key;
    let imported: CryptoKey;
    try {
      imported = await subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
    } catch {
      // The algorithm is unknown here; a key that the server itself sends is not malformed.
      return 'unchecked';
    }
    try {
      const text = new TextEncoder().encode(textToSign(manifest));
      const holds = await subtle.verify('Ed25519', imported, readBase64Url(signature.value), text);
      return holds ? 'genuine' : 'refused';
    } catch {
      // A signature that is not even base64.
      return 'refused';
    }
  };
}
