/** A time at which the whole platform is closed. Moments are ISO 8601, UTC. */
export interface Closure {
  readonly from: string;
  /** Null: until an operator opens it. */
  readonly until: string | null;
  /** The zone in which the operator gave the times, for example `Asia/Manila`. */
  readonly zone: string;
  readonly reason: string;
  readonly author: string;
}
export const regionKinds = ['country', 'network'] as const;
export type RegionKind = (typeof regionKinds)[number];
/** A place that the platform is closed to. */
export interface BlockedRegion {
  readonly kind: RegionKind;
  /** ISO 3166-1 alpha-2 (`PH`), or a network as CIDR (`203.0.113.0/24`). */
  readonly value: string;
  readonly reason: string;
  readonly author: string;
  readonly at: string;
}
/** `GET /api/opening` */
export interface WireAvailability {
  /** Where the closure is now; `none` while there is none. */
  readonly state: 'none' | 'planned' | 'closed';
  readonly closure: Closure | null;
  readonly places: readonly BlockedRegion[];
  /** Whether requests bring their country, so that countries can be denied. */
  readonly knowsCountries: boolean;
}
/** `POST /api/opening/close`: local times as the clocks of the zone show them, `2026-11-21T09:30`. */
export interface ClosureRequest {
  /** Empty: from now on. */
  readonly from: string;
  /** Empty: until an operator opens it. */
  readonly until: string;
  readonly zone: string;
  readonly note: string;
}
/** `POST /api/opening/deny` and `POST /api/opening/allow` */
export interface RegionRequest {
  readonly kind: RegionKind;
  readonly value: string;
  readonly note: string;
}
