// One part, so that the first script names one file of what comes after the first view.
export { views } from '../../components/generated/common-views.ts';
export { followErrors } from '../input/follow-first-error.ts';
