/** Pages that have the frame of a running game in them, beside the page of a game itself. */
const bookRoutes: readonly unknown[] = ['sports', 'esports', 'cockfight'];
export const gameRoute = 'game';

/** Whether the frame of a running game is in the page of a route. */
export const isStageRoute = (route: unknown): boolean => route === gameRoute || bookRoutes.includes(route);
