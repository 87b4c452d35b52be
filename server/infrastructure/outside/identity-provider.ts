import type { JWTVerifyGetKey } from 'jose';

/** What trades a code for an ID token (OpenID Connect Core 1.0, section 3.1.3). */
export interface CodeExchange {
  readonly code: string;
  /** PKCE (RFC 7636): the secret whose SHA-256 went with the request. */
  readonly verifier: string;
  readonly redirectUri: string;
}
/** An OpenID provider that people log in with. Its sandbox is another implementation of this. */
export interface IdentityProvider {
  /** As the wire names it, for example `google`. */
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Where the browser goes. */
  readonly authorizationEndpoint: string;
  /** The ID token, not yet verified. Rejects where the provider does not take the code. */
  readonly exchange: (request: CodeExchange) => Promise<string>;
  /** The provider's public keys. */
  readonly keys: JWTVerifyGetKey;
}
