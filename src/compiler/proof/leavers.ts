import type { Moment } from './verdict.ts';
import { holdAll, type Control } from './control.ts';
import { findWayBack, type JointState } from './joint-space.ts';
import type { GroupRun } from './prove-group.ts';
import type { ScreenModel } from './read-screen.ts';

/** Whether a route leads to another page than the one that the person is on. */
export type LeadsAway = (route: string) => boolean;

/** A control that takes the person to another screen, or closes this one. */
const isLeaver = ({ actions, route }: Control, leadsAway: LeadsAway): boolean =>
  (route !== null && leadsAway(route)) ||
  actions.some((action) => action.do === 'close' || (action.do === 'navigate' && leadsAway(action.to)));

/** Whether something that surely shows on a screen, or in the frame around one, leads elsewhere. */
export const canLeave = ({ controls }: ScreenModel, moment: Moment, leadsAway: LeadsAway): boolean =>
  controls.some(
    (control) =>
      isLeaver(control, leadsAway) &&
      holdAll(control.conditions, moment) === true &&
      holdAll(control.enabled, moment) === true,
  );

/** The moments in which a dialog is still up: those that no step leads to which takes the person elsewhere. */
const listUp = (states: GroupRun['states']): readonly number[] => {
  const up = new Set(states.flatMap(({ from }, index) => (from === null ? [index] : [])));
  // A set is gone through in the order in which it grows.
  for (const index of up)
    for (const { by, to } of states[index]?.edges ?? []) if (by.step.leaves === undefined) up.add(to);
  return [...up];
};

/** Whether every moment of a flow surely leads to one in which the screen can be left. */
export const leadsOut = ({ states }: GroupRun, isOpenIn: (state: JointState) => boolean): boolean => {
  const isOpen = states.map(isOpenIn);
  const ways = findWayBack(
    states,
    (edge) => edge.by.step.leaves !== undefined || isOpen[edge.to] === true,
    () => true,
  );
  return listUp(states).every((index) => isOpen[index] === true || ways[index] === 1);
};
