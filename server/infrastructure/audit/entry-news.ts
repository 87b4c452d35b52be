import { sql } from 'kysely';
import { entryAreas, type EntryArea } from '../../../src/protocol/document/entry-areas.ts';
import type { Database } from '../../db/database.ts';

/** Notified when something that operators put in by hand changes for readers: `<merchant> <area>`. */
export const entryChannel = 'foyer_entries';

/** First word of an action of the audit → what it changes for readers. */
const areaOfAction: Readonly<Record<string, EntryArea>> = {
  notice: 'notices',
  vendor: 'games',
  ...Object.fromEntries(entryAreas.map((area) => [area, area])),
};
/** No reader sees a draft, nor what waits for a second person. */
const unseen = ['draft', 'propose', 'remove', 'send', 'export'];

/** What an operator's action changes for readers; null where they see nothing of it. */
function findEntryArea(action: string): EntryArea | null {
  const [area = '', verb = ''] = action.split('.');
  return unseen.includes(verb) ? null : (areaOfAction[area] ?? null);
}

/** Tells the open pages of every node, when the transaction of the action is committed. */
export async function tellReaders(db: Database, merchant: string, action: string): Promise<void> {
  const area = findEntryArea(action);
  if (area !== null) await sql`select pg_notify(${entryChannel}, ${`${merchant} ${area}`})`.execute(db);
}

/** Reads what a notice says; null for another merchant's. */
export function readEntryNotice(payload: string, merchant: string): EntryArea | null {
  const [of, name] = payload.split(' ');
  return of === merchant ? (entryAreas.find((area) => area === name) ?? null) : null;
}
