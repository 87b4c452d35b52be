import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';

/** Loaded by the first passkey: what reads certificates takes long to load, and no start waits for it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The site that passkeys are for: browsers keep them under its host. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}
export const toRelyingParty = (origin: string): RelyingParty => ({
  id: new URL(origin).hostname,
  origin: new URL(origin).origin,
});

/** Whether a challenge was made for this and is good; it is used up by being asked about. */
type UseChallenge = (challenge: string) => Promise<boolean>;

/** The answer of a browser; null where it is none. What is in it is judged by the library. */
export function readWebAuthnAnswer<Response>(answer: string): Response | null {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
      ? (value as Response)
      : null;
  } catch {
    return null; // No JSON: the caller refuses it as any answer that does not fit.
  }
}

/** The key that a device has made for the challenge; null where the answer does not fit. */
export async function verifyNewPasskey(
  { id, origin }: RelyingParty,
  answer: string,
  useChallenge: UseChallenge,
): Promise<WebAuthnCredential | null> {
  const response = readWebAuthnAnswer<RegistrationResponseJSON>(answer);
  if (response === null) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: useChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // The library throws at whatever does not fit; what it was is nothing to tell the other side.
    return null;
  }
}

/** What is kept of a key to judge its signatures. */
export interface KeptPasskey {
  readonly credential_id: string;
  /** base64url of the COSE key. */
  readonly public_key: string;
  readonly sign_count: string;
}

/**
 * The counter of the key after this signature; null where the answer is altered, of another site or of another
 * challenge, or made without asking the owner for a finger, a face or a code.
 */
export async function verifyPasskeyUse(
  { id, origin }: RelyingParty,
  response: AuthenticationResponseJSON,
  passkey: KeptPasskey,
  useChallenge: UseChallenge,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: useChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.sign_count),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws at whatever does not fit; what it was is nothing to tell the other side.
    return null;
  }
}
