import type { SessionLoginRequest, SessionLoginValue } from '../../../src/api/generated/types.ts';

/** What a login, a registration and the demo give. */
export type SignedIn = SessionLoginValue;
export type { SessionLoginRequest };
