import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device, or a listener between it and the server, does otherwise. */
export interface PasskeyTrick {
  readonly origin?: string;
  readonly relyingParty?: string;
  /** Neither a finger nor a code was asked for. */
  readonly unverified?: boolean;
  /** The counter of an earlier answer. */
  readonly count?: number;
}
const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const flagPresent = 0x01;
const flagVerified = 0x04;
const flagHasKey = 0x40;

/** A device with one key (ES256), as browsers hand its answers on. */
export function createPasskeyFake(site = 'https://portal.test') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const writeClient = (type: string, challenge: string, { origin = site }: PasskeyTrick): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const writeData = (flags: number, trick: PasskeyTrick, rest: readonly Uint8Array[] = []): Buffer => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(trick.count ?? count);
    const party = createHash('sha256')
      .update(trick.relyingParty ?? new URL(site).hostname)
      .digest();
    const verified = trick.unverified === true ? 0 : flagVerified;
    return Buffer.concat([party, Buffer.from([flagPresent | verified | flags]), counter, ...rest]);
  };
  const base = { id: toText(id), rawId: toText(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    /** Answers `passkeys.start`. */
    make(options: string, trick: PasskeyTrick = {}): string {
      const { challenge } = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
      const length = Buffer.from([0, id.length]);
      const authData = writeData(flagHasKey, trick, [Buffer.alloc(16), length, id, coseKey]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const answer: RegistrationResponseJSON = {
        ...base,
        response: {
          clientDataJSON: toText(writeClient('webauthn.create', challenge, trick)),
          attestationObject: toText(attestation),
          transports: ['internal'],
        },
      };
      return JSON.stringify(answer);
    },
    /** Answers `session.startPasskey`. */
    use(options: string, trick: PasskeyTrick = {}): string {
      const { challenge } = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
      const client = writeClient('webauthn.get', challenge, trick);
      const authData = writeData(0, trick);
      const digest = createHash('sha256').update(client).digest();
      const signature = sign('sha256', Buffer.concat([authData, digest]), privateKey);
      const answer: AuthenticationResponseJSON = {
        ...base,
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(authData),
          signature: toText(signature),
        },
      };
      return JSON.stringify(answer);
    },
  };
}
export type PasskeyFake = ReturnType<typeof createPasskeyFake>;
