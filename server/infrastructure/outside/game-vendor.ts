/** What a platform asks a vendor's server, by the name of the call (`schemas/vendor`). */
export interface VendorRequests {
  readonly rooms: { readonly game: string };
  readonly jackpots: object;
  readonly catalogue: object;
  readonly matches: object;
  readonly status: object;
}
export interface VendorRoom {
  readonly room: string;
  readonly name: string;
  readonly open: boolean;
  readonly players?: number;
  /** Decimals of the brand's currency. */
  readonly smallestStake?: string;
  readonly largestStake?: string;
}
export interface VendorJackpot {
  readonly pool: string;
  readonly name: string;
  readonly currency: string;
  /** Decimal of the currency. */
  readonly amount: string;
}
export interface VendorGame {
  readonly game: string;
  readonly name: string;
  readonly studio?: string;
  readonly type: string;
  readonly classify?: string;
  /** Address of a PNG or JPEG. */
  readonly picture?: string;
}
export interface VendorMatch {
  readonly match: string;
  readonly game: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly state: 'planned' | 'running' | 'over';
}
export interface VendorAnswers {
  readonly rooms: { readonly rooms: readonly VendorRoom[] };
  readonly jackpots: { readonly jackpots: readonly VendorJackpot[] };
  /** Each is judged when it is imported: one that is wrong refuses no other. */
  readonly catalogue: { readonly games: readonly unknown[] };
  readonly matches: { readonly matches: readonly VendorMatch[] };
  readonly status: {
    readonly maintenance: boolean;
    readonly from?: string | null;
    readonly until?: string | null;
  };
}
export type VendorCall = keyof VendorRequests;

/** A company whose games members play for money of the wallet, which it reaches by signed calls. */
export interface GameVendor {
  /** Names its keys and the launches of its games. */
  readonly code: string;
  /** Where browsers reach its games: scheme, host and port. */
  readonly origin: string;
  /** Whether visitors see its books, with odds and no bets, at `/play?type=SPORTS&guest=1`. */
  readonly showsBooks?: boolean;
  /**
   * Asks the vendor's own server.
   * @throws AppError 503 `server.busy` where it does not answer as the contract says
   */
  readonly ask: <Call extends VendorCall>(
    call: Call,
    request: VendorRequests[Call],
  ) => Promise<VendorAnswers[Call]>;
}
