import type { BlockedRegion } from '../../../src/protocol/calls/opening.ts';

/** When the whole platform is closed; no row while it is open and nothing is planned. */
export interface PlatformClosureTable {
  readonly merchant: string;
  readonly starts_at: Date;
  /** Null: until an operator opens it. */
  readonly ends_at: Date | null;
  /** The zone in which the operator gave the times. */
  readonly zone: string;
  readonly reason: string;
  readonly author: string;
  readonly created_at: Date;
}
export interface DeniedPlaceTable {
  readonly merchant: string;
  readonly kind: BlockedRegion['kind'];
  /** ISO 3166-1 alpha-2, or a CIDR. */
  readonly value: string;
  readonly reason: string;
  readonly author: string;
  readonly created_at: Date;
}
export interface AvailabilityTables {
  readonly platform_closure: PlatformClosureTable;
  readonly denied_place: DeniedPlaceTable;
}
