import { useQueryClient } from '@tanstack/react-query';
import { senders, type SenderLine, type SenderSummary } from '../../protocol/calls/senders.ts';
import { forget, useSend } from '../http/use-call.ts';
import { FactDiff, type Facts } from '../proposals/fact-diff.tsx';
import { PendingProposal } from '../proposals/pending-proposal.tsx';
import { senderMessages } from './sender-messages.ts';

const words = senderMessages.proposal;
const yesNo = (isTrue: boolean): string => (isTrue ? words.yes : words.no);

/** A sender as names and values, without its password or secrets. */
const listFacts = ({ smtp, template, secretNames }: SenderSummary): Facts => [
  ...(smtp === null
    ? []
    : ([
        [senderMessages.email.host, smtp.host],
        [senderMessages.email.port, String(smtp.port)],
        [senderMessages.email.from, smtp.from],
        [senderMessages.email.user, smtp.user],
        [words.hasPassword, yesNo(smtp.hasPassword)],
        [senderMessages.email.secure, yesNo(smtp.secure)],
        [senderMessages.email.requireTls, yesNo(smtp.requireTls)],
      ] as const)),
  ...(template === null
    ? []
    : ([
        [words.template, template],
        [words.secrets, secretNames.join(', ')],
      ] as const)),
];

/** The change of a sender that is not decided yet: who asked, what would be different, and the way to decide. */
export function SenderProposalPanel({ sender }: { readonly sender: SenderLine }) {
  const send = useSend();
  const client = useQueryClient();
  const { proposal } = sender;
  if (proposal === null) return null;
  const reload = () => forget(client, senders.list, senders.readiness);
  return (
    <PendingProposal
      proposal={{ ...proposal, note: words.wanted[proposal.action] }}
      needs="system"
      work={{
        words,
        decide: async (id, state, reason) => {
          await send(senders.decide, { id, state, reason });
          await reload();
        },
        withdraw: async (id) => {
          await send(senders.withdraw, { id });
          await reload();
        },
        reload: () => void reload(),
      }}
    >
      <FactDiff
        words={words}
        now={sender.source === 'console' ? listFacts(sender) : null}
        wanted={listFacts(proposal)}
      />
    </PendingProposal>
  );
}
