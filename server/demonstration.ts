import type { FastifyInstance } from 'fastify';
import type { ConsoleDeps } from './console/deps.ts';
import type { Adapters } from './platform/adapters.ts';
import type { MemberDeps } from './platform/deps.ts';

/** What the demonstration needs of the program to play the world outside. */
export type DemonstrationParts = Pick<
  MemberDeps,
  'db' | 'clock' | 'random' | 'merchant' | 'secretBox' | 'portalOrigin'
>;
/** Where the data of the demonstration goes, through the same functions that real data takes. */
export interface DemonstrationTargets {
  readonly member: MemberDeps;
  readonly operatorConsole: Pick<ConsoleDeps, 'store' | 'passwords' | 'clock'>;
}
export interface OpenedDemonstration {
  /** Who can sign in, as lines of the start. */
  readonly accounts: readonly string[];
  readonly adapters: Adapters;
  /** Adds the pages of the companies that the demonstration plays. */
  registerPages(portal: FastifyInstance): void;
  /** Fills an empty database; says what it made, a sentence each. */
  fill(targets: DemonstrationTargets, say: (sentence: string) => void): Promise<void>;
}
/** The wing `demo/`, as the start sees it. The product runs without it. */
export interface Demonstration {
  open(parts: DemonstrationParts): Promise<OpenedDemonstration>;
}
