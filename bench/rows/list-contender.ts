import type { Game } from '../lobby/contender.ts';

/** One way to show a list of thousands. The page scrolls; `show` simulates a typed search. */
export interface ListContender {
  readonly name: string;
  mount(element: HTMLElement, games: readonly Game[]): void;
  /** The list shows these games; the DOM does when this returns. */
  show(games: readonly Game[]): void;
  unmount(): void;
}

declare global {
  var listContender: ListContender;
}
