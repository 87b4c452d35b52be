import type { OfferFields, OfferFigures } from '../../../src/protocol/calls/offers.ts';
import type { Database } from '../../../server/db/database.ts';
import type { KeptState, OfferKind } from './tables.ts';

/** Where the currency comes into what an operator types. */
export interface OfferScope {
  readonly db: Database;
  readonly merchant: string;
  readonly currency: string;
}
export interface KeptOffer<Fields> {
  readonly id: string;
  readonly state: KeptState;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly fields: Fields;
}
/** What is different between promotions and missions: their columns, and what comes of them. */
export interface OfferStore<Fields extends OfferFields> {
  readonly kind: OfferKind;
  /** Name of the field → path of the picture that it shows; empty for none. */
  readonly pictures: (fields: Fields) => Readonly<Record<string, string>>;
  readonly fixed: readonly (keyof Fields & string)[];
  /** In the order in which members see them. */
  readonly list: (scope: OfferScope) => Promise<readonly KeptOffer<Fields>[]>;
  /** Locks it until the transaction ends. */
  readonly lock: (scope: OfferScope, id: string) => Promise<KeptOffer<Fields> | undefined>;
  /** Reads fields and writes them again, as they are kept. @throws AppError 400 with field → code */
  readonly tidy: (scope: OfferScope, fields: Fields) => Fields;
  readonly insert: (scope: OfferScope, fields: Fields) => Promise<string>;
  readonly update: (scope: OfferScope, id: string, fields: Fields, state: KeptState) => Promise<void>;
  readonly stop: (scope: OfferScope, id: string, to: 'paused' | 'ended', now: Date) => Promise<void>;
  readonly remove: (scope: OfferScope, id: string) => Promise<void>;
  /** Id → what came of it; none for an offer of which nothing came. */
  readonly figures: (scope: OfferScope) => Promise<ReadonlyMap<string, OfferFigures>>;
}
