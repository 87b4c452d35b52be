import type { settlements } from '../../../../../src/protocol/calls/settlements.ts';
import type { Answers } from '../../../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../../../../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../../../../../server/infrastructure/deps.ts';
import { checkRun } from './check-run.ts';
import { decideHold, proposeRelease, readHolds, withhold } from './holds.ts';
import { exportRun, listRunLines, readRunLine } from './run-lines.ts';
import { listRuns } from './runs.ts';

/** Settlements of contracts, line by line, and what operators withhold of them, for the console. */
export const createSettlementBackOffice = (deps: MemberDeps): Answers<typeof settlements> => {
  const holds = () => readHolds(deps);
  return {
    runs: (query) => listRuns(deps, query),
    lines: (query) => listRunLines(deps, query),
    line: ({ id }) => readRunLine(deps, id),
    check: (run) => checkRun(deps, run),
    export: async ({ by, ...run }) => ({
      name: `settlement-${run.kind}-${run.slot}.csv`,
      content: await exportRun(deps, run, by),
    }),
    holds,
    withhold: answerAfter((request) => withhold(deps, request), holds),
    release: answerAfter((request) => proposeRelease(deps, request), holds),
    ...answerEndings((decision) => decideHold(deps, decision), holds),
  };
};
