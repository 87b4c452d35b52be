import type { Rule } from '../../protocol/document/expression.ts';
import { type Environment, sourceAt } from '../environment.ts';
import type { IssueCode } from '../issue-codes.ts';
import type { FixDraft } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { anyType, type TypeRef } from './type-ref.ts';

/** One expression on its way through the check. */
export interface Walk {
  readonly env: Environment;
  readonly deps: Set<string>;
  readonly budget: { nodes: number; isPassed: boolean; isBroken: boolean; isLate: boolean };
  readonly compilePart: (walk: Walk, rule: Rule, place: Place, depth: number) => Part;
  /** Set inside a caller's parameter: its own issues were reported at its place. */
  readonly quiet: boolean;
  /** Named rules that are being read, outermost first, with the prefix of their document. */
  readonly reading: readonly string[];
  /** Whether the path of a variable is the first item of a list, followed by its fallback. */
  readonly isPathList?: boolean;
}
/** A checked piece of an expression. */
export interface Part {
  readonly rule: Rule;
  readonly type: TypeRef;
  /** Whether it is what a use gave to a fragment, which is written for other uses too. */
  readonly isGiven?: true;
  /** Of a variable that goes through a map, the path of that map. */
  readonly map?: string;
}
/** Placeholder for a piece that has issues. */
export const broken: Part = { rule: null, type: anyType };

/** Reports an issue of the expression; its result says nothing from then on. */
export const fail = (walk: Walk, code: IssueCode, place: Place, message: string, fix?: FixDraft): Part => {
  walk.budget.isBroken = true;
  if (!walk.quiet) walk.env.log.report(code, sourceAt(walk.env, place), message, fix);
  return broken;
};
