import type { Runtime } from '../../runtime/core/runtime.ts';
import type { TextStorage } from '../boot-guard.ts';

/** Left in the tab by a registration: its first steps are shown in place of notices. */
export const registeredMark = 'registered';

/** The page of first steps, for a person who has just registered; undefined where the brand has none. */
export const findFirstSteps = ({ active }: Pick<Runtime, 'active'>, tabTexts: Pick<TextStorage, 'read'>) =>
  tabTexts.read(registeredMark) === null
    ? undefined
    : active().site.routes.find(({ id }) => id === 'welcome');
