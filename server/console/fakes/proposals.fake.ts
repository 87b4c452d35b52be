import type { ProposalRecord } from '../../../src/protocol/release/proposal.ts';
import type { Decision } from '../../infrastructure/http/answer-after.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

/** The moment of all that happens in the fakes. */
export const now = '2026-11-21T09:00:00.000Z';

/** Refuses a row that there is not. */
export const throwUnknown = (code: string): never => {
  throw new AppError({ status: 404, code, message: 'There is no such row.' });
};
/** Refuses what was typed into a field. */
export const throwInvalid = (field: string, code = 'amount.invalid'): never => {
  throw new AppError({ status: 400, code: 'form.invalid', message: 'no', fields: { [field]: code } });
};

/** What every proposal says before anyone decides. */
export const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;

type Said = 'id' | 'state' | 'proposedAt' | 'decidedBy' | 'decidedAt' | 'reason';
/** Proposals of one kind in memory, the newest first. */
export function keepProposals<Proposal extends ProposalRecord>() {
  let all: readonly Proposal[] = [];
  const listBy = (isWaiting: boolean): readonly Proposal[] =>
    all.filter(({ state }) => (state === 'waiting') === isWaiting);
  return {
    waiting: () => listBy(true),
    past: () => listBy(false),
    hold: (proposal: Proposal): void => {
      all = [proposal, ...all];
    },
    add: (about: Omit<Proposal, Said>): void => {
      const said: Pick<ProposalRecord, Said> = {
        id: String(all.length + 1),
        proposedAt: now,
        ...undecided,
      };
      // The compiler does not put the parts of a type that it does not know together again.
      all = [{ ...about, ...said } as Proposal, ...all];
    },
    /** Gives what the decision was about. */
    end: ({ id, state, reason, by }: Decision): Proposal | null => {
      const asked = all.find((one) => one.id === id) ?? null;
      const decided = { state, reason, decidedBy: by, decidedAt: now };
      all = all.map((one) => (one.id === id ? { ...one, ...decided } : one));
      return asked;
    },
  };
}
