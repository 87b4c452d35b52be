import type { Database } from '../../server/db/database.ts';
import type { LocalTexts } from '../local-texts.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { spanOfDay } from '../brand-day.ts';

/** When red envelopes may be opened, how many, and what is in them. Money in minor units. */
export interface EnvelopePlan {
  readonly id: string;
  readonly texts: LocalTexts;
  readonly everyMinutes: number;
  readonly openMinutes: number;
  readonly grabs: number;
  readonly least: bigint;
  readonly most: bigint;
  readonly budget: bigint;
}
/** The window of now, or the next one. */
export interface EnvelopeWindow {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly isOpen: boolean;
}
const minuteMs = 60_000;

export async function readPlan(db: Database, merchant: string): Promise<EnvelopePlan | null> {
  const row = await db
    .selectFrom('envelope_plan')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    texts: row.texts,
    everyMinutes: row.every_minutes,
    openMinutes: row.open_minutes,
    grabs: row.grabs,
    least: BigInt(row.least),
    most: BigInt(row.most),
    budget: BigInt(row.budget),
  };
}

/** Windows are counted from midnight in the time zone of the brand. */
export function findWindow(
  { everyMinutes, openMinutes }: EnvelopePlan,
  now: Date,
  timeZone: string,
): EnvelopeWindow {
  const midnight = spanOfDay(dayIn(timeZone, now), timeZone).from.getTime();
  const every = everyMinutes * minuteMs;
  const current = midnight + Math.floor((now.getTime() - midnight) / every) * every;
  const isOpen = now.getTime() < current + openMinutes * minuteMs;
  const opensAt = isOpen ? current : current + every;
  return {
    opensAt: new Date(opensAt),
    closesAt: new Date(opensAt + openMinutes * minuteMs),
    isOpen,
  };
}
