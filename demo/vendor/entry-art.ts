/** What the vendor's pages show of an entry of the catalogue. Each is null where there is no such entry. */
export interface EntryArt {
  /** Emblem of its picture; empty where the vendor has none for it. */
  readonly emblem: (id: string) => Promise<string | null>;
  /** SVG. */
  readonly picture: (id: string) => Promise<string | null>;
  /** SVG: what is behind the emblem. */
  readonly scene: (id: string) => Promise<string | null>;
  /** SVG of an emblem in the colours of the entry; null for an emblem that there is not. */
  readonly symbol: (id: string, emblem: string) => Promise<string | null>;
}
