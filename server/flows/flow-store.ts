import type { Database } from '../db/database.ts';
import type { FlowSnapshot } from './flow-definition.ts';

/** Which flow: one of a machine about one thing. */
export interface FlowName {
  readonly merchant: string;
  readonly machine: string;
  readonly key: string;
}
export interface StoredFlow {
  readonly version: number;
  readonly snapshot: FlowSnapshot;
  /** Child id → key of the job that ends its wait; empty where the server does not keep the wait. */
  readonly waits: Readonly<Record<string, string>>;
  readonly steps: number;
}
export interface StepNote {
  readonly actor: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/** Reads a flow and, for a step, locks it until the transaction ends. Null where there is none. */
export async function readFlow(
  db: Database,
  { merchant, machine, key }: FlowName,
  { lock }: { readonly lock: boolean },
): Promise<StoredFlow | null> {
  let query = db
    .selectFrom('flow')
    .select(['version', 'value', 'context', 'waits', 'status', 'steps'])
    .where('merchant', '=', merchant)
    .where('machine', '=', machine)
    .where('key', '=', key);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  const { version, value, context, waits, status, steps } = row;
  return { version, waits, steps, snapshot: { value, context, status, waiting: Object.keys(waits) } };
}

const write = (value: unknown): string => JSON.stringify(value);

/** @returns false where the flow exists already */
export async function insertFlow(
  db: Database,
  { merchant, machine, key }: FlowName,
  { version, snapshot, waits, steps }: StoredFlow,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('flow')
    .values({
      merchant,
      machine,
      key,
      version,
      steps,
      value: write(snapshot.value),
      context: write(snapshot.context),
      waits: write(waits),
      status: snapshot.status,
      started_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateFlow(
  db: Database,
  { merchant, machine, key }: FlowName,
  { snapshot, waits, steps }: StoredFlow,
  now: Date,
): Promise<void> {
  await db
    .updateTable('flow')
    .set({
      steps,
      value: write(snapshot.value),
      context: write(snapshot.context),
      waits: write(waits),
      status: snapshot.status,
      changed_at: now,
    })
    .where('merchant', '=', merchant)
    .where('machine', '=', machine)
    .where('key', '=', key)
    .execute();
}

export async function insertStep(
  db: Database,
  { merchant, machine, key }: FlowName,
  step: number,
  { actor, event, from, to, at }: StepNote,
): Promise<void> {
  await db
    .insertInto('flow_step')
    .values({ merchant, machine, key, step, actor, event, from_state: from, to_state: to, at })
    .execute();
}
