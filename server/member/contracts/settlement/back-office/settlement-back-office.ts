import type { SettlementBackOffice } from '../../../../console/settlements.ts';
import type { MemberDeps } from '../../../../platform/deps.ts';
import { checkRun } from './check-run.ts';
import { decideHold, proposeRelease, readHolds, withhold } from './holds.ts';
import { exportRun, listRunLines, readRunLine } from './run-lines.ts';
import { listRuns } from './runs.ts';

/** Settlements of contracts, line by line, and what operators withhold of them, for the console. */
export const createSettlementBackOffice = (deps: MemberDeps): SettlementBackOffice => ({
  runs: (query) => listRuns(deps, query),
  lines: (query) => listRunLines(deps, query),
  line: (id) => readRunLine(deps, id),
  check: (run) => checkRun(deps, run),
  export: (run, by) => exportRun(deps, run, by),
  holds: () => readHolds(deps),
  withhold: (request) => withhold(deps, request),
  release: (request) => proposeRelease(deps, request),
  decideHold: (decision) => decideHold(deps, decision),
});
