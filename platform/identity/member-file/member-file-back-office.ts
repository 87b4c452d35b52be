import type { memberFile } from '../../../src/protocol/calls/member-file.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { addNote, readHistory, readNotes } from './notes.ts';
import type { FileDeps } from './file-page.ts';
import { readBets } from './read-bets.ts';
import { readCare, readDevices, readLogins, readMessages } from './read-devices.ts';
import { readDeposits, readLedger, readWithdrawals } from './read-money.ts';
import { readOverview } from './read-overview.ts';
import { readPapers, revealPart } from './read-papers.ts';
import { readBonuses, readPointLines, readRewards } from './read-rewards.ts';

/** The file of one member for the console, a call for each part. */
export const createMemberFile = (deps: FileDeps): Answers<typeof memberFile> => ({
  overview: (who) => readOverview(deps, who),
  ledger: (page) => readLedger(deps, page),
  deposits: (page) => readDeposits(deps, page),
  withdrawals: (page) => readWithdrawals(deps, page),
  bets: (page) => readBets(deps, page),
  rewards: (page) => readRewards(deps, page),
  bonuses: (page) => readBonuses(deps, page),
  points: (page) => readPointLines(deps, page),
  papers: (who) => readPapers(deps, who),
  devices: (who) => readDevices(deps, who),
  logins: (page) => readLogins(deps, page),
  care: (page) => readCare(deps, page),
  messages: (page) => readMessages(deps, page),
  notes: (page) => readNotes(deps, page),
  addNote: (note) => addNote(deps, note),
  history: (page) => readHistory(deps, page),
  reveal: (request) => revealPart(deps, request),
});
