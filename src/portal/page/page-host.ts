/** What the page's place needs of the window around it. */
export interface PageHost {
  /** Replaces the address. */
  replace(path: string): void;
  /** Path of where a person goes who has no more use for a page of visitors. */
  home(): string;
  setTitle(title: string): void;
  /** A page is about to be put up, whose answers come later. */
  begin(): void;
  /** A page, or a notice in its place, was put up after the first one: focus goes to it, and these words say so. */
  arrived(words: string): void;
  /** Calls back after that many milliseconds; returns how to stop it. */
  after(ms: number, listener: () => void): () => void;
}
