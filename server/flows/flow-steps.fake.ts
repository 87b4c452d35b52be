import type { Database } from '../db/database.ts';
import type { FlowName, StepNote } from './flow-store.ts';

/** What happened to a flow, oldest first. */
export async function listSteps(
  db: Database,
  { merchant, machine, key }: FlowName,
): Promise<readonly StepNote[]> {
  const rows = await db
    .selectFrom('flow_step')
    .select(['actor', 'event', 'from_state', 'to_state', 'at'])
    .where('merchant', '=', merchant)
    .where('machine', '=', machine)
    .where('key', '=', key)
    .orderBy('step')
    .execute();
  return rows.map(({ from_state, to_state, ...rest }) => ({ ...rest, from: from_state, to: to_state }));
}
