import type { StageAudience } from '../../protocol/release/stage.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of releases that a part of the members gets first. */
export const stageMessages = {
  who: 'Who gets it',
  toAll: 'All visitors now',
  toStage: 'A stage first',
  lead: 'A fixed share of your members sees the release; everyone else keeps what’s live. Members in the stage stay in it on every device.',
  share: 'Share (%)',
  shareHint: 'Whole numbers from 0 to 100. With 0, only the named accounts get it.',
  shareWrong: 'Enter a whole number from 0 to 100, or name an account.',
  audience: 'Audience',
  audiences: {
    everybody: 'All visitors',
    members: 'Logged-in members',
    agents: 'Agents',
  } satisfies Record<StageAudience, string>,
  of: {
    everybody: 'all visitors',
    members: 'logged-in members',
    agents: 'agents',
  } satisfies Record<StageAudience, string>,
  accounts: 'Accounts that always get it',
  accountsHint: 'Separated by commas or lines. They must exist.',
  haltAfter: 'Stop after errors from',
  haltHint: 'Number of browsers reporting an error the live release doesn’t have.',
  haltWrong: 'Enter a whole number from 1 to 10,000.',
  begin: 'Start stage',
  begun: (revision: number) => `Revision ${revision} is with its stage`,
  openElsewhere: (revision: number) =>
    `Revision ${revision} is with a stage. Complete it or roll it back before another release goes out.`,
  title: (revision: number) => `Stage: revision ${revision}`,
  shareOf: (share: number, audience: string) => `${share}% of ${audience}`,
  named: (accounts: readonly string[]) => `and ${accounts.join(', ')}`,
  onlyNamed: (accounts: readonly string[]) => `Only ${accounts.join(', ')}`,
  startedBy: (name: string) => `Begun by ${name}`,
  browsers: 'Open browsers',
  browsersOn: (staged: number, all: number, base: number) =>
    all === 0
      ? 'No browser is open now'
      : `${staged} of ${plural(all, 'open browser shows', 'open browsers show')} it; the others have revision ${base}`,
  faults: 'Errors',
  faultsOf: (faults: number, haltAfter: number) =>
    `${plural(faults, 'browser', 'browsers')} reported errors; at ${haltAfter} the stage ends automatically`,
  compare: 'What’s different',
  widen: 'Widen',
  widenTo: 'Widen to',
  widened: (share: number) => `The stage has ${share}% now`,
  complete: 'Release to all',
  completeTitle: 'Release to all visitors?',
  completeText: 'Every open browser shows it about a second later. The stage then ends.',
  completed: (revision: number) => `Revision ${revision} is live for all visitors`,
  rollBack: 'Roll back',
  rollBackTitle: 'Roll this stage back?',
  rollBackText:
    'Members in the stage see the live release about a second later. The changes return to the draft, unless the draft has others by now.',
  reason: 'Reason',
  reasonHint: 'Kept in the history.',
  reasonMissing: 'Enter why you’re rolling back.',
  rolledBack: 'The stage is rolled back',
  halted: (revision: number) => `The stage of revision ${revision} ended automatically`,
  haltedText: 'All visitors have the release from before again.',
  restored: 'Its changes are back in the draft, so you can fix them.',
  notRestored: 'The draft has other changes, so that those of the stage weren’t restored.',
  reported: 'What browsers reported',
  fault: (message: string, place: string, times: number) =>
    `${message} (${place}, ${plural(times, 'report', 'reports')})`,
};
