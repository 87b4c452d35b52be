import { Ajv } from 'ajv';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { readStatePath } from '../../src/machines/state-path.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import { compileAtFirstUse, type FitsSchema } from '../infrastructure/http/compile-at-first-use.ts';
import { openAtFirstUse } from '../infrastructure/http/open-at-first-use.ts';
import type { Clock } from '../infrastructure/clock.ts';
import type { JobHandlers } from '../infrastructure/jobs/job-runner.ts';
import { cancelJob, scheduleJob } from '../infrastructure/jobs/job-store.ts';
import type { FlowDefinition, FlowScope } from './flow-definition.ts';
import {
  insertFlow,
  insertStep,
  readFlow,
  updateFlow,
  type FlowName,
  type StoredFlow,
} from './flow-store.ts';
import { beginFlow, continueFlow, restoreSnapshot, type StepResult } from './take-step.ts';

/** Kind of the jobs that end waits of flows. */
const waitJob = 'flow.wait';

/** An event with its payload, as a browser's machine takes it. */
export interface FlowEvent extends JsonObject {
  readonly type: string;
}
/** A flow after a step. */
export interface FlowState {
  /** Dotted, for example `pending.choosing`. */
  readonly state: string;
  readonly context: JsonObject;
  readonly status: 'active' | 'done';
  /** What the last service of the last step was refused with. */
  readonly refusal: AppError | null;
}
export interface StepOptions {
  readonly machine: string;
  readonly key: string;
  /** `member:12`, `operator:anna`, `server`. */
  readonly actor: string;
}
export interface FlowRunner {
  /** Begins a flow. Throws where there is one of this machine and key. Call it inside a transaction. */
  begin(db: Database, options: StepOptions & { readonly input: JsonObject }): Promise<FlowState>;
  /**
   * Sends a person's events to a flow, one after the other. Call it inside a transaction: the flow is
   * locked until it ends. Throws `AppError`: 404 `flow.unknown`, 400 `request_param_err` for a payload
   * that does not fit, 409 `flow.closed` for an event that the state does not take.
   */
  send(db: Database, options: StepOptions & { readonly events: readonly FlowEvent[] }): Promise<FlowState>;
  /**
   * Ends a wait whose moment has come without waiting for its job, for a caller in the meantime. Call it
   * inside a transaction. Does nothing where the wait has already ended. The service that runs then judges
   * the moment, not the caller.
   */
  endWait(db: Database, machine: string, key: string, waitId: string): Promise<void>;
  /** State of a flow; null where there is none. */
  read(db: Database, machine: string, key: string): Promise<FlowState | null>;
  /** Handlers of the jobs that end waits, for the node's job runner. */
  readonly jobs: JobHandlers;
}
interface RunnerOptions {
  readonly clock: Clock;
  readonly merchant: string;
  /** Machine id → definition. */
  readonly flows: Readonly<Record<string, FlowDefinition>>;
}

function readPayloads({ contract }: FlowDefinition): ReadonlyMap<string, FitsSchema<unknown>> {
  const ajv = openAtFirstUse(() => new Ajv({ strict: false }));
  return new Map(
    Object.entries(contract.events).map(([type, schema]) => [
      type,
      compileAtFirstUse(() => ajv().compile(schema)),
    ]),
  );
}
const describe = (flow: StoredFlow, refusal: AppError | null = null): FlowState => ({
  state: readStatePath(flow.snapshot.value),
  context: flow.snapshot.context,
  status: flow.snapshot.status,
  refusal,
});

/** Schedules and cancels the jobs of a flow's waits; gives the waits after the step. */
async function keepWaits(
  { db, now }: FlowScope,
  name: FlowName,
  before: Readonly<Record<string, string>>,
  steps: number,
  { snapshot, begun }: StepResult,
): Promise<Readonly<Record<string, string>>> {
  const after: Record<string, string> = {};
  for (const id of snapshot.waiting) {
    const newWait = begun.find((one) => one.id === id);
    after[id] =
      newWait === undefined
        ? (before[id] ?? '')
        : `${name.merchant}/${name.machine}/${name.key}/${steps}/${id}`;
    if (newWait === undefined) continue;
    const { machine, key } = name;
    await scheduleJob(db, {
      merchant: name.merchant,
      kind: waitJob,
      key: after[id],
      payload: { machine, key, child: id },
      dueAt: new Date(now.getTime() + newWait.milliseconds),
      now,
    });
  }
  const keptWaits = new Set(Object.values(after));
  for (const job of Object.values(before))
    if (job !== '' && !keptWaits.has(job))
      await cancelJob(db, { merchant: name.merchant, kind: waitJob, key: job });
  return after;
}

