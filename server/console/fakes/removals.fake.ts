import type { RemovalFacts, RemovalProposal, removals } from '../../../src/protocol/calls/members.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { keepProposals, now, throwUnknown } from './proposals.fake.ts';

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
  const proposals = keepProposals<RemovalProposal>();
  let isOff = false;
  const facts = (): RemovalFacts => (isOff ? { ...sampleFacts, since: null } : sampleFacts);
  const list = async () => ({
    waiting: proposals.waiting().map((one) => ({ ...one, facts: facts() })),
    past: proposals.past(),
  });
  return {
    list,
    find: async ({ account }) => {
      const name = account.toLowerCase();
      if (name === 'nobody') return throwUnknown('member.unknown');
      if (name === 'newbie')
        return { ...sampleFacts, account: name, since: null, recoveryCodesLeft: 0, isWaiting: false };
      return { ...facts(), isWaiting: proposals.waiting().length > 0 };
    },
    propose: answerAfter(
      async ({ account, note, by: proposedBy }) => proposals.add({ account, note, proposedBy }),
      list,
    ),
    ...answerEndings(async (decision) => {
      proposals.end(decision);
      if (decision.state === 'approved') isOff = true;
    }, list),
  };
}
