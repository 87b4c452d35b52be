import type { VendorCeiling } from './console-money.ts';

/**
 * What the console's browser part and its server agree on about vendors of games: bodies under `/api/vendors`.
 * Amounts are decimal texts, moments are ISO 8601 in UTC.
 */

/** `active` signs; `former` is still taken until it is retired. */
export interface VendorKey {
  readonly keyId: string;
  readonly state: 'active' | 'former';
  readonly since: string;
}
/** A call that moved money, by the vendor's own names. */
export interface VendorBooking {
  readonly transaction: string;
  readonly kind: 'debit' | 'credit';
  readonly round: string;
  readonly amount: string;
  /** Play money in the free trial. */
  readonly currency: string;
  readonly state: 'booked' | 'cancelled';
  readonly at: string;
}
/** Calls of a vendor that were refused with one code, for one round. */
export interface VendorRefusal {
  readonly call: string;
  readonly code: string;
  /** Empty where the call names none. */
  readonly round: string;
  readonly message: string;
  readonly times: number;
  readonly lastAt: string;
}
export interface VendorFile {
  readonly code: string;
  /** Where browsers reach its games; null where it is no longer connected. */
  readonly origin: string | null;
  /** Empty before the first message between the two. */
  readonly keys: readonly VendorKey[];
  /** What it is paid without a person. */
  readonly ceiling: Omit<VendorCeiling, 'vendor'>;
  /** Paid without a person today (UTC). */
  readonly paidToday: string;
  /** Payouts above the ceiling that wait for a person. */
  readonly heldPayouts: number;
  readonly openRounds: number;
  /** The latest ten, newest first. */
  readonly bookings: readonly VendorBooking[];
  readonly refusals: readonly VendorRefusal[];
}
/** `GET /api/vendors` */
export interface VendorDesk {
  readonly vendors: readonly VendorFile[];
  readonly currency: string;
}
/** `GET /api/vendors/status?vendor=…`: what the vendor's own server answers now. */
export interface VendorStatus {
  /** False where it does not answer as the contract says. */
  readonly isUp: boolean;
  readonly milliseconds: number;
  readonly maintenance: boolean;
  readonly from: string | null;
  readonly until: string | null;
}
/** `POST /api/vendors/keys/rotate` and `…/retire` */
export interface KeyRequest {
  readonly vendor: string;
  readonly note: string;
}
/** The secret is shown this once. */
export interface NewVendorKey {
  readonly keyId: string;
  readonly secret: string;
}
