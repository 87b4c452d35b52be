import type { CompiledAction, CompiledNode } from '../../protocol/release/release.ts';
import type { Source } from '../issue-log.ts';
import type { Moment, Verdict } from './verdict.ts';

/** A condition is made from what it says alone: two that say the same hold in the same moments. */
export interface Condition {
  readonly says: string;
  readonly holds: (moment: Moment) => Verdict;
  /** It asks for nothing but states, all of which a proof goes through. Samples have no part in it. */
  readonly isOfStates?: true;
}
type Send = CompiledAction & { readonly do: 'send' };

/** Something that shows or does not. */
export interface ScreenPart {
  readonly node: CompiledNode;
  readonly source: Source;
  /** All of these hold where it shows. */
  readonly conditions: readonly Condition[];
  /** Machines that decide whether it shows; of a control, also whether it can be operated. */
  readonly machines: ReadonlySet<string>;
  /** Settings that decide the same. */
  readonly settings: ReadonlySet<string>;
}
/** One event of a component that a person can operate. */
export interface Control extends ScreenPart {
  readonly event: string;
  readonly actions: readonly CompiledAction[];
  /** It can be operated where these hold too. */
  readonly enabled: readonly Condition[];
  /** Where the event is not one of actions: a link's route. */
  readonly route: string | null;
  /** The form that a submit button is in; its actions are those of the form. */
  readonly sends?: ScreenPart;
}
/** It is unknown whether there are rows, and whether a component fails and its fallback shows. */
export const never: Condition = { says: 'nobody knows', holds: () => null };
export const listSends = (control: Control, machine?: string): readonly Send[] =>
  control.actions.filter(
    (action): action is Send => action.do === 'send' && (machine === undefined || action.to === machine),
  );
/** True where all hold, false where one does not, null where that is open. */
export const holdAll = (conditions: readonly Condition[], moment: Moment): Verdict => {
  let isOpen = false;
  for (const condition of conditions) {
    const verdict = condition.holds(moment);
    if (verdict === false) return false;
    if (verdict === null) isOpen = true;
  }
  return isOpen ? null : true;
};
