import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  fraud,
  type HintFact,
  type HintFile,
  type HintMember,
  type HintState,
} from '../../protocol/calls/fraud.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useCall, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { hintMessages as words } from './hint-messages.ts';
import { HintBadge } from './hints-page.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { TitledPanel } from '../ui/section.tsx';

const AccountLink = ({ member }: { readonly member: HintMember }) => (
  <TextLink to={`/agents/${member.id}`}>
    <bdi>{member.account}</bdi>
  </TextLink>
);

function Evidence({ fact, currency }: { readonly fact: HintFact; readonly currency: string }) {
  return (
    <Flex as="li" gap="3" justify="space-between" align="baseline" wrap="wrap">
      <Box minWidth="0">
        <Text>
          {words.what[fact.what]}:{' '}
          <bdi>{words.between(fact.member.account, fact.other?.account ?? null)}</bdi>
        </Text>
        <Note>
          {fact.detail === '' ? null : `${fact.detail} · `}
          {showMoment(fact.at)}
        </Note>
      </Box>
      {fact.amount === null ? null : (
        <Text fontVariantNumeric="tabular-nums">{showMoney(fact.amount, currency)}</Text>
      )}
    </Flex>
  );
}

function DecideDialog(props: {
  readonly hint: HintFile;
  readonly state: HintState;
  readonly onClose: () => void;
}) {
  const { hint, state, onClose } = props;
  const send = useSend();
  const client = useQueryClient();
  const reload = () => void forget(client, fraud.find, fraud.read);
  return (
    <AskReason
      danger={state === 'confirmed'}
      title={words.actions[state]}
      text={words.texts[state]}
      confirm={words.actions[state]}
      words={words.ask}
      take={(reason) => send(fraud.decide, { id: hint.id, state, reason })}
      done={words.done[state]}
      onDone={reload}
      onRefused={reload}
      onClose={onClose}
    />
  );
}

function Actions({ hint }: { readonly hint: HintFile }) {
  const mayDecide = useMay('cashier');
  const [asked, setAsked] = useState<HintState | null>(null);
  if (!mayDecide) return null;
  const next: readonly HintState[] = hint.state === 'open' ? ['confirmed', 'dismissed'] : ['open'];
  return (
    <Flex gap="3" wrap="wrap">
      {next.map((state) => (
        <Button key={state} size="sm" variant="outline" onClick={() => setAsked(state)}>
          {words.actions[state]}
        </Button>
      ))}
      {asked === null ? null : <DecideDialog hint={hint} state={asked} onClose={() => setAsked(null)} />}
    </Flex>
  );
}

function Hint({ hint }: { readonly hint: HintFile }) {
  return (
    <Stack gap="4">
      <Flex gap="3" align="baseline" wrap="wrap">
        <HintBadge state={hint.state} />
        <Text color="fg.muted">{showMoment(hint.foundAt)}</Text>
      </Flex>
      <Text>{words.about[hint.kind]}</Text>
      {hint.decidedBy === null || hint.decidedAt === null ? null : (
        <Text color="fg.muted" overflowWrap="anywhere">
          {words.decided(hint.decidedBy, hint.reason)} · {showMoment(hint.decidedAt)}
        </Text>
      )}
      <TitledPanel title={words.accounts}>
        <Flex as="ul" listStyleType="none" gap="4" wrap="wrap">
          {hint.members.map((member) => (
            <Box as="li" key={member.id}>
              <AccountLink member={member} />
            </Box>
          ))}
        </Flex>
      </TitledPanel>
      <TitledPanel title={words.evidence}>
        <Stack as="ul" gap="3" listStyleType="none">
          {hint.facts.map((fact, index) => (
            <Evidence key={index} fact={fact} currency={hint.currency} />
          ))}
        </Stack>
      </TitledPanel>
      <Actions hint={hint} />
    </Stack>
  );
}

/** One hint with the facts that it was found by. */
export function HintPage() {
  const { id = '' } = useParams();
  const hint = useCall(fraud.read, { id });
  return (
    <FileScreen
      title={hint.data === undefined ? words.title : words.kinds[hint.data.kind]}
      tabs={<AgentTabs />}
      back={{ to: '/agents/hints', label: words.back }}
      query={hint}
      unknown={['fraud-hint.unknown']}
      words={words}
    >
      {(file) => <Hint hint={file} />}
    </FileScreen>
  );
}
