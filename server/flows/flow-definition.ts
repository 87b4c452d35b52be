import type { AnyStateMachine } from 'xstate';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { MachineContract } from '../../src/protocol/machine/machine-contract.ts';
import type { Database } from '../db/database.ts';

/** What a service or effect of a server-kept flow works with. */
export interface FlowScope {
  /** The transaction of the step: whatever is changed goes through it, or it is not undone with it. */
  readonly db: Database;
  readonly now: Date;
  readonly merchant: string;
  /** What the flow is about, for example the number of a withdrawal. */
  readonly key: string;
  /** Who takes the step: `member:12`, `operator:anna`, `timer`. */
  readonly actor: string;
}
/**
 * Answers a service of the machine with what its contract's `output` says. An `AppError` is the
 * service's failure: what the service changed is undone, and the machine goes where `onError` leads.
 */
export type FlowService = (scope: FlowScope, input: JsonObject) => Promise<JsonObject>;
export type FlowEffect = (scope: FlowScope, params: JsonObject) => Promise<void>;

/** A machine of the catalogue with what its names mean on the server. */
export interface FlowDefinition {
  readonly machine: AnyStateMachine;
  readonly contract: MachineContract;
  /** Service name → answer. A missing one is a programming error, reported when it is called. */
  readonly services: Readonly<Record<string, FlowService>>;
  /** Effect name → what it does here; those that are missing do nothing on the server. */
  readonly effects: Readonly<Record<string, FlowEffect>>;
  /** Delays that the server keeps. The others pass in a browser only, for example a poll of this server. */
  readonly waits: readonly string[];
}
/** State of a flow between two steps. All of it is plain JSON. */
export interface FlowSnapshot {
  readonly value: unknown;
  readonly context: JsonObject;
  readonly status: 'active' | 'done';
  /** Ids of the waits that continue. */
  readonly waiting: readonly string[];
}
