import type { DeskFault } from '../../src/protocol/desks/desk-faults.ts';
import type { DeskValues } from '../../src/protocol/desks/define-desk.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { findPicture, readEntryFacts, type FactSources } from '../messages/entries/entry-facts.ts';
import type { ShelfChange, ShelfRow } from '../desks/shelf.ts';

interface Times {
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly enabled: boolean;
}
/** An end that has passed by the time that members would see it; one that has ended may still get other words. */
export function findEndFault({
  before,
  after,
  now,
}: ShelfChange<Times>): Readonly<Record<string, DeskFault>> {
  const isAsked = before === null || before.endsAt !== after.endsAt || (after.enabled && !before.enabled);
  const isOver = after.endsAt !== null && new Date(after.endsAt) <= now;
  return isAsked && isOver ? { endsAt: 'moment.over' } : {};
}

/** What is to be known of offers before members see them: over, without words in a language, without their picture. */
export async function noteOffers(
  deps: FactSources,
  rows: readonly ShelfRow[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { now, languages } = await readEntryFacts(deps);
  const noteOne = async ({ endsAt, texts, image }: DeskValues): Promise<readonly string[]> => {
    if (typeof endsAt === 'string' && new Date(endsAt) <= now) return ['It has ended.'];
    const missing = languages.filter((code) => !Object.hasOwn(texts as JsonObject, code));
    const hasPicture = typeof image !== 'string' || (await findPicture(deps, image));
    return [
      ...(missing.length === 0 ? [] : [`No words in: ${missing.join(', ')}`]),
      ...(hasPicture ? [] : ['The site no longer has its picture.']),
    ];
  };
  return Object.fromEntries(
    await Promise.all(rows.map(async ({ key, values }) => [key, await noteOne(values)] as const)),
  );
}
