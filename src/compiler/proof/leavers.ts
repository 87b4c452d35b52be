import type { Moment } from './verdict.ts';
import { holdAll, type Control, type ScreenModel } from './read-screen.ts';

/** A control that takes the person to another screen, or closes this one. */
const isLeaver = ({ actions, route }: Control): boolean =>
  route !== null || actions.some((action) => action.do === 'close' || action.do === 'navigate');

/** Whether something that surely shows leads out of the screen. */
export const canLeave = (model: ScreenModel, moment: Moment, shell: ScreenModel | null): boolean =>
  [...model.controls, ...(shell?.controls ?? [])].some(
    (control) =>
      isLeaver(control) &&
      holdAll(control.conditions, moment) === true &&
      holdAll(control.enabled, moment) === true,
  );
