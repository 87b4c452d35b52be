import type { editor } from '../../src/protocol/calls/editor.ts';
import type { Approvals } from '../site/audit/approvals.ts';
import type { Bases } from '../site/base/bases.ts';
import type { KillSwitches } from '../site/kill/kill-commands.ts';
import type { Rollbacks } from '../site/release/rollbacks.ts';
import type { Schedules } from '../site/schedule/schedules.ts';
import type { SupportBackOffice } from './submissions.ts';
import type { Drafts } from '../site/draft/drafts.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Stages } from '../site/stage/stages.ts';
import type { WorkNews } from './work-news.ts';
import type { WithdrawalBackOffice } from './withdrawals.ts';
import type { ConsoleStore } from './console-store.ts';
import type { agents } from '../../src/protocol/calls/agents.ts';
import type { figures } from '../../src/protocol/calls/figures.ts';
import type { fraud } from '../../src/protocol/calls/fraud.ts';
import type { money } from '../../src/protocol/calls/money.ts';
import type { reports } from '../../src/protocol/calls/reports.ts';
import type { reviews } from '../../src/protocol/calls/reviews.ts';
import type { senders } from '../../src/protocol/calls/senders.ts';
import type { settlements } from '../../src/protocol/calls/settlements.ts';
import type { memberFile } from '../../src/protocol/calls/member-file.ts';
import type { members, removals } from '../../src/protocol/calls/members.ts';
import type { notices } from '../../src/protocol/calls/notices.ts';
import type { media } from '../../src/protocol/calls/media.ts';
import type { vendors } from '../../src/protocol/calls/vendors.ts';
import type { jackpots } from '../../src/protocol/calls/jackpots.ts';
import type { games, rounds } from '../../src/protocol/calls/games.ts';
import type { deskOverview } from '../../src/protocol/calls/desks.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import type { launch } from '../../src/protocol/calls/launch.ts';
import type { opening } from '../../src/protocol/calls/opening.ts';
import type { outbox } from '../../src/protocol/calls/outbox.ts';
import type { lottery } from '../../src/protocol/calls/lottery.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { AuditBook } from './audit/audit-book.ts';
import type { RefusalRecord } from './refusal-record.ts';
import type { OperationRecord } from '../infrastructure/audit/operation-audit.ts';
import type { Factors } from './factors/factors.ts';
import type { LostFactors } from './factors/lost-factors.ts';
import type { Links, OwnAccounts, People } from './people/people.ts';
import type { PasswordHasher } from '../infrastructure/keys/passwords.ts';

export interface ConsoleDeps {
  readonly store: ConsoleStore;
  readonly site: SiteService;
  readonly audit: AuditBook;
  readonly drafts: Drafts;
  readonly approvals: Approvals;
  readonly schedules: Pick<Schedules, 'newest' | 'lost' | 'dismiss' | 'plan' | 'cancel'>;
  readonly kills: KillSwitches;
  readonly rollbacks: Rollbacks;
  readonly support: SupportBackOffice;
  readonly removals: Answers<typeof removals>;
  readonly members: Answers<typeof members>;
  readonly memberFile: Answers<typeof memberFile>;
  readonly bases: Omit<Bases, 'ship'>;
  readonly editor: Answers<typeof editor>;
  readonly stages: Omit<Stages, 'noteFault'>;
  readonly reviews: Answers<typeof reviews>;
  readonly workNews: WorkNews;
  readonly withdrawals: WithdrawalBackOffice;
  readonly money: Answers<typeof money>;
  readonly games: Answers<typeof games>;
  readonly rounds: Answers<typeof rounds>;
  readonly lottery: Answers<typeof lottery>;
  readonly agents: Answers<typeof agents>;
  readonly figures: Answers<typeof figures>;
  readonly reports: Answers<typeof reports>;
  readonly fraud: Answers<typeof fraud>;
  readonly settlements: Answers<typeof settlements>;
  readonly vendors: Answers<typeof vendors>;
  readonly jackpots: Answers<typeof jackpots>;
  readonly notices: Answers<typeof notices>;
  readonly media: Answers<typeof media>;
  readonly deskOverview: Answers<typeof deskOverview>;
  /** By the name of the desk. */
  readonly desks: Readonly<Record<string, Answers<DeskCalls>>>;
  readonly opening: Answers<typeof opening>;
  readonly launch: Answers<typeof launch>;
  readonly outbox: Answers<typeof outbox>;
  readonly senders: Answers<typeof senders>;
  readonly passwords: PasswordHasher;
  readonly clock: { now(): Date };
  readonly people: People;
  readonly ownAccounts: OwnAccounts;
  readonly links: Links;
  readonly factors: Factors;
  readonly lostFactors: LostFactors;
  /** Keeps what an operator did that changes no row: a login, a view of a member's data. */
  readonly record: OperationRecord;
  /** Keeps logins and calls that were refused, many of them as a count. */
  readonly refusals: RefusalRecord;
  /** True where the accounts of the demonstration, whose passwords are public, are good. */
  readonly demo: boolean;
  /** Scheme, host and port of the console, for links. */
  readonly consoleOrigin: string;
  readonly brand: { readonly code: string; readonly readName: () => Promise<string> };
  readonly environment: string;
  readonly portalOrigin: string;
  /** The time zone of the live brand. */
  readonly readTimeZone: () => Promise<string>;
  /** True where the console is served by https: the cookie is then `__Host-` and Secure. */
  readonly secureCookies: boolean;
}
