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
export interface VendorOverview {
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

/** What an import does to games; `refused`: what the vendor says of them is not as the contract has it. */
export const importChanges = ['new', 'changed', 'gone', 'refused'] as const;
export type ImportChange = (typeof importChanges)[number];
export const appliedChanges = ['new', 'changed', 'gone'] as const;
export type AppliedChange = (typeof appliedChanges)[number];
/** `pictures`: games whose picture could not be stored. */
export const importFilters = [...importChanges, 'pictures'] as const;
export type ImportFilter = (typeof importFilters)[number];
/** `none`: the vendor names none, or the one that is stored. */
export type PictureState = 'none' | 'waiting' | 'stored' | 'failed';
export interface ImportedField {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}
export interface ImportLine {
  readonly place: number;
  readonly code: string;
  readonly name: string;
  readonly change: ImportChange;
  /** Empty where the vendor lists it no longer, or it is refused. */
  readonly studio: string;
  readonly type: string;
  readonly fields: readonly ImportedField[];
  /** Code of why it is refused; empty otherwise. */
  readonly fault: string;
  readonly picture: PictureState;
  readonly pictureFault: string;
}
/** A vendor's catalogue as it was read, with what differs from the platform's. */
export interface CatalogueImport {
  readonly id: string;
  /** Games that the vendor lists. */
  readonly games: number;
  readonly readAt: string;
  readonly readBy: string;
  readonly appliedAt: string | null;
  readonly appliedBy: string | null;
  readonly counts: Readonly<Record<ImportChange, number>>;
  readonly pictures: { readonly waiting: number; readonly stored: number; readonly failed: number };
  readonly rows: readonly ImportLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
/** `GET /api/vendors/catalogue?vendor=…&filter=…&page=…` */
export interface ImportQuery {
  readonly vendor: string;
  readonly filter: ImportFilter;
  readonly page: number;
}
/** Null before the first reading (`POST /api/vendors/catalogue/read`). */
export interface ImportAnswer {
  readonly import: CatalogueImport | null;
}
/** `POST /api/vendors/catalogue/apply` */
export interface ImportRequest {
  readonly vendor: string;
  /** Of the reading that the operator reviewed. */
  readonly id: string;
  readonly changes: readonly AppliedChange[];
  readonly note: string;
}
