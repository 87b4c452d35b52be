/** What goes wrong between the flow and its server, as switches. */
export interface Chaos {
  /** Every answer comes three seconds later. */
  readonly slow: boolean;
  /** Every answer comes twice. */
  readonly twice: boolean;
  /** Calls that the flow has given up can still be answered. */
  readonly late: boolean;
  /** Every call fails immediately, as without a network. */
  readonly offline: boolean;
}
export type ChaosSwitch = keyof Chaos;

export const calm: Chaos = { slow: false, twice: false, late: false, offline: false };
export const chaosSwitches = Object.keys(calm) as readonly ChaosSwitch[];

/** Simulated milliseconds that a slow answer takes. */
export const slowMs = 3_000;
