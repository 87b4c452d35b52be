/** Letters without a longer pause between them are one search. */
const pauseMs = 700;

export interface TypedLetters {
  /** All letters of the search that this one belongs to. */
  add(letter: string, time: number): string;
  isEmpty(): boolean;
  /** The row that a letter led to shows now. */
  answered(time: number): void;
  /** Any other key ends the search. */
  end(): void;
}

/**
 * Letters that look for a row. A pause begins when the answer to the letter before shows: on a slow machine that is
 * long after it was typed, and whoever waits for it has not finished.
 */
export function createTypedLetters(): TypedLetters {
  let letters = '';
  let since = -Infinity;
  return {
    add: (letter, time) => {
      letters = time - since > pauseMs ? letter : `${letters}${letter}`;
      since = time;
      return letters;
    },
    isEmpty: () => letters === '',
    answered: (time) => {
      since = Math.max(since, time);
    },
    end: () => {
      letters = '';
    },
  };
}
