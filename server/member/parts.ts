import type { MemberDeps } from '../platform/deps.ts';
import type { PasswordHasher } from '../platform/passwords.ts';
import type { Availability } from './availability/availability.ts';

/** What the areas of the member platform share. */
export interface MemberParts extends MemberDeps {
  readonly passwords: PasswordHasher;
  readonly availability: Availability;
}
