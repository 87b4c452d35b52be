import { decimalId, get, post, reason } from '../console/define-call.ts';
import {
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Vendors of games: how they are, what they called, and their keys, which administrators change. Amounts are decimal
 * texts, moments are ISO 8601 in UTC.
 */

/** `active` signs; `former` is still taken until it is retired. */
const key = object({ keyId: text, state: oneOf(['active', 'former']), since: text });
/** A call that moved money, by the vendor's own names. */
const booking = object({
  transaction: text,
  kind: oneOf(['debit', 'credit']),
  round: text,
  amount: text,
  /** Play money in the free trial. */
  currency: text,
  state: oneOf(['booked', 'cancelled']),
  at: text,
});
/** Calls of a vendor that were refused with one code, for one round. */
const refusal = object({
  call: text,
  code: text,
  /** Empty where the call names none. */
  round: text,
  message: text,
  times: count,
  lastAt: text,
});
const file = object({
  code: text,
  /** Where browsers reach its games; null where it is no longer connected. */
  origin: nullable(text),
  /** Empty before the first message between the two. */
  keys: list(key),
  /** What it is paid without a person. */
  ceiling: object({ stakeTimes: nullable(whole(0)), perRound: nullable(text), perDay: nullable(text) }),
  /** Paid without a person today (UTC). */
  paidToday: text,
  /** Payouts above the ceiling that wait for a person. */
  heldPayouts: count,
  openRounds: count,
  /** The latest ten, newest first. */
  bookings: list(booking),
  refusals: list(refusal),
});
const overview = object({ vendors: list(file), currency: text });
const status = object({
  /** False where it does not answer as the contract says. */
  isUp: flag,
  milliseconds: count,
  maintenance: flag,
  from: nullable(text),
  until: nullable(text),
});
/** The secret is shown this once. */
const newKey = object({ keyId: text, secret: text });

/** What an import does to games; `refused`: what the vendor says of them is not as the contract has it. */
export const importChanges = ['new', 'changed', 'gone', 'refused'] as const;
export type ImportChange = (typeof importChanges)[number];
export const appliedChanges = ['new', 'changed', 'gone'] as const;
export type AppliedChange = (typeof appliedChanges)[number];
/** `pictures`: games whose picture could not be stored. */
export const importFilters = [...importChanges, 'pictures'] as const;
export type ImportFilter = (typeof importFilters)[number];
/** `none`: the vendor names none, or the one that is stored. */
const picture = oneOf(['none', 'waiting', 'stored', 'failed']);
const field = object({ field: text, from: text, to: text });
const importLine = object({
  place: count,
  code: text,
  name: text,
  change: oneOf(importChanges),
  /** Empty where the vendor lists it no longer, or it is refused. */
  studio: text,
  type: text,
  fields: list(field),
  /** Code of why it is refused; else empty. */
  fault: text,
  picture,
  pictureFault: text,
});
/** A vendor's catalogue as it was read, with what differs from the platform's. */
const catalogue = object({
  id: text,
  /** Games that the vendor lists. */
  games: count,
  readAt: text,
  readBy: text,
  appliedAt: nullable(text),
  appliedBy: nullable(text),
  counts: object({ new: count, changed: count, gone: count, refused: count }),
  pictures: object({ waiting: count, stored: count, failed: count }),
  rows: list(importLine),
  page: count,
  pages: count,
  total: count,
});

const vendor = textUpTo(40, 1);
const importDone = object({ done: flag });
const keyRequest = object({ vendor, note: reason });
export const vendors = {
  read: get('/vendors', { needs: 'read', answer: overview }),
  /** What the vendor's own server answers now. */
  status: get('/vendors/status', { needs: 'read', input: object({ vendor }), answer: status }),
  /** Makes the next key; the former one is good until it is retired. */
  rotateKey: post('/vendors/keys/rotate', { needs: 'system', input: keyRequest, answer: newKey }),
  retireKey: post('/vendors/keys/retire', { needs: 'system', input: keyRequest, answer: overview }),
  /** What was read last, null before the first reading. */
  showImport: get('/vendors/catalogue', {
    needs: 'read',
    input: object({ vendor, filter: oneOf(importFilters), page: whole(1, 100_000) }),
    answer: object({ import: nullable(catalogue) }),
  }),
  /** Asks the vendor's own server and stores what differs; changes nothing else. */
  readCatalogue: post('/vendors/catalogue/read', {
    needs: 'publish',
    input: object({ vendor }),
    answer: importDone,
  }),
  /** `id` is of the reading that the operator reviewed. */
  applyImport: post('/vendors/catalogue/apply', {
    needs: 'publish',
    input: object({
      vendor,
      id: decimalId,
      changes: list(oneOf(appliedChanges), { minItems: 1, maxItems: 3 }),
      note: reason,
    }),
    answer: importDone,
  }),
  /** Fetches the pictures that failed again. */
  retryPictures: post('/vendors/catalogue/pictures', {
    needs: 'publish',
    input: object({ vendor, id: decimalId }),
    answer: importDone,
  }),
};

export type VendorKey = ValueOf<typeof key>;
export type VendorBooking = ValueOf<typeof booking>;
export type VendorRefusal = ValueOf<typeof refusal>;
export type VendorFile = ValueOf<typeof file>;
export type VendorOverview = ValueOf<typeof overview>;
export type VendorStatus = ValueOf<typeof status>;
export type NewVendorKey = ValueOf<typeof newKey>;
export type ImportedField = ValueOf<typeof field>;
export type PictureState = ValueOf<typeof picture>;
export type ImportLine = ValueOf<typeof importLine>;
export type CatalogueImport = ValueOf<typeof catalogue>;
