import {
  deskCalls,
  type Desk,
  type DeskState,
  type DeskValues,
} from '../../../src/protocol/desks/define-desk.ts';
import { desks } from '../../../src/protocol/desks/desks.ts';
import { startValues } from '../../../src/protocol/desks/start-values.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import { CallRefused } from '../call-refused.ts';
import { actAs, approve, type PlanWork } from '../plan-work.ts';
import { pointTo } from '../plan-result.ts';
import type { Member } from '../team.ts';

/** What names a row. */
const nameOf = ({ key, heading, headingMore = heading }: Desk, values: DeskValues): string =>
  toCanonicalJson(
    key === undefined ? [values[heading] ?? null, values[headingMore] ?? null] : (values[key] ?? null),
  );
const findRow = (
  desk: Desk,
  { rows }: DeskState,
  values: DeskValues,
): DeskState['rows'][number] | undefined =>
  desk.shape === 'list' ? rows.find((row) => nameOf(desk, row.values) === nameOf(desk, values)) : rows[0];
/** The change that waits about the row of these values. */
function findWaiting(
  desk: Desk,
  state: DeskState,
  values: DeskValues,
): DeskState['added'][number] | undefined {
  const row = findRow(desk, state, values);
  if (row !== undefined) return row.waiting ?? undefined;
  return state.added.find(
    ({ after }) => after !== null && (desk.shape !== 'list' || nameOf(desk, after) === nameOf(desk, values)),
  );
}

/** Whether a row is refused only because what it refers to waits for a person. */
const isEarly = ({ lines }: PlanWork, desk: Desk, { fields }: CallRefused): boolean => {
  const names = Object.keys(fields);
  return (
    names.length > 0 &&
    names.every((name) => desk.fields[name]?.kind === 'reference') &&
    lines.some(({ state, pointer }) => state === 'waits' && pointer.startsWith('/desks/'))
  );
};
const tellLater = ({ tell }: PlanWork, pointer: string): void =>
  tell({
    state: 'waits',
    pointer,
    code: 'plan.later',
    sentence: 'It refers to a row that’s still pending: run the plan again after that.',
  });

interface Place {
  readonly desk: Desk;
  readonly pointer: string;
  readonly entry: DeskValues;
}
async function setRow(work: PlanWork, { desk, pointer, entry }: Place, by: Member): Promise<void> {
  const calls = deskCalls(desk);
  const before = await by.ask(calls.list, {});
  const row = findRow(desk, before, entry);
  const values =
    desk.shape === 'set' ? entry : { ...(row === undefined ? startValues(desk) : row.values), ...entry };
  try {
    const version = row?.version ?? '0';
    await by.ask(calls.propose, { key: row?.key ?? null, version, values, note: work.note });
  } catch (cause) {
    if (!(cause instanceof CallRefused)) throw cause;
    if (isEarly(work, desk, cause)) return tellLater(work, pointer);
    // Of an earlier run; another person’s change is left to them.
    if (cause.code !== 'desk.waiting') throw cause;
  }
  const waiting = findWaiting(desk, await by.ask(calls.list, {}), values);
  await approve(work, {
    pointer,
    what: `The ${desk.words.one} ${toText(entry[desk.key ?? desk.heading] ?? '')}`.trim(),
    by: waiting === undefined ? by : { ...by, username: waiting.proposedBy },
    decides: desk.rights.decide ?? desk.rights.propose,
    id: waiting === undefined ? null : waiting.id,
    approve: async (member, id) => {
      if (waiting?.note !== work.note)
        throw new CallRefused('desk.waiting', 'It is not the plan’s: a person decides about it.');
      await member.ask(calls.decide, { id, state: 'approved', reason: work.note });
    },
  });
}

/** Rows of the tables that operators keep. */
export async function setDesks(work: PlanWork): Promise<void> {
  for (const [name, rows] of Object.entries(work.plan.desks ?? {})) {
    const desk = desks.find((one) => one.name === name);
    if (desk === undefined) {
      const sentence = `There is no desk ${name}. There are ${desks.map((one) => one.name).join(', ')}.`;
      work.tell({ state: 'fault', pointer: pointTo('desks', name), code: 'desk.unknown', sentence });
      continue;
    }
    const places = (desk.shape === 'set' ? [{ rows }] : rows).map((entry, index) => ({
      desk,
      entry,
      pointer: pointTo('desks', name, ...(desk.shape === 'set' ? [] : [index])),
    }));
    for (const place of places)
      await actAs(work, place.pointer, {
        need: desk.rights.propose,
        act: (by) => setRow(work, place, by),
      });
  }
}
