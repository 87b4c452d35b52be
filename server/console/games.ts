import type {
  GameClosure,
  GameMarking,
  GameMove,
  GamePage,
  GameQuery,
  GameTarget,
  RoundPage,
  RoundQuery,
  VendorList,
  WindowPlan,
} from '../../src/protocol/console-games.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Games and vendors; the member platform answers it. Refusals are `AppError`. */
export interface GameBackOffice {
  list(query: GameQuery): Promise<GamePage>;
  vendors(): Promise<VendorList>;
  /** Takes effect immediately; open rounds continue. */
  close(closure: GameClosure & Author): Promise<void>;
  open(target: GameTarget & { readonly note: string } & Author): Promise<void>;
  mark(marking: GameMarking & Author): Promise<void>;
  /** Of a featured game. */
  move(move: GameMove & Author): Promise<void>;
  planWindow(plan: WindowPlan & Author): Promise<void>;
  /** A running window ends. */
  callOffWindow(asked: { readonly id: string; readonly note: string } & Author): Promise<void>;
}
/** What members stake and win. */
export interface RoundBackOffice {
  list(query: RoundQuery): Promise<RoundPage>;
  /** Comma-separated values, for a spreadsheet. */
  export(query: Omit<RoundQuery, 'page'>, by: string): Promise<string>;
  /** Gives the stake of an open round back, once. */
  giveBack(asked: { readonly id: string; readonly note: string } & Author): Promise<void>;
}
