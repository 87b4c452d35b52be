import type { JsonObject } from '../json/json.ts';
import type { Waiting } from './machine-contract.ts';

/** Who takes a step. `internal` are events that other parts of the program send. */
export type StepKind = 'person' | 'timer' | 'server' | 'internal';

/** One way on from a node: the event of a person with its payload, the end of a wait, a call's answer. */
export interface GraphStep {
  readonly kind: StepKind;
  /** Event type, name of the delay, or name of the service. */
  readonly event: string;
  /** Person and internal: one payload that the contract's schema allows. */
  readonly payload?: JsonObject;
  /** Server: name of the outcome. */
  readonly outcome?: string;
  /** Timer: how long it runs. */
  readonly milliseconds?: number;
  /** Effects that take the person to another screen (`leaving` of the contract). */
  readonly leaves?: readonly string[];
}
export interface GraphEdge {
  /** Index into `steps`. */
  readonly step: number;
  /** Index into `nodes`. */
  readonly to: number;
}
/** All that a layout can tell of a machine at one moment, and where it can go from there. */
export interface GraphNode {
  /** Dotted path of the atomic state; parallel states join with `+`. */
  readonly state: string;
  readonly waits: Waiting;
  readonly tags: readonly string[];
  /** The finite part of the projection: booleans and members of enums. What is missing is unknown. */
  readonly projection: JsonObject;
  /** Events that `can` holds for: accepted without a payload. */
  readonly can: readonly string[];
  readonly edges: readonly GraphEdge[];
}
/**
 * A machine with its children, timers and calls as a finite graph. Nodes that no sequence of steps can
 * tell apart are one node. Plain data: made from the real machine, read by the compiler.
 */
export interface MachineGraph {
  readonly machine: string;
  /** Every input of the contract's samples and the node it starts in. */
  readonly inputs: readonly { readonly input: JsonObject; readonly node: number }[];
  /** Keys of the input whose every value is among the samples. */
  readonly finiteInputs: readonly string[];
  readonly steps: readonly GraphStep[];
  readonly nodes: readonly GraphNode[];
  /** Nodes before those that behave alike were joined. */
  readonly explored: number;
}
