import type { FastifyInstance } from 'fastify';
import type { ConsoleDeps } from './console/deps.ts';
import type { Adapters } from './infrastructure/outside/adapters.ts';
import type { MemberDeps } from './infrastructure/deps.ts';
import type { ProxyTrust } from './infrastructure/http/trust-proxy.ts';

/** What the demonstration needs of the program to play the world outside. */
export type DemonstrationParts = Pick<
  MemberDeps,
  'db' | 'clock' | 'random' | 'merchant' | 'secretBox' | 'portalOrigin'
> & {
  /** Where browsers reach games; null where no vendor plays for the wallet of this platform. */
  readonly gamesOrigin: string | null;
};
/** Where the data of the demonstration goes, through the same functions that real data takes. */
export interface DemonstrationTargets {
  readonly member: MemberDeps;
  readonly operatorConsole: Pick<ConsoleDeps, 'store' | 'passwords' | 'clock'>;
}
/** A server beside portal and console, on an origin to itself. */
export interface GamesServer {
  readonly app: FastifyInstance;
  /** Ends the server and its work in the background. */
  close(): Promise<void>;
}
export interface GamesOptions {
  /** The portal's server, which the vendor calls as it would one elsewhere. */
  readonly portal: FastifyInstance;
  readonly trustProxy: ProxyTrust;
  readonly isDraining?: () => boolean;
  readonly logLevel: string;
  readonly onTrouble: (cause: unknown) => void;
}
export interface OpenedDemonstration {
  /** Who can log in, as lines of the start. */
  readonly accounts: readonly string[];
  readonly adapters: Adapters;
  /** Adds the pages of the companies that the demonstration plays. */
  registerPages(portal: FastifyInstance): void;
  /** Starts the vendor of games; null where there is no origin for it. */
  openGames(options: GamesOptions): Promise<GamesServer | null>;
  /** Fills an empty database; says what it made, a sentence each. */
  fill(targets: DemonstrationTargets, say: (sentence: string) => void): Promise<void>;
}
/** The wing `demo/`, as the start sees it. The product runs without it. */
export interface Demonstration {
  open(parts: DemonstrationParts): Promise<OpenedDemonstration>;
}
