import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest, ReleaseSignature } from '../../src/protocol/release.ts';
import {
  findKey,
  textToSign,
  type ReleaseKey,
  type ReleaseKeySet,
} from '../../src/protocol/release-signature.ts';

/** Signs releases with one key and knows the keys whose releases are taken. */
export interface ReleaseSigner {
  readonly keyId: string;
  /** The key in use first, then those used before. */
  readonly keySet: ReleaseKeySet;
  sign(manifest: ReleaseManifest): ReleaseSignature;
  /** False for a missing signature, an unknown key, or other bytes than were signed. */
  isGenuine(manifest: ReleaseManifest, signature: ReleaseSignature | undefined): boolean;
}
/** The key cannot be read or is of another kind; the message says which and how to make one. */
export class SigningKeyError extends Error {}

const keyFile = 'release-key.pem';
const publicSuffix = '.pub.pem';

const describeKey = (key: KeyObject): ReleaseKey => {
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
  const all = [createPublicKey(key), ...former].map((known) => ({ known, jwk: describeKey(known) }));
  const trusted = new Map(all.map(({ known, jwk }) => [jwk.kid, known]));
  const jwks = all.map(({ jwk }) => jwk);
  const keySet = {
    keys: jwks.filter(({ kid }, index) => jwks.findIndex((one) => one.kid === kid) === index),
  };
  const keyId = jwks[0]?.kid ?? '';
  return {
    keyId,
    keySet,
    sign: (manifest) => ({
      keyId,
      value: sign(null, Buffer.from(textToSign(manifest)), key).toString('base64url'),
    }),
    isGenuine: (manifest, signature) => {
      const known =
        signature !== undefined && findKey(keySet, signature) !== null
          ? trusted.get(signature.keyId)
          : undefined;
      if (signature === undefined || known === undefined) return false;
      return verify(
        null,
        Buffer.from(textToSign(manifest)),
        known,
        Buffer.from(signature.value, 'base64url'),
      );
    },
  };
};

const readKey = (text: string, from: string): KeyObject => {
  try {
    return createPrivateKey(text);
  } catch (cause) {
    throw new SigningKeyError(
      `${from} holds no private key in PEM. Make one with: openssl genpkey -algorithm ed25519 -out key.pem`,
      { cause },
    );
  }
};
/** Made on first use. Two processes may start at once: the file of the first one counts for both. */
const readOrMakeKey = (folder: string): KeyObject => {
  const file = join(folder, keyFile);
  if (!existsSync(file)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    try {
      writeFileSync(file, pem, { flag: 'wx', mode: 0o600 });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
  chmodSync(file, 0o600);
  return readKey(readFileSync(file, 'utf8'), file);
};

/**
 * The signer of an installation. The key is `configured` (PEM, or the path of a file with it), else
 * the one in `<data folder>/signing`, made on first use. It is never in the database, so no backup of
 * the database can sign. Every key used leaves its public half there: releases signed with it stay good.
 * @throws SigningKeyError
 */
export const openReleaseSigner = (dataFolder: string, configured: string | null): ReleaseSigner => {
  const folder = join(dataFolder, 'signing');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fromConfig = (): KeyObject | null => {
    if (configured === null) return null;
    if (configured.includes('-----BEGIN')) return readKey(configured.replaceAll('\\n', '\n'), 'SIGNING_KEY');
    if (!existsSync(configured)) throw new SigningKeyError(`SIGNING_KEY: there is no file ${configured}.`);
    return readKey(readFileSync(configured, 'utf8'), configured);
  };
  const key = fromConfig() ?? readOrMakeKey(folder);
  const own = createPublicKey(key);
  writeFileSync(
    join(folder, `${describeKey(own).kid}${publicSuffix}`),
    own.export({ type: 'spki', format: 'pem' }),
  );
  const former = readdirSync(folder)
    .filter((name) => name.endsWith(publicSuffix))
    .map((name) => createPublicKey(readFileSync(join(folder, name), 'utf8')));
  return createReleaseSigner(key, former);
};
