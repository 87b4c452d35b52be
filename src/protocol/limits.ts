/** Every bound of the layout language, enforced when a site is checked and again when it runs. */
export const limits = {
  nodeDepth: 32,
  nodesPerPage: 2_000,
  repeatRows: 200,
  virtualRows: 100_000,
  documentBytes: 1_000_000,
  stringLength: 10_000,
  ruleDepth: 20,
  ruleNodes: 200,
  patternInputLength: 256,
  fragmentDepth: 8,
  /** Moments of the flows of one screen, over all variants of its settings, that the proof goes through. */
  proofMoments: 2_000_000,
  /** Settings of one screen that can be switched: the proof goes through every way they can stand. */
  proofSwitches: 12,
} as const;
