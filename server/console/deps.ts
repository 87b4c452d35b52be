import type { OutboxMessage } from '../../src/protocol/console-api.ts';
import type { Approvals } from '../site/approvals.ts';
import type { Bases } from '../site/base/bases.ts';
import type { KillSwitches } from '../site/kill-commands.ts';
import type { Schedules } from '../site/schedules.ts';
import type { SupportDesk } from './support-desk.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Stages } from '../site/stages.ts';
import type { AuditDesk } from '../site/audit-desk.ts';
import type { OpeningDesk } from './opening.ts';
import type { GameDesk, RoundDesk } from './games.ts';
import type { ReceivingDesk } from './receiving.ts';
import type { RemovalDesk } from './removals.ts';
import type { Reviews } from './reviews.ts';
import type { WithdrawalDesk } from './withdrawal-desk.ts';
import type { ConsoleStore } from './console-store.ts';
import type { PasswordHasher } from '../platform/passwords.ts';

/** Reads what the SMS and mail adapters have sent, newest first. */
export interface OutboxReader {
  list(query: {
    /** Part of the recipient's number or address. */
    readonly search?: string | undefined;
    readonly channel?: 'sms' | 'email' | undefined;
    readonly limit: number;
  }): Promise<readonly OutboxMessage[]>;
}

export interface ConsoleDeps {
  readonly store: ConsoleStore;
  readonly site: SiteService;
  readonly audit: AuditDesk;
  readonly approvals: Approvals;
  readonly schedules: Pick<Schedules, 'newest' | 'plan' | 'cancel'>;
  readonly kills: KillSwitches;
  readonly support: SupportDesk;
  readonly removals: RemovalDesk;
  readonly bases: Omit<Bases, 'ship'>;
  readonly stages: Omit<Stages, 'noteFault'>;
  readonly reviews: Reviews;
  readonly withdrawals: WithdrawalDesk;
  readonly receiving: ReceivingDesk;
  readonly games: GameDesk;
  readonly rounds: RoundDesk;
  readonly opening: OpeningDesk;
  readonly outbox: OutboxReader;
  readonly passwords: PasswordHasher;
  readonly clock: { now(): Date };
  readonly brand: { readonly code: string; readonly name: string };
  readonly environment: string;
  readonly portalOrigin: string;
  /** True where the console is served by https: the cookie is then `__Host-` and Secure. */
  readonly secureCookies: boolean;
}
