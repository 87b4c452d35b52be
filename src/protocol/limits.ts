/** Every bound of the layout language, enforced when a site is checked and again when it runs. */
export const limits = {
  nodeDepth: 32,
  nodesPerPage: 2_000,
  repeatRows: 200,
  documentBytes: 1_000_000,
  stringLength: 10_000,
  ruleDepth: 20,
  ruleNodes: 200,
  patternInputLength: 256,
  fragmentDepth: 8,
} as const;
