import { forbiddenSegments } from './expression.ts';

/** Where the action `set` may write, for people. A trailing dot means anything below. */
export const writablePlaces: readonly string[] = ['ui.page.', 'ui.sideMenu', 'ui.theme', 'form.'];

const shape = /^(?:ui\.page\.[\w-]+(?:\.[\w-]+)*|ui\.sideMenu|ui\.theme|form\.[\w-]+(?:\.[\w-]+)+)$/;

/** Whether a document or a view may write there: `ui.page.<name>`, `ui.sideMenu`, `ui.theme`, `form.<id>.<name>`. */
export const isWritablePath = (path: string): boolean =>
  shape.test(path) &&
  !path.split('.').some((segment) => (forbiddenSegments as readonly string[]).includes(segment));
