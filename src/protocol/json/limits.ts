/** Bounds of the layout language that hold when a site is checked and again when it runs. */
export const limits = {
  nodeDepth: 32,
  nodesPerPage: 2_000,
  /** Values of one screen; those passed in by a parameter count for each use, because a parameter can hold many. */
  valuesPerPage: 60_000,
  repeatRows: 200,
  virtualRows: 100_000,
  /** Rows on one screen that are nested in rows of other lists. */
  nestedRows: 4_000,
  stringLength: 10_000,
  ruleDepth: 20,
  ruleNodes: 200,
  patternInputLength: 256,
  /** Milliseconds between two requests of a data source that polls. */
  pollMilliseconds: 5_000,
} as const;

/** Limits of sources alone: a release has no fragments, and was checked. */
export const sourceLimits = {
  documentBytes: 1_000_000,
  fragmentDepth: 8,
  /** Nodes, uses of fragments and slots that one screen is put together from: a slot can hold many nodes. */
  placesPerPage: 8_000,
  /** Moments of the flows of one screen, over all variants of its settings, that the proof goes through. */
  proofMoments: 2_000_000,
  /** Settings of one screen that can be switched: the proof goes through all their combinations. */
  proofSwitches: 12,
} as const;

/** What a screen may weigh: from `warn` on it is felt on a phone, above `refuse` it is not published. */
export const budgets = {
  nodes: { warn: 1_000, refuse: limits.nodesPerPage },
  /** Compiled layout as JSON, before compression. */
  bytes: { warn: 250_000, refuse: 800_000 },
  /** The style sheet of the whole site, before compression: it shrinks to about a sixth (250 kB are 40 kB). */
  styles: { warn: 250_000, refuse: 400_000 },
  /** Code of the components, after gzip. */
  code: { warn: 120_000, refuse: 300_000 },
} as const;
