import { lottery, type VoidProposal } from '../../protocol/calls/lottery.ts';
import { Facts } from '../approvals/money-facts.tsx';
import { useCall } from '../http/use-call.ts';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { WaitingProposals } from '../proposals/waiting-proposals.tsx';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { lotteryMessages } from './lottery-messages.ts';
import { TextLink } from '../ui/text-link.tsx';

const words = lotteryMessages.void;
interface VoidProps {
  readonly proposal: VoidProposal;
  readonly currency: string;
}

const useVoidWork = (): ProposalWork =>
  useProposalWork({
    words: words.work,
    list: lottery.voids,
    decide: lottery.decide,
    withdraw: lottery.withdraw,
    others: [lottery.issues, lottery.issue],
  });
const VoidFacts = ({ proposal, currency }: VoidProps) => (
  <Facts
    facts={[
      { name: words.facts.tickets, value: String(proposal.tickets) },
      { name: words.facts.members, value: String(proposal.members) },
      { name: words.facts.amount, value: showMoney(proposal.amount, currency) },
    ]}
  />
);

/** A void that waits for a second person, with what it gives back and the way to decide. */
export function PendingVoid(props: VoidProps) {
  const work = useVoidWork();
  return (
    <PendingProposal proposal={props.proposal} work={work}>
      <VoidFacts {...props} />
    </PendingProposal>
  );
}

/** Voids of all games that wait for a decision; nothing where none does. */
export function WaitingVoids() {
  const work = useVoidWork();
  const voids = useCall(lottery.voids, {}, { every: 10_000 }).data;
  if (voids === undefined) return null;
  return (
    <WaitingProposals
      title={words.waiting}
      waiting={voids.waiting}
      renderName={({ issueId, game, numero }) => (
        <TextLink to={`/games/lottery/issues/${issueId}`}>{words.name(game, numero)}</TextLink>
      )}
      work={work}
    >
      {(proposal) => <VoidFacts proposal={proposal} currency={voids.currency} />}
    </WaitingProposals>
  );
}

/** Voids of all games that were decided. */
export function PastVoids() {
  const past = useCall(lottery.voids, {}, { every: 10_000 }).data?.past ?? [];
  return <PastProposals past={past} name={({ game, numero }) => words.name(game, numero)} />;
}
