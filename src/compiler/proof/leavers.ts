import type { Moment } from './verdict.ts';
import { holdAll, type Control } from './control.ts';
import type { ScreenModel } from './read-screen.ts';

/** A control that takes the person to another screen, or closes this one. */
const isLeaver = ({ actions, route }: Control): boolean =>
  route !== null || actions.some((action) => action.do === 'close' || action.do === 'navigate');

/** Whether something that surely shows on a screen, or in the frame around one, leads elsewhere. */
export const canLeave = ({ controls }: ScreenModel, moment: Moment): boolean =>
  controls.some(
    (control) =>
      isLeaver(control) &&
      holdAll(control.conditions, moment) === true &&
      holdAll(control.enabled, moment) === true,
  );
