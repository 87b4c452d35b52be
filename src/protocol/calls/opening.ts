import { get, post, reason } from '../console/define-call.ts';
import { flag, list, nullable, object, oneOf, text, textUpTo, type ValueOf } from '../json/typed-schema.ts';

/**
 * Closing the whole platform and opening it, and the places it is closed to. Needs no approval: it must take effect
 * immediately. Moments are ISO 8601 in UTC.
 */

/** A time at which the whole platform is closed. */
const closure = object({
  from: text,
  /** Null: until an operator opens it. */
  until: nullable(text),
  /** The zone in which the operator gave the times, for example `Asia/Manila`. */
  zone: text,
  reason: text,
  author: text,
});
export const regionKinds = ['country', 'network'] as const;
const kind = oneOf(regionKinds);
/** A place that the platform is closed to. */
const region = object({
  kind,
  /** ISO 3166-1 alpha-2 (`PH`), or a network as CIDR (`203.0.113.0/24`). */
  value: text,
  reason: text,
  author: text,
  at: text,
});
const state = object({
  /** Where the closure is now; `none` while there is none. */
  state: oneOf(['none', 'planned', 'closed']),
  closure: nullable(closure),
  places: list(region),
  /** Whether requests bring their country, so that countries can be denied. */
  knowsCountries: flag,
});
/** As the clocks of the zone show it, `2026-11-21T09:30`. */
const local = textUpTo(30);
const closing = object({
  /** Empty: from now on. */
  from: local,
  /** Empty: until an operator opens it. */
  until: local,
  zone: textUpTo(60, 1),
  note: reason,
});
const place = object({ kind, value: textUpTo(64, 1), note: reason });

const change = { needs: 'publish', answer: state } as const;
export const opening = {
  read: get('/opening', { needs: 'read', answer: state }),
  /** Replaces the current closure, if there is one. */
  close: post('/opening/close', { ...change, input: closing }),
  open: post('/opening/open', { ...change, input: object({ note: reason }) }),
  deny: post('/opening/deny', { ...change, input: place }),
  allow: post('/opening/allow', { ...change, input: place }),
};

/** @internal For tests and their doubles. */
export type Closure = ValueOf<typeof closure>;
export type RegionKind = ValueOf<typeof kind>;
export type BlockedRegion = ValueOf<typeof region>;
export type OpeningState = ValueOf<typeof state>;
