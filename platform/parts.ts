import type { MemberDeps } from '../server/infrastructure/deps.ts';
import type { PasswordHasher } from '../server/infrastructure/keys/passwords.ts';
import type { Availability } from './play/availability/availability.ts';

/** What the areas of the member platform share. */
export interface MemberParts extends MemberDeps {
  readonly passwords: PasswordHasher;
  readonly availability: Availability;
}