/** See `FlowRunner`. */
export function createFlowRunner({ clock, merchant, flows }: RunnerOptions): FlowRunner {
  const validators = new Map(Object.entries(flows).map(([id, definition]) => [id, readPayloads(definition)]));
  const find = (machine: string): FlowDefinition => {
    const definition = flows[machine];
    if (definition === undefined)
      throw new Error(`Expected a flow of ${Object.keys(flows).join(', ')}, got ${machine}`);
    return definition;
  };
  const scopeOf = (db: Database, { key, actor }: Pick<StepOptions, 'key' | 'actor'>): FlowScope => ({
    db,
    key,
    actor,
    merchant,
    now: clock.now(),
  });

  const check = (definition: FlowDefinition, flow: StoredFlow, event: FlowEvent): void => {
    const { type, ...payload } = event;
    const fits = validators.get(definition.contract.id)?.get(type);
    if (fits === undefined || !fits(payload))
      throw new AppError({
        status: 400,
        code: 'request_param_err',
        message: `The event ${type} does not fit the contract of ${definition.contract.id}.`,
      });
    if (!restoreSnapshot(definition.machine, flow.snapshot).can(event))
      throw new AppError({
        status: 409,
        code: 'flow.closed',
        message: `${definition.contract.id} does not take ${type} in ${readStatePath(flow.snapshot.value)}.`,
      });
  };
  const take = async (
    scope: FlowScope,
    name: FlowName,
    flow: StoredFlow,
    event: { readonly type: string },
  ): Promise<{ flow: StoredFlow; refusal: AppError | null }> => {
    const result = await continueFlow(find(name.machine), scope, flow.snapshot, event);
    const steps = flow.steps + 1;
    const waitKeys = await keepWaits(scope, name, flow.waits, steps, result);
    const next: StoredFlow = { version: flow.version, snapshot: result.snapshot, waits: waitKeys, steps };
    await updateFlow(scope.db, name, next, scope.now);
    await insertStep(scope.db, name, steps, {
      actor: scope.actor,
      event: event.type,
      from: readStatePath(flow.snapshot.value),
      to: readStatePath(result.snapshot.value),
      at: scope.now,
    });
    return { flow: next, refusal: result.refusal };
  };
  const lock = async (db: Database, name: FlowName): Promise<StoredFlow> => {
    const flow = await readFlow(db, name, { lock: true });
    if (flow !== null) return flow;
    throw new AppError({
      status: 404,
      code: 'flow.unknown',
      message: `There is no ${name.machine} of ${name.key}.`,
    });
  };

  return {
    begin: async (db, { machine, key, actor, input }) => {
      const definition = find(machine);
      const name = { merchant, machine, key };
      const scope = scopeOf(db, { key, actor });
      const result = await beginFlow(definition, scope, input);
      const waitKeys = await keepWaits(scope, name, {}, 0, result);
      const flow = {
        version: definition.contract.version,
        snapshot: result.snapshot,
        waits: waitKeys,
        steps: 0,
      };
      if (!(await insertFlow(db, name, flow, scope.now)))
        throw new Error(`Expected no ${machine} of ${key}, got one`);
      const to = readStatePath(result.snapshot.value);
      await insertStep(db, name, 0, { actor, event: 'begin', from: '', to, at: scope.now });
      return describe(flow, result.refusal);
    },
    send: async (db, { machine, key, actor, events }) => {
      const definition = find(machine);
      const name = { merchant, machine, key };
      let flow = await lock(db, name);
      let refusal: AppError | null = null;
      for (const event of events) {
        check(definition, flow, event);
        ({ flow, refusal } = await take(scopeOf(db, { key, actor }), name, flow, event));
        if (refusal !== null) break;
      }
      return describe(flow, refusal);
    },
    read: async (db, machine, key) => {
      const flow = await readFlow(db, { merchant, machine, key }, { lock: false });
      return flow === null ? null : describe(flow);
    },
    endWait: async (db, machine, key, waitId) => {
      const name = { merchant, machine, key };
      const flow = await lock(db, name);
      if ((flow.waits[waitId] ?? '') === '') return;
      const event = { type: `xstate.done.actor.${waitId}`, actorId: waitId };
      await take(scopeOf(db, { key, actor: 'timer' }), name, flow, event);
    },
    jobs: {
      [waitJob]: async (db, job) => {
        const { machine, key, child } = job.payload as { machine: string; key: string; child: string };
        const name = { merchant, machine, key };
        const flow = await readFlow(db, name, { lock: true });
        // The state was left while the job waited for the lock: its wait no longer belongs to a state.
        if (flow === null || flow.waits[child] !== job.key) return;
        const event = { type: `xstate.done.actor.${child}`, actorId: child };
        await take(scopeOf(db, { key, actor: 'timer' }), name, flow, event);
      },
    },
  };
}
