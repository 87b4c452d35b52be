import type { Unread } from '../../protocol/json/json.ts';

/** A key for one press: the person who reads along on the way learns nothing of the link. */
export interface LinkKey {
  /** Uncompressed point on P-256, base64url. */
  readonly publicKey: string;
  /** The text of a compact JWE (RFC 7516) with ECDH-ES and A256GCM. Rejects for anything else. */
  readonly decrypt: (jwe: string) => Promise<string>;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const keyBits = 256;

function writeBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
function readBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}
function writeNumber(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** One round of the Concat KDF (RFC 7518, section 4.6.2): the key is as long as the digest. */
async function deriveKey(shared: ArrayBuffer, algorithm: string): Promise<CryptoKey> {
  const name = new TextEncoder().encode(algorithm);
  const rounds = writeNumber(1);
  const nobody = writeNumber(0);
  const bits = writeNumber(keyBits);
  const text = join(rounds, new Uint8Array(shared), writeNumber(name.length), name, nobody, nobody, bits);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
}

interface JweHeader {
  readonly alg: string;
  readonly enc: string;
  readonly epk: JsonWebKey;
}
/** A key of the wrong shape is refused by the browser when it imports it. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

async function decrypt(ownKey: CryptoKey, jwe: string): Promise<string> {
  const [head = '', wrapped, iv = '', body = '', tag = '', ...rest] = jwe.split('.');
  const { alg, enc, epk } = JSON.parse(new TextDecoder().decode(readBase64(head))) as Unread<JweHeader>;
  if (alg !== 'ECDH-ES' || enc !== 'A256GCM' || !isObject(epk) || wrapped !== '' || rest.length > 0)
    throw new Error(`expects a JWE of ECDH-ES and A256GCM, got ${String(alg)} and ${String(enc)}`);
  const theirs = await crypto.subtle.importKey('jwk', epk as JsonWebKey, curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, ownKey, keyBits);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: readBase64(iv), additionalData: new TextEncoder().encode(head) },
    await deriveKey(shared, enc),
    join(readBase64(body), readBase64(tag)),
  );
  return new TextDecoder().decode(plain);
}

/** Makes the key. Rejects where the page is not in a secure context. */
export async function createLinkKey(): Promise<LinkKey> {
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { publicKey: writeBase64(point), decrypt: (jwe) => decrypt(pair.privateKey, jwe) };
}
