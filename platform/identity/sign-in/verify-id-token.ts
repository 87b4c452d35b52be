import { errors, jwtVerify } from 'jose';
import { cleanText } from '../../../src/protocol/words/direction-signs.ts';
import type { IdentityProvider } from '../../../server/infrastructure/outside/identity-provider.ts';
import { refuseCall } from '../../calls/refusals.ts';

/** Signatures that are taken; never `none`, never a shared secret. */
const algorithms = ['ES256', 'RS256', 'EdDSA'];
const longestAgeSeconds = 600;

export interface VerifiedPerson {
  /** The provider's own name for the person, never changed. */
  readonly subject: string;
  /** How the person is called, or an empty text. */
  readonly name: string;
  /** An address that the provider has verified, or an empty text. */
  readonly email: string;
}

/**
 * Who an ID token speaks of, after signature, issuer, audience, times and nonce were found right
 * (OpenID Connect Core 1.0, section 3.1.3.7). Throws `provider.refused` otherwise.
 */
export async function verifyIdToken(
  provider: Pick<IdentityProvider, 'issuer' | 'clientId' | 'keys'>,
  idToken: string,
  nonce: string,
  now: Date,
): Promise<VerifiedPerson> {
  try {
    const { payload } = await jwtVerify(idToken, provider.keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms,
      currentDate: now,
      maxTokenAge: longestAgeSeconds,
      clockTolerance: 30,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    });
    const { sub, name, email, email_verified: isVerified } = payload;
    const isOurs = payload['azp'] === undefined || payload['azp'] === provider.clientId;
    if (payload['nonce'] !== nonce || typeof sub !== 'string' || sub === '' || !isOurs)
      throw refuseCall('provider.refused', 'The ID token was made for another login.');
    return {
      subject: sub.slice(0, 255),
      name: typeof name === 'string' ? cleanText(name) : '',
      email: typeof email === 'string' && isVerified === true ? cleanText(email) : '',
    };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw refuseCall('provider.refused', `The ID token does not hold: ${error.code}.`);
  }
}
