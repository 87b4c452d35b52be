import type { RemovalFacts, RemovalProposal, removals } from '../../../src/protocol/calls/members.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

const now = '2026-11-21T09:00:00.000Z';
const sampleFacts: RemovalFacts = {
  account: 'player',
  mobile: '+63••••••0001',
  email: 'p•••@lumina.example',
  registeredAt: '2025-02-03T09:00:00.000Z',
  lastLoginAt: now,
  since: '2026-05-05T09:00:00.000Z',
  recoveryCodesLeft: 2,
  questionsSince: null,
};

/** `newbie` has no authenticator, `nobody` is not a member, and every other name is `player`’s. */
export function createRemovalsFake(): Answers<typeof removals> {
  let proposals: readonly RemovalProposal[] = [];
  let isOff = false;
  const facts = (): RemovalFacts => (isOff ? { ...sampleFacts, since: null } : sampleFacts);
  const waiting = () => proposals.filter(({ state }) => state === 'waiting');
  const list = async () => ({
    waiting: waiting().map((one) => ({ ...one, facts: facts() })),
    past: proposals.filter(({ state }) => state !== 'waiting'),
  });
  return {
    list,
    find: async ({ account }) => {
      const name = account.toLowerCase();
      if (name === 'nobody')
        throw new AppError({ status: 404, code: 'member.unknown', message: 'There is no such account.' });
      if (name === 'newbie')
        return { ...sampleFacts, account: name, since: null, recoveryCodesLeft: 0, isWaiting: false };
      return { ...facts(), isWaiting: waiting().length > 0 };
    },
    propose: answerAfter(async ({ account, note, by }) => {
      const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
      const made = { id: String(proposals.length + 1), account, note, proposedBy: by, proposedAt: now };
      proposals = [{ ...made, ...undecided }, ...proposals];
    }, list),
    ...answerEndings(async ({ id, state, reason, by }) => {
      if (state === 'approved') isOff = true;
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: now } : one,
      );
    }, list),
  };
}
