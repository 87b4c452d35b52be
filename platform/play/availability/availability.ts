import { sql } from 'kysely';
import type { BlockedRegion } from '../../../src/protocol/calls/opening.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { isInNetworks } from '../../../server/infrastructure/http/networks.ts';

/** Notified when the closure or the denied places change; the payload is the merchant. */
export const availabilityChannel = 'platform_opening';

/** Where a call comes from. */
export interface Place {
  /** The address as it is, not shortened. */
  readonly address: string;
  /** ISO 3166-1 alpha-2; null where it is not known. */
  readonly country: string | null;
}
export interface ClosurePeriod {
  readonly from: Date;
  /** Null: until an operator opens it. */
  readonly until: Date | null;
}
/** What is written about opening and closing. */
export interface AvailabilityFacts {
  readonly closure: ClosurePeriod | null;
  readonly places: readonly Pick<BlockedRegion, 'kind' | 'value'>[];
}
interface Row {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly places: AvailabilityFacts['places'] | null;
}

/** Closure and denied places in one round trip: every call of the member API asks for them. */
export async function readAvailability(db: Database, merchant: string): Promise<AvailabilityFacts> {
  const { rows } = await sql<Row>`
    select closure.starts_at, closure.ends_at, (
      select json_agg(json_build_object('kind', kind, 'value', value)) from denied_place
      where denied_place.merchant = ${merchant}
    ) as places
    from (select 1) as one left join platform_closure as closure on closure.merchant = ${merchant}`.execute(
    db,
  );
  const [row] = rows;
  const from = row?.starts_at ?? null;
  return {
    closure: from === null ? null : { from, until: row?.ends_at ?? null },
    places: row?.places ?? [],
  };
}

/** The closure that is in force at a moment; its end opens the platform automatically. */
export function findClosure({ closure }: AvailabilityFacts, now: Date): ClosurePeriod | null {
  if (closure === null || now < closure.from) return null;
  return closure.until !== null && now >= closure.until ? null : closure;
}

export function isBlocked({ places }: AvailabilityFacts, { address, country }: Place): boolean {
  if (places.length === 0) return false;
  const listed = (kind: BlockedRegion['kind']): readonly string[] =>
    places.filter((place) => place.kind === kind).map(({ value }) => value);
  if (country !== null && listed('country').includes(country)) return true;
  return isInNetworks(address, listed('network'));
}

/** Whether the platform is open, the same for every node. */
export interface Availability {
  read(): Promise<AvailabilityFacts>;
}

/** Calls that ask at the same moment share one question: a flood of them asks the database once. */
export function createAvailability({ db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>): Availability {
  let facts: Promise<AvailabilityFacts> | null = null;
  return {
    read: () => {
      if (facts !== null) return facts;
      const question = readAvailability(db, merchant).finally(() => {
        if (facts === question) facts = null;
      });
      facts = question;
      return question;
    },
  };
}
