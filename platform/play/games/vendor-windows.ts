import type { InputOf } from '../../../src/protocol/console/define-call.ts';
import { sql, type RawBuilder } from 'kysely';
import type { games, MaintenanceWindow } from '../../../src/protocol/calls/games.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

/** A window that players see: it is running, or begins soon. */
export interface ShownWindow {
  readonly from: Date;
  readonly until: Date;
  /** In the language that was asked for, or in another; empty where the operator wrote none. */
  readonly text: string;
}

const dayMs = 86_400_000;
/** Players see a window this long before it begins. */
const noticeMs = dayMs;
/** A window that is longer is a typing error more often than a plan. */
const longestMs = 31 * dayMs;
/** Running and coming windows of one vendor. */
const mostWindows = 20;

const isValid = sql<boolean>`w.called_off_at is null`;

/** Whether the vendor whose code a column holds is in a window now. */
export const isInWindow = (column: string, now: Date): RawBuilder<boolean> =>
  sql`exists (select from vendor_window w where w.vendor = ${sql.ref(column)}
    and w.starts_at <= ${now} and w.ends_at > ${now} and ${isValid})`;

const pickText = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? texts['EN'] ?? Object.values(texts)[0] ?? '';

/** The window of a vendor that is running or begins within a day; null where there is none. */
export async function findWindow(
  db: Database,
  { vendor, language, now }: { readonly vendor: string; readonly language: string; readonly now: Date },
): Promise<ShownWindow | null> {
  const row = await db
    .selectFrom('vendor_window as w')
    .select(['starts_at', 'ends_at', 'texts'])
    .where('vendor', '=', vendor)
    .where('starts_at', '<=', new Date(now.getTime() + noticeMs))
    .where('ends_at', '>', now)
    .where(isValid)
    .orderBy('starts_at')
    .orderBy('id')
    .executeTakeFirst();
  return row === undefined
    ? null
    : { from: row.starts_at, until: row.ends_at, text: pickText(row.texts, language) };
}

/** Windows that are running or coming, by vendor, the first to begin first. */
export async function listWindows(
  db: Database,
  now: Date,
): Promise<ReadonlyMap<string, readonly MaintenanceWindow[]>> {
  const rows = await db
    .selectFrom('vendor_window as w')
    .selectAll()
    .where('ends_at', '>', now)
    .where(isValid)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const windows = new Map<string, MaintenanceWindow[]>();
  for (const { id, vendor, starts_at, ends_at, texts, author, note } of rows) {
    const window = {
      id,
      from: starts_at.toISOString(),
      until: ends_at.toISOString(),
      texts,
      author,
      note,
      isRunning: starts_at <= now,
    };
    windows.set(vendor, [...(windows.get(vendor) ?? []), window]);
  }
  return windows;
}

const wrongTimes = (message: string) => refuseField('until', 'opening.times', message, 422);

/** @throws AppError 422 `opening.times` */
function checkTimes(from: Date, until: Date, now: Date): void {
  if (until <= from) throw wrongTimes('The end is not after the start.');
  if (until <= now) throw wrongTimes('The end has passed already.');
  if (until.getTime() - from.getTime() > longestMs) throw wrongTimes('A window is at most 31 days long.');
}

/**
 * Plans a window: all games of the vendor close when it begins and open when it ends.
 * @throws AppError 404 `game.unknown`; 422 `opening.times` where the times are in the wrong order or have passed,
 * or the vendor has 20 windows already
 */
export async function planWindow(
  { db, merchant, clock }: Deps,
  { vendor, from, until, texts, note, by }: InputOf<typeof games.planWindow>,
): Promise<void> {
  const now = clock.now();
  const [starts_at, ends_at] = [new Date(from), new Date(until)];
  checkTimes(starts_at, ends_at, now);
  const written = Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('game_vendor')
      .select('code')
      .where('code', '=', vendor)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('game.unknown', 'There is no such vendor.', 404);
    const others = (await listWindows(transaction, now)).get(vendor) ?? [];
    if (others.length >= mostWindows) throw wrongTimes(`A vendor has at most ${mostWindows} windows.`);
    await transaction
      .insertInto('vendor_window')
      .values({
        vendor,
        starts_at,
        ends_at,
        texts: JSON.stringify(written),
        author: by,
        note,
        created_at: now,
        called_off_at: null,
      })
      .execute();
    await appendOperation(transaction, merchant, {
      action: 'games.plan',
      author: by,
      subject: `vendor:${vendor}`,
      at: now,
      note: `${starts_at.toISOString()} to ${ends_at.toISOString()}: ${note}`,
    });
  });
}

/** Calls a window off, or ends one that is running. @throws AppError 404 `game.unknown` where it has ended or there is none */
export async function callOffWindow(
  { db, merchant, clock }: Deps,
  { id, note, by }: InputOf<typeof games.callOffWindow>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('vendor_window as w')
      .set({ called_off_at: now })
      .where('id', '=', id)
      .where('ends_at', '>', now)
      .where(isValid)
      .returning('vendor')
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('game.unknown', 'There is no such window, or no longer.', 404);
    await appendOperation(transaction, merchant, {
      action: 'games.call-off',
      author: by,
      subject: `vendor:${row.vendor}`,
      note,
      at: now,
    });
  });
}
