import { agents } from './agents.ts';
import { audit } from './audit.ts';
import { deskOverview } from './desks.ts';
import { editor } from './editor.ts';
import { proofs, factors, lostFactors } from './factors.ts';
import { figures } from './figures.ts';
import { fraud } from './fraud.ts';
import { games, rounds } from './games.ts';
import { jackpots } from './jackpots.ts';
import { launch } from './launch.ts';
import { lottery } from './lottery.ts';
import { media } from './media.ts';
import { memberFile } from './member-file.ts';
import { members, removals } from './members.ts';
import { money } from './money.ts';
import { notices } from './notices.ts';
import { opening } from './opening.ts';
import { outbox } from './outbox.ts';
import { people } from './people.ts';
import { approvals, releases, rollbacks, kills, schedules, stages } from './releases.ts';
import { reports } from './reports.ts';
import { reviews, work } from './reviews.ts';
import { senders } from './senders.ts';
import { session, links, account } from './session.ts';
import { settlements } from './settlements.ts';
import { drafts } from './drafts.ts';
import { site, draft, bases, explanations } from './site.ts';
import { submissions } from './submissions.ts';
import { vendors } from './vendors.ts';
import { withdrawals } from './withdrawals.ts';
import { deskCalls } from '../desks/define-desk.ts';
import { desks } from '../desks/desks.ts';
import type { Calls } from '../console/define-call.ts';

/** Every call of the console, by the area that defines it. */
export const areas: Readonly<Record<string, Calls>> = {
  account,
  agents,
  approvals,
  audit,
  bases,
  deskOverview,
  draft,
  drafts,
  editor,
  explanations,
  factors,
  figures,
  fraud,
  games,
  jackpots,
  launch,
  kills,
  links,
  lostFactors,
  lottery,
  media,
  memberFile,
  members,
  money,
  notices,
  opening,
  outbox,
  people,
  proofs,
  releases,
  removals,
  reports,
  reviews,
  rollbacks,
  rounds,
  schedules,
  senders,
  session,
  settlements,
  site,
  stages,
  submissions,
  vendors,
  withdrawals,
  work,
  ...Object.fromEntries(desks.map((desk) => [`desk ${desk.name}`, deskCalls(desk)])),
};
