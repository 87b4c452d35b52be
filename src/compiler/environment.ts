import type { DataSource, LayoutNode, Value } from '../protocol/document/document.ts';
import type { Rule } from '../protocol/document/expression.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { TypeRef } from './expressions/type-ref.ts';
import type { IssueLog, Source } from './issue-log.ts';
import type { Place } from './pointer.ts';
import type { ScreenScope } from './screens/screen-scope.ts';

/** A fragment's parameter as its caller wrote it, to be read in the caller's environment. */
export interface BoundParam {
  readonly value: Value;
  readonly place: Place;
  readonly env: Environment;
  /** Set where there is no caller: all that is known of the parameter. */
  readonly open?: TypeRef;
}
/** An expression that a document gives a name, and where it is read from: no row and no event is in sight there. */
export interface NamedRule {
  readonly rule: Rule;
  readonly place: Place;
  readonly env: Environment;
}
/** A data source that came with a fragment, or that its use gave it. */
export interface OwnSource {
  /** Its name on the screen. */
  readonly name: string;
  readonly call: string;
  readonly answer: TypeRef;
  /** As it was written. */
  readonly source: DataSource;
  /** Where its inputs are read; null for the fragment itself. */
  readonly from: Environment | null;
}
/** A flow that a fragment works on, by the key that the screen has for it. */
export interface BoundFlow {
  readonly key: string;
  /** Null where the use gave none: that is one issue, and what reads the flow brings no more. */
  readonly contract: MachineContract | null;
}
/** What a caller put into a fragment's slot. */
export interface BoundSlot {
  readonly nodes: readonly LayoutNode[];
  readonly place: Place;
  readonly env: Environment;
}

/**
 * The surroundings of a piece of a document: which names it sees and where its ids and issues belong.
 * Lexical, so that a fragment sees its parameters and never the caller's rows.
 */
export interface Environment {
  readonly screen: ScreenScope;
  readonly log: IssueLog;
  readonly document: string;
  /** Rows in sight: name → type of a row. */
  readonly rows: ReadonlyMap<string, TypeRef>;
  /** Null outside fragments. */
  readonly params: ReadonlyMap<string, BoundParam> | null;
  /** The data sources of its fragment, by the name that they have in it. */
  readonly sources: ReadonlyMap<string, OwnSource>;
  /** The flows that its fragment was given, by the name that they have in it. */
  readonly flows: ReadonlyMap<string, BoundFlow>;
  /** The named expressions of its document. */
  readonly rules: ReadonlyMap<string, NamedRule>;
  /** Those of them that something reads. */
  readonly readRules: Set<string>;
  readonly slots: ReadonlyMap<string, BoundSlot>;
  /** When the nodes around it show, as their rules are written in its document. */
  readonly around: readonly Rule[];
  /** Payload of the event that the actions answer; null outside actions. */
  readonly event: TypeRef | null;
  /** Which versions its document was written for, as that one says, and where it says so. */
  readonly requires: {
    readonly document: string;
    readonly versions: Readonly<Record<string, number>> | undefined;
  };
  /** Put before the ids of nodes: empty, or `header/`. */
  readonly prefix: string;
  /** Fragments being inlined, outermost first. */
  readonly fragments: readonly string[];
}

export const sourceAt = (env: Environment, place: Place): Source => ({ document: env.document, place });
