import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import type { ProposalRecord } from '../../protocol/release/proposal.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useSession } from '../http/queries.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { proposalMessages as words } from './proposal-messages.ts';
import { Refusal } from '../ui/refusal.tsx';

type Verdict = 'approved' | 'rejected';

/** What deciding about one kind of proposal says and does. */
export interface ProposalWork {
  readonly words: {
    readonly approveTitle: string;
    readonly approveText: string;
    readonly rejectTitle: string;
    readonly rejectText: string;
  };
  readonly decide: (id: string, verdict: Verdict, reason: string) => Promise<void>;
  readonly withdraw: (id: string) => Promise<void>;
  /** Called after a refusal: the proposal may have changed. */
  readonly reload: () => void;
}

function VerdictDialog(props: {
  readonly id: string;
  readonly verdict: Verdict;
  readonly work: ProposalWork;
  readonly onClose: () => void;
}) {
  const { id, verdict, work, onClose } = props;
  const isApproval = verdict === 'approved';
  return (
    <AskReason
      title={isApproval ? work.words.approveTitle : work.words.rejectTitle}
      text={isApproval ? work.words.approveText : work.words.rejectText}
      confirm={isApproval ? words.approve : words.reject}
      danger={!isApproval}
      isOptional={isApproval}
      words={{ reason: words.reason, reasonMissing: words.noteMissing }}
      take={(reason) => work.decide(id, verdict, reason)}
      done={words.decided[verdict]}
      onRefused={work.reload}
      onClose={onClose}
    />
  );
}

function Verdicts(props: { readonly id: string; readonly onAsk: (verdict: Verdict) => void }) {
  return (
    <>
      <Button size="sm" colorPalette="brand" onClick={() => props.onAsk('approved')}>
        {words.approve}
      </Button>
      <Button size="sm" variant="outline" onClick={() => props.onAsk('rejected')}>
        {words.reject}
      </Button>
    </>
  );
}

/** A change that waits for a second person: who asked for it and why, and the way to decide. */
export function PendingProposal(props: {
  readonly proposal: ProposalRecord;
  readonly work: ProposalWork;
  /** Who may ask and who may decide, where it is about no money. */
  readonly needs?: ConsolePermission;
  /** What would be different. */
  readonly children?: ReactNode;
}) {
  const { proposal, work } = props;
  const mayPropose = useMay(props.needs ?? 'cashier');
  const mayDecide = useMay(props.needs ?? 'publish');
  // What another operator or the platform asked for is not withdrawn by this operator.
  const isOwn = useSession().data?.account.username === proposal.proposedBy;
  const [verdict, setAsked] = useState<Verdict | null>(null);
  const withdraw = useMutation({
    mutationFn: () => work.withdraw(proposal.id),
    onSuccess: () => tellSuccess(words.decided.withdrawn),
    onError: work.reload,
  });
  return (
    <Stack gap="3" padding={{ base: '4', md: '5' }} borderBlockStartWidth="1px" borderColor="border.muted">
      <Box>
        <Text fontWeight="medium">{words.waiting}</Text>
        <Text color="fg.muted">
          {words.proposedBy(proposal.proposedBy)}, <Moment iso={proposal.proposedAt} />
        </Text>
        {proposal.note === '' ? null : <Text overflowWrap="anywhere">“{proposal.note}”</Text>}
      </Box>
      {props.children}
      <Flex gap="2" wrap="wrap">
        {mayDecide ? <Verdicts id={proposal.id} onAsk={setAsked} /> : null}
        {mayPropose && isOwn ? (
          <Button size="sm" variant="outline" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {words.withdraw}
          </Button>
        ) : null}
      </Flex>
      <Refusal error={withdraw.error} />
      {verdict === null ? null : (
        <VerdictDialog id={proposal.id} verdict={verdict} work={work} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}
