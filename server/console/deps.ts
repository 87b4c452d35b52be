import type { Approvals } from '../site/approvals.ts';
import type { Bases } from '../site/base/bases.ts';
import type { KillSwitches } from '../site/kill-commands.ts';
import type { Rollbacks } from '../site/rollbacks.ts';
import type { Schedules } from '../site/schedules.ts';
import type { SupportDesk } from './support-desk.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Stages } from '../site/stages.ts';
import type { AuditDesk } from '../site/audit-desk.ts';
import type { OpeningDesk } from './opening.ts';
import type { GameDesk, RoundDesk } from './games.ts';
import type { MoneyDesk } from './money.ts';
import type { ReceivingDesk } from './receiving.ts';
import type { MembersDesk } from './members.ts';
import type { RemovalDesk } from './removals.ts';
import type { Reviews } from './reviews.ts';
import type { WithdrawalDesk } from './withdrawal-desk.ts';
import type { ConsoleStore } from './console-store.ts';
import type { OperationRecord } from '../platform/operation-audit.ts';
import type { Links, OwnAccounts, People } from './people/people.ts';
import type { OutboxDesk } from '../platform/messages/outbox-desk.ts';
import type { SenderDesk } from '../platform/messages/sender-desk.ts';
import type { PasswordHasher } from '../platform/passwords.ts';

export interface ConsoleDeps {
  readonly store: ConsoleStore;
  readonly site: SiteService;
  readonly audit: AuditDesk;
  readonly approvals: Approvals;
  readonly schedules: Pick<Schedules, 'newest' | 'lost' | 'dismiss' | 'plan' | 'cancel'>;
  readonly kills: KillSwitches;
  readonly rollbacks: Rollbacks;
  readonly support: SupportDesk;
  readonly removals: RemovalDesk;
  readonly members: MembersDesk;
  readonly bases: Omit<Bases, 'ship'>;
  readonly stages: Omit<Stages, 'noteFault'>;
  readonly reviews: Reviews;
  readonly withdrawals: WithdrawalDesk;
  readonly receiving: ReceivingDesk;
  readonly money: MoneyDesk;
  readonly games: GameDesk;
  readonly rounds: RoundDesk;
  readonly opening: OpeningDesk;
  readonly outbox: OutboxDesk;
  readonly senders: SenderDesk;
  readonly passwords: PasswordHasher;
  readonly clock: { now(): Date };
  readonly people: People;
  readonly ownAccounts: OwnAccounts;
  readonly links: Links;
  /** Keeps what an operator did that changes no row: a login, a look at what is a member's. */
  readonly record: OperationRecord;
  /** True where the accounts of the demonstration, whose passwords are public, are good. */
  readonly demo: boolean;
  /** Scheme, host and port of the console, for links. */
  readonly consoleOrigin: string;
  readonly brand: { readonly code: string; readonly name: string };
  readonly environment: string;
  readonly portalOrigin: string;
  /** The time zone of the live brand. */
  readonly readTimeZone: () => Promise<string>;
  /** True where the console is served by https: the cookie is then `__Host-` and Secure. */
  readonly secureCookies: boolean;
}
