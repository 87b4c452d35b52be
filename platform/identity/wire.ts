import type { SessionLoginRequest, SessionLoginValue } from '../../src/protocol/generated/wire-types.ts';

/** What a login, a registration and the demo give. */
export type SignedIn = SessionLoginValue;
export type { SessionLoginRequest };
