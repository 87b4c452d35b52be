import type { fraud } from '../../../src/protocol/calls/fraud.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { ConsoleDeps } from '../deps.ts';

/** Hints of fraud: that one was decided is recorded, with why. */
export const answerHints = ({
  fraud: hints,
  record,
}: Pick<ConsoleDeps, 'fraud' | 'record'>): Answers<typeof fraud> => ({
  ...hints,
  decide: async (decision) => {
    const { id, state, reason, by } = decision;
    const file = await hints.decide(decision);
    await record({ action: `fraud-hint.${state}`, author: by, subject: `fraud-hint:${id}`, note: reason });
    return file;
  },
});
