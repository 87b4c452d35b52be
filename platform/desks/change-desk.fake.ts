import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls, DeskValues } from '../../src/protocol/desks/define-desk.ts';

/** The row of settings that is in force. */
export const readSettings = async (desk: Answers<DeskCalls>): Promise<DeskValues> =>
  (await desk.list()).rows[0]?.values ?? {};
/** One operator asks for changed settings. Gives the number of what waits. */
export async function proposeSettings(
  desk: Answers<DeskCalls>,
  change: DeskValues,
  by = 'clara',
): Promise<string> {
  const [row] = (await desk.list()).rows;
  const values = { ...row?.values, ...change };
  const state = await desk.propose({ key: '', version: row?.version ?? '0', values, note: 'Asked', by });
  return state.rows[0]?.waiting?.id ?? '';
}
/** One operator asks for changed settings, and another approves them. */
export async function changeSettings(desk: Answers<DeskCalls>, change: DeskValues): Promise<void> {
  const id = await proposeSettings(desk, change);
  await desk.decide({ id, state: 'approved', reason: '', by: 'paula' });
}
