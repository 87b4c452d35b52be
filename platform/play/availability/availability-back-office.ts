import { sql } from 'kysely';
import type { BlockedRegion, opening, OpeningState } from '../../../src/protocol/calls/opening.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { findMoment } from '../../../src/protocol/release/schedule.ts';
import type { Database } from '../../../server/db/database.ts';
import { answerAfter } from '../../../server/infrastructure/http/answer-after.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readCidr } from '../../../server/infrastructure/http/networks.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { availabilityChannel } from './availability.ts';
import { readCountry } from './read-place.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'countryHeader'>;
type Author = { readonly by: string };
type Closing = InputOf<typeof opening.close>;
type Place = InputOf<typeof opening.deny>;

const refuse = (code: string, message: string, status = 422): AppError =>
  new AppError({ status, code, message });
const refuseAt = (field: keyof Closing, code: string, message: string): AppError =>
  new AppError({ status: 422, code, message, fields: { [field]: code } });

/** A local time of a zone; null where the operator left it out. */
function readMoment(local: string, zone: string, field: keyof Closing): Date | null {
  if (local === '') return null;
  const moment = findMoment(local, zone);
  if (moment === 'gap') throw refuseAt(field, 'schedule.time-gap', 'The clocks of that zone skip this time.');
  if (moment === 'unknown')
    throw refuseAt(field, 'schedule.time-unknown', 'This is no time, or no time zone.');
  return new Date(moment);
}

/** Writes, tells every node, and keeps the audit: all of it or nothing. */
async function commit<Value>(
  { db, merchant, clock }: Deps,
  entry: { readonly action: string; readonly subject: string; readonly note: string } & Author,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  const { action, subject, note, by } = entry;
  return db.transaction().execute(async (transaction) => {
    const value = await work(transaction);
    await appendOperation(transaction, merchant, { action, author: by, subject, note, at: clock.now() });
    await sql`select pg_notify(${availabilityChannel}, ${merchant})`.execute(transaction);
    return value;
  });
}

/** Replaces the current closure, if there is one. @throws AppError 422 for times that are none */
async function close(deps: Deps, request: Closing): Promise<void> {
  const { merchant } = deps;
  const now = deps.clock.now();
  // Also where no time is given: the zone is kept, and has to be one.
  readMoment('2000-01-01T12:00', request.zone, 'zone');
  const from = readMoment(request.from, request.zone, 'from') ?? now;
  const until = readMoment(request.until, request.zone, 'until');
  if (until !== null && (until <= now || until <= from))
    throw refuseAt('until', 'opening.times', 'The end must come after the beginning, and after now.');
  const { zone, note, by } = request;
  const span = `${from.toISOString()} to ${until?.toISOString() ?? 'open end'} (${zone})`;
  const times = { starts_at: from, ends_at: until, zone, reason: note, author: by, created_at: now };
  await commit(deps, { action: 'platform.close', subject: 'platform', note: `${span}: ${note}`, by }, (db) =>
    db
      .insertInto('platform_closure')
      .values({ merchant, ...times })
      .onConflict((conflict) => conflict.column('merchant').doUpdateSet(times))
      .execute(),
  );
}

/** @throws AppError 409 where it is not closed */
async function open(deps: Deps, { note, by }: InputOf<typeof opening.open>): Promise<void> {
  await commit(deps, { action: 'platform.open', subject: 'platform', note, by }, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('platform_closure')
      .where('merchant', '=', deps.merchant)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw refuse('opening.not-closed', 'The platform is not closed.', 409);
  });
}

function readValue({ kind, value }: Pick<Place, 'kind' | 'value'>): string {
  const read = kind === 'country' ? readCountry(value) : readCidr(value);
  if (read === null)
    throw refuse('opening.place-unknown', 'Expected a country of two letters, or an address or CIDR.');
  return read;
}

/** @throws AppError 422 for a place that is none, 409 for one that is listed */
async function deny(deps: Deps, request: Place): Promise<void> {
  const { kind, note, by } = request;
  const value = readValue(request);
  await commit(deps, { action: 'region.deny', subject: `${kind}:${value}`, note, by }, async (db) => {
    const added = await db
      .insertInto('denied_place')
      .values({
        merchant: deps.merchant,
        kind,
        value,
        reason: note,
        author: by,
        created_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('value')
      .executeTakeFirst();
    if (added === undefined) throw refuse('opening.place-known', 'That place is on the list already.', 409);
  });
}

/** @throws AppError 404 for a place that is not listed */
async function allow(deps: Deps, request: Place): Promise<void> {
  const { kind, value, note, by } = request;
  await commit(deps, { action: 'region.allow', subject: `${kind}:${value}`, note, by }, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('denied_place')
      .where('merchant', '=', deps.merchant)
      .where('kind', '=', kind)
      .where('value', '=', value)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw refuse('opening.place-unlisted', 'That place is not on the list.', 404);
  });
}

async function list({ db, merchant, clock, countryHeader }: Deps): Promise<OpeningState> {
  const [row, rows] = await Promise.all([
    db.selectFrom('platform_closure').selectAll().where('merchant', '=', merchant).executeTakeFirst(),
    db
      .selectFrom('denied_place')
      .selectAll()
      .where('merchant', '=', merchant)
      .orderBy('kind')
      .orderBy('value')
      .execute(),
  ]);
  const now = clock.now();
  // A closure that ended on schedule is history.
  const standing = row === undefined || (row.ends_at !== null && row.ends_at <= now) ? null : row;
  const places = rows.map(({ kind, value, reason, author, created_at }): BlockedRegion => {
    return { kind, value, reason, author, at: created_at.toISOString() };
  });
  return {
    state: standing === null ? 'none' : standing.starts_at > now ? 'planned' : 'closed',
    closure:
      standing === null
        ? null
        : {
            from: standing.starts_at.toISOString(),
            until: standing.ends_at?.toISOString() ?? null,
            zone: standing.zone,
            reason: standing.reason,
            author: standing.author,
          },
    places,
    knowsCountries: countryHeader !== null,
  };
}

/** Closing and opening the platform, for the console. */
export function createAvailabilityBackOffice(deps: Deps): Answers<typeof opening> {
  const read = () => list(deps);
  return {
    read,
    close: answerAfter((request) => close(deps, request), read),
    open: answerAfter((request) => open(deps, request), read),
    deny: answerAfter((request) => deny(deps, request), read),
    allow: answerAfter((request) => allow(deps, request), read),
  };
}
