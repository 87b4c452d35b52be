import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  people,
  type LinkedPeople,
  type OperatorProposal,
  type PeopleState,
} from '../../protocol/calls/people.ts';
import { useSession } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { FactDiff, type Facts } from '../proposals/fact-diff.tsx';
import { proposalMessages } from '../proposals/proposal-messages.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { peopleMessages as words } from './people-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { Note } from '../ui/note.tsx';
import { Section } from '../ui/section.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';

type Verdict = 'approved' | 'rejected';

/** What the account is now and would be; a new one has nothing now. */
const readFacts = ({ username, name, role, email, roleNow, emailNow }: OperatorProposal) => {
  const write = (itsRole: keyof typeof messages.roleNames, address: string): Facts => [
    [words.name, name],
    [words.username, username],
    [words.role, messages.roleNames[itsRole]],
    [words.email, address === '' ? words.noEmail : address],
  ];
  return { now: roleNow === null ? null : write(roleNow, emailNow ?? ''), wanted: write(role, email) };
};

function VerdictDialog(props: {
  readonly proposal: OperatorProposal;
  readonly verdict: Verdict;
  readonly isMailed: boolean;
  readonly onDone: (answer: LinkedPeople) => void;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const { proposal, verdict, onDone, onClose } = props;
  const isApproval = verdict === 'approved';
  return (
    <AskReason
      title={isApproval ? words.confirmTitle(proposal.name) : words.refuseTitle(proposal.name)}
      text={isApproval ? words.confirmText(props.isMailed) : words.refuseText}
      confirm={isApproval ? words.confirm : words.refuse}
      danger={!isApproval}
      isOptional={isApproval}
      words={{ reason: proposalMessages.reason, reasonMissing: proposalMessages.noteMissing }}
      take={(reason) => send(people.decide, { id: proposal.id, state: verdict, reason })}
      done={isApproval ? words.confirmed : words.refused}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

function Hands({ hands }: Pick<OperatorProposal, 'hands'>) {
  if (hands.length === 0) return null;
  return (
    <Note>
      {words.before}:{' '}
      {hands.map(({ deed, by, at }, index) => (
        <span key={`${deed} ${by}`}>
          {index === 0 ? null : ' · '}
          {words.hand(words.deeds[deed], by)}, <Moment iso={at} />
        </span>
      ))}
    </Note>
  );
}

function Endings(props: {
  readonly proposal: OperatorProposal;
  readonly isOwn: boolean;
  readonly onAsk: (verdict: Verdict) => void;
  readonly onDone: (answer: LinkedPeople) => void;
}) {
  const send = useSend();
  const withdrawing = useMutation({
    mutationFn: () => send(people.withdraw, { id: props.proposal.id }),
    onSuccess: (answer) => {
      tellSuccess(proposalMessages.decided.withdrawn);
      props.onDone(answer);
    },
  });
  const size = { size: 'sm' } as const;
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {props.isOwn ? (
          <Button
            {...size}
            variant="outline"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            {proposalMessages.withdraw}
          </Button>
        ) : (
          <>
            <Button {...size} colorPalette="brand" onClick={() => props.onAsk('approved')}>
              {words.confirm}
            </Button>
            <Button {...size} variant="outline" onClick={() => props.onAsk('rejected')}>
              {words.refuse}
            </Button>
          </>
        )}
      </Flex>
      <Refusal error={withdrawing.error} />
    </>
  );
}

function WaitingChange(props: {
  readonly proposal: OperatorProposal;
  readonly isMailed: boolean;
  readonly onDone: (answer: LinkedPeople) => void;
}) {
  const { proposal, onDone } = props;
  const username = useSession().data?.account.username;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <Stack as="li" {...lineLook} gap="3">
      <Box>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {words.waitsFor[proposal.kind](proposal.name)}
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {proposalMessages.proposedBy(proposal.proposedBy)}, <Moment iso={proposal.proposedAt} />
        </Text>
        {proposal.note === '' ? null : <Text overflowWrap="anywhere">“{proposal.note}”</Text>}
      </Box>
      <FactDiff words={words.columns} {...readFacts(proposal)} />
      <Hands hands={proposal.hands} />
      <Endings
        proposal={proposal}
        isOwn={proposal.proposedBy === username}
        onAsk={setVerdict}
        onDone={onDone}
      />
      {verdict === null ? null : (
        <VerdictDialog
          proposal={proposal}
          verdict={verdict}
          onDone={onDone}
          isMailed={props.isMailed}
          onClose={() => setVerdict(null)}
        />
      )}
    </Stack>
  );
}

/** Changes of accounts that another administrator confirms or refuses. */
export function WaitingChanges(props: {
  readonly people: PeopleState;
  readonly onDone: (answer: LinkedPeople) => void;
}) {
  const { waiting, isMailed } = props.people;
  if (waiting.length === 0) return null;
  return (
    <Section title={words.waiting}>
      <Panel padded={false}>
        <Stack as="ul" gap="0" listStyleType="none">
          {waiting.map((proposal) => (
            <WaitingChange key={proposal.id} proposal={proposal} isMailed={isMailed} onDone={props.onDone} />
          ))}
        </Stack>
      </Panel>
    </Section>
  );
}
