import type { Json, JsonObject, JsonSchema } from '../json/json.ts';

/** One answer a service can give, for the lab's "answer with…" and for generated paths. */
export interface ServiceOutcome {
  readonly name: string;
  readonly kind: 'done' | 'error';
  /** Output for `done`; `{ code, … }` for `error`. */
  readonly value: Json;
}
export interface ServiceContract {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  readonly outcomes: readonly ServiceOutcome[];
  /**
   * `false` where a second call would be felt (a second message, a second account): a flow restored
   * from storage does not call again, the call counts as failed with `request.interrupted`.
   */
  readonly repeatable?: false;
}
export type Waiting = 'person' | 'timer' | 'server' | 'final';

/** The parts of a snapshot that a contract reads. */
export interface SnapshotLike {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly matches: (state: never) => boolean;
  readonly can: (event: never) => boolean;
}

/** A step of a flow that a person finds again with the Back and Forward buttons of the browser. */
export interface StepContract {
  /** Dotted path of the state before it: Back leads there. */
  readonly after: string;
  /** The event that leads from there to this step: Forward sends it once more. Its payload has no secret. */
  readonly by: string;
  /** The event that leads back there. */
  readonly back: string;
}

/** What is known of one atomic state. */
export interface StateContract {
  readonly waits: Waiting;
  readonly tags?: readonly string[];
  /** Why this state needs no display and no way out: it asks the player for nothing. */
  readonly resting?: string;
  /** Whether the step has its own entry in the browser history. */
  readonly step?: StepContract;
}

/** Words of a flow that the server writes in the language of the page. */
export interface FlowWords {
  /** The call that answers with them, and changes nothing. */
  readonly service: string;
  /** What of the context is another one by an answer in another language: the words and nothing else. */
  readonly keep: (context: never, answer: never) => object;
}

/** What a layout, the checker, the lab and the tests may know about a machine. */
export interface MachineContract {
  readonly id: string;
  readonly version: number;
  readonly summary: string;
  /** Events a person or a layout may send: type → payload schema. */
  readonly events: Readonly<Record<string, JsonSchema>>;
  /** Events that other parts of the program send, never a layout: type → payload schema. */
  readonly internalEvents?: Readonly<Record<string, JsonSchema>>;
  /** Child machines: id of the child actor → id of its machine in the catalogue. */
  readonly children?: Readonly<Record<string, string>>;
  /** Asked for again when the language changes. */
  readonly words?: FlowWords;
  /** Named effects on the outside world: name → schema of what they are given. */
  readonly effects?: Readonly<Record<string, JsonSchema>>;
  /** Its calls are for members only: a page for others cannot have it. */
  readonly needs?: 'member';
  /** Effects that take the person to another screen. */
  readonly leaving?: readonly string[];
  /** JSON Schema of what `project` returns: all a layout can read, at `machine.<key>.*`. */
  readonly projection: JsonSchema;
  readonly project: (snapshot: SnapshotLike) => JsonObject;
  /** Dotted state path → what it waits for. Every atomic state is listed. */
  readonly states: Readonly<Record<string, StateContract>>;
  /** JSON Schema of the machine's `input`. */
  readonly input: JsonSchema;
  /** JSON Schema of what it hands to the flow that started it. */
  readonly output?: JsonSchema;
  readonly services: Readonly<Record<string, ServiceContract>>;
  readonly delays: readonly string[];
  /** Context keys never shown, logged or persisted. */
  readonly secrets: readonly string[];
  /** Finite abstraction of what guards read, for path search and the prover. */
  readonly bounded: (context: never) => JsonObject;
}
