/** A company whose games members play for money of the wallet, which it reaches by signed calls. */
export interface GameVendor {
  /** Names its keys and the launches of its games. */
  readonly code: string;
  /** Where browsers reach its games: scheme, host and port. */
  readonly origin: string;
}
