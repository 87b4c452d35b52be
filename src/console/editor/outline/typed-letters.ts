/** Letters without a longer pause between them are one search. */
const pauseMs = 700;

export interface TypedLetters {
  /** All letters of the search that this one belongs to. */
  add(letter: string, time: number): string;
  isEmpty(): boolean;
  /** Whether a letter continues a search: else it may be a key that does something. */
  isOpen(time: number): boolean;
  /** The next letter begins a search, whatever it does elsewhere. */
  begin(): void;
  /** The row that a letter led to shows now. */
  answered(time: number): void;
  /** Any other key ends the search. */
  end(): void;
}

/**
 * Letters that look for a row. A pause begins when the answer to the letter before shows: on a slow machine that is
 * long after it was typed, and the person who waits for it has not finished.
 */
export function createTypedLetters(): TypedLetters {
  let letters = '';
  let since = -Infinity;
  let isAwaited = false;
  const isOpen = (time: number): boolean => isAwaited || (letters !== '' && time - since <= pauseMs);
  return {
    add: (letter, time) => {
      letters = isOpen(time) && !isAwaited ? `${letters}${letter}` : letter;
      isAwaited = false;
      since = time;
      return letters;
    },
    isOpen,
    begin: () => {
      isAwaited = true;
    },
    isEmpty: () => letters === '',
    answered: (time) => {
      since = Math.max(since, time);
    },
    end: () => {
      letters = '';
      isAwaited = false;
    },
  };
}
