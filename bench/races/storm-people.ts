import type { Database } from '../../server/db/database.ts';
import type { Random } from '../../server/infrastructure/random.ts';
import type { Ask } from './ask.ts';
import type { Player } from './make-cast.ts';
import type { Book } from './storm-book.ts';

/** One operation of the storm. */
export interface Step {
  readonly kind: string;
  readonly ask: Ask;
  /** The message of a further try, where each has to be signed with its own nonce. */
  askAgain?(): Ask;
  /** Sent again it gets the answer that it got: by its key, or because it is about one thing. */
  readonly isRepeatable: boolean;
  /** What a good answer means; for a repeat it is called again. */
  settle(value: unknown): void;
  /** The first try got no answer and the second was refused: which of the two was it? Asked at the end. */
  doubt?(): void;
}
/** What the people of the storm have under way. */
export interface Person extends Player {
  /** An order that waits to be paid. */
  deposit: {
    readonly id: string;
    readonly reference: string;
    readonly due: string;
    readonly gets: string;
  } | null;
  withdrawal: { readonly id: string; readonly amount: string } | null;
  /** Paid out, not settled; with what the member said is missing. */
  paid: { readonly id: string; readonly amount: string; claim: 'partial' | 'none' | null } | null;
  /** Start of a game that its vendor plays on. */
  readonly launch: string;
  /** The round that is open, by the vendor's name. */
  round: { readonly name: string; readonly amount: string } | null;
  /** The last one that was settled, and for what. */
  settled: { readonly name: string; readonly amount: string } | null;
  /** Rounds that were taken back before their stake came. */
  readonly voided: string[];
  readonly redemptions: string[];
  readonly rewards: string[];
}
export interface Storm {
  readonly db: Database;
  readonly random: Random;
  readonly book: Book;
  readonly gatewayKey: string;
  /** The secret of the vendor of games. */
  readonly vendorKey: string;
  readonly rewardId: string;
  readonly people: readonly [Person, ...Person[]];
  /** Agents below `agent`, who offers them contracts. */
  readonly agent: Player;
  readonly downlines: readonly [Player, ...Player[]];
  /** Decisions whose outcome has to be read from the database. */
  readonly doubts: (() => Promise<void>)[];
}
export type MakeStep = (storm: Storm, person: Person) => Step | null | Promise<Step | null>;
