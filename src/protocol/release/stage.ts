/** Who a stage is drawn from; named accounts have it whatever they are. */
export const stageAudiences = ['everybody', 'members', 'agents'] as const;
export type StageAudience = (typeof stageAudiences)[number];

/** What a person decides of a stage. */
export interface StagePlan {
  /** Whole per cent of the audience, 0 to 100. */
  readonly share: number;
  readonly audience: StageAudience;
  /** Names of accounts that have it in any case. */
  readonly accounts: readonly string[];
  /** Number of browsers reporting an error that ends the stage automatically. */
  readonly haltAfter: number;
}
/** `halted`: ended automatically, because browsers reported errors. */
export type StageState = 'open' | 'completed' | 'rolled-back' | 'halted';

/** A release that a part of the members has before all others. */
export interface StageRecord extends StagePlan {
  readonly id: string;
  readonly state: StageState;
  /** What those in the stage see. */
  readonly revision: number;
  /** What the others saw when it began. */
  readonly baseRevision: number;
  readonly note: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** Browsers that reported an error which the release before does not have. */
  readonly faults: number;
  readonly endedBy: string | null;
  readonly endedAt: string | null;
  readonly reason: string | null;
  /** Its changes are in the draft again. */
  readonly isDraftRestored: boolean;
}
/** An error that browsers of a stage reported, and how often. */
export interface StageFault {
  readonly page: string;
  readonly nodeId: string;
  readonly message: string;
  readonly count: number;
}
/** `GET /api/stage`: the open stage, or what became of the newest. */
export interface WireStage {
  readonly stage: StageRecord | null;
  /** Open browsers that show it now. */
  readonly browsers: number;
  readonly faults: readonly StageFault[];
}
