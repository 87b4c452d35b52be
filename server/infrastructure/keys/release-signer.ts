import { createHash, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import type { ReleaseManifest, ReleaseSignature } from '../../../src/protocol/release/release.ts';
import {
  findKey,
  textToSign,
  type ReleaseKey,
  type ReleaseKeySet,
} from '../../../src/protocol/release/release-signature.ts';

/** Signs releases with one key and knows the keys whose releases are taken. */
export interface ReleaseSigner {
  readonly keyId: string;
  /** The key in use first, then those used before. */
  readonly keySet: ReleaseKeySet;
  sign(manifest: ReleaseManifest): ReleaseSignature;
  /** Signs a text whose first line says what it is for. */
  readonly signText: (text: string) => ReleaseSignature;
  /** False for a missing signature, an unknown key, or other bytes than were signed. */
  isGenuine(manifest: ReleaseManifest, signature: ReleaseSignature | undefined): boolean;
}
/** The key cannot be read or is of another kind; the message says which and how to make one. */
export class SigningKeyError extends Error {}

export const describeKey = (key: KeyObject): ReleaseKey => {
  const { x } = key.export({ format: 'jwk' });
  if (key.asymmetricKeyType !== 'ed25519' || x === undefined)
    throw new SigningKeyError(`Expected an Ed25519 key, got ${key.asymmetricKeyType}.`);
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x };
};

/** A signer over keys in memory. `former` are public keys whose releases are still taken. */
export const createReleaseSigner = (
  key: KeyObject = generateKeyPairSync('ed25519').privateKey,
  former: readonly KeyObject[] = [],
): ReleaseSigner => {
  const all = [createPublicKey(key), ...former].map((publicKey) => ({
    known: publicKey,
    jwk: describeKey(publicKey),
  }));
  const trusted = new Map(all.map(({ known, jwk }) => [jwk.kid, known]));
  const jwks = all.map(({ jwk }) => jwk);
  const keySet = {
    keys: jwks.filter(({ kid }, index) => jwks.findIndex((one) => one.kid === kid) === index),
  };
  const keyId = jwks[0]?.kid ?? '';
  const signText = (text: string): ReleaseSignature => ({
    keyId,
    value: sign(null, Buffer.from(text), key).toString('base64url'),
  });
  return {
    keyId,
    keySet,
    sign: (manifest) => signText(textToSign(manifest)),
    signText,
    isGenuine: (manifest, signature) => {
      const isSigned =
        signature !== undefined && findKey(keySet, signature) !== null
          ? trusted.get(signature.keyId)
          : undefined;
      if (signature === undefined || isSigned === undefined) return false;
      return verify(
        null,
        Buffer.from(textToSign(manifest)),
        isSigned,
        Buffer.from(signature.value, 'base64url'),
      );
    },
  };
};
