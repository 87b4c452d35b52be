import type { RoundView } from '../shown-round.ts';
import type { BoardNews } from './game-api.ts';
import type { Say } from './say.ts';

/** What may be staked; decimal texts. */
export interface StakeOffer {
  readonly least: string;
  readonly most: string;
  readonly quick: readonly string[];
  /** What the field gets where its amount is not within the bounds. */
  readonly first: string;
}

/** What can be heard: a stake, a reel or a card that comes to rest, a win above the stake. */
export type Sound = 'press' | 'land' | 'win';

/** What the page gives a game: where it draws, and what it may ask for. */
export interface PageTools {
  readonly say: Say;
  /** A decimal text as the page's language writes it. */
  readonly money: (amount: string) => string;
  /** Code of the currency. */
  readonly currency: () => string;
  /** The picture of the game. */
  readonly stage: HTMLElement;
  /** Buttons of a round that is open. */
  readonly desk: HTMLElement;
  /** What is chosen with the stake; above the stake. */
  readonly choice: HTMLElement;
  /** Heard where the player has switched sound on. */
  readonly hear: (sound: Sound) => void;
  /** Whether the person asked for less motion. */
  readonly isStill: () => boolean;
  /** The stake that is typed, as decimal text. */
  readonly stake: () => string;
  /** The room of the address; empty where it names none. */
  readonly room: string;
  /** Changes what may be staked, with the stakes that are offered at one press. Decimal texts. */
  readonly offerStakes: (offer: StakeOffer) => void;
  /** Presses the button of the stake. */
  readonly deal: () => void;
  /** Makes a move in the open round; nothing while another call is under way. */
  readonly move: (move: object) => Promise<void>;
  /** Asks how the open round is by now. */
  readonly look: () => Promise<void>;
  /** Of games with a calendar: its events, and the player's rounds where there may be several. */
  readonly board: <Board, Picture>(events?: readonly string[]) => Promise<BoardNews<Board, Picture>>;
  /** Makes a move in one of several rounds that are open; their board shows what came of it. Refused with `CallFailed`. */
  readonly moveIn: (
    round: Pick<RoundView<unknown>, 'id' | 'step'>,
    move: object,
  ) => Promise<RoundView<unknown>>;
  /** Whether a visitor looks on, who has no session and plays nothing. */
  readonly isGuest: boolean;
  /** The sentence about a call that was refused. */
  readonly nameFault: (code: string) => string;
  /** Asks for the balance: a round has ended that the page did not wait for. */
  readonly refresh: () => Promise<void>;
  /** Says a sentence where the page says what becomes of rounds. */
  readonly announce: (sentence: string) => void;
  /** Removes the sentence about a press that was refused: its reason is gone. */
  readonly clearFault: () => void;
}

/** The entry of the catalogue that is played. */
export interface PlayedEntry {
  readonly id: string;
  /** What its picture shows; empty where that is not known. */
  readonly emblem: string;
}

/** A game on the page. It decides nothing: what happens comes from the server as a round. */
export interface GameView<Picture> {
  /** Called once the currency and the game are there. */
  begin?(entry: PlayedEntry): void;
  /** Whether rounds wait for events: the next can be opened while others are. */
  readonly hasSeveral?: boolean;
  /** Whether a press goes out; false where its choice is shown for review first. */
  isReviewed?(): boolean;
  /** The server has refused a press. */
  fail?(code: string): void;
  /** The sentence about a choice that cannot be sent, which the view marks and focuses; null for a good one. */
  findFault?(): string | null;
  /** What goes with the stake. */
  readChoice?(): object;
  /** The stake as decimal text, in games that lay it on a table instead of typing it. */
  readStake?(): string;
  /** Shows a round without motion, as after a reload; null for a table without one. */
  show(round: RoundView<Picture> | null): void;
  /** Shows what has become of a round; done when the picture is at rest. */
  play(round: RoundView<Picture>, before: RoundView<Picture> | null): Promise<void>;
  /** Shows how an open round is by now, where time alone changes it. */
  follow?(round: RoundView<Picture>): void;
  /**
   * The sentence about a round; null for the one that all games have. `before` is the same round where it
   * continues after a reload or a pause.
   */
  tell(round: RoundView<Picture>, before: RoundView<Picture> | null): string | null;
  /** Nothing can be pressed while a call is under way. */
  setBusy(isBusy: boolean, round: RoundView<Picture> | null): void;
  /** Puts the focus where an open round is continued. */
  focus?(): void;
  /** In games that commit: the hash of the next round's seed. */
  showCommitment?(hash: string): void;
  setPaused?(isPaused: boolean): void;
}

/** An element of the page. */
export function find<Kind extends HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`expects an element ${id} in the page, found none`);
  return element as Kind;
}
