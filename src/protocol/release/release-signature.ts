import { toCanonicalJson } from '../json/canonical-json.ts';
import type { ReleaseManifest, ReleaseSignature } from './release.ts';

/** Public half of a signing key as JWK (RFC 8037); `kid` is its thumbprint (RFC 7638). */
export interface ReleaseKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly alg: 'EdDSA';
  readonly use: 'sig';
  readonly kid: string;
  /** 32 bytes, base64url. */
  readonly x: string;
}
/** `GET /site/keys`: the keys whose releases browsers and nodes take, the one in use first. */
export interface ReleaseKeySet {
  readonly keys: readonly ReleaseKey[];
}

/** The text that is signed. The first line keeps a signature made for something else from fitting here. */
export const textToSign = (manifest: ReleaseManifest): string =>
  `foyer release 1\n${toCanonicalJson(manifest)}`;

/** The key a signature says it was made with; null when it is not one of them. */
export const findKey = ({ keys }: ReleaseKeySet, signature: ReleaseSignature): ReleaseKey | null =>
  keys.find(({ kid }) => kid === signature.keyId) ?? null;
