/**
 * What the console's browser part and its server agree on about money between members: the rules under
 * `/api/transfer-rules`. Amounts are decimal texts.
 */
export interface TransferRules {
  /** Members to the agent directly above. */
  readonly toUpline: boolean;
  /** Agents to members directly below. Both false: transfers are closed. */
  readonly toDownline: boolean;
  /** Of one transfer. */
  readonly minimum: string;
  readonly maximum: string;
  /** The most that a member sends in 24 hours. */
  readonly dailyMost: string;
}
