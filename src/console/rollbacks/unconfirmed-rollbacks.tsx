import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rollbacks } from '../../protocol/calls/releases.ts';
import type { UnconfirmedRollback } from '../../protocol/release/rollback.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useRollbacks, useSession } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';
import { SensitiveList } from '../review/sensitive-list.tsx';
import { AskReason } from '../ui/ask-reason.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { LineButton } from '../ui/lists/panel-line.tsx';
import { Panel } from '../ui/screen.tsx';
import { rollbackMessages as words } from './rollback-messages.ts';
import { TextLink } from '../ui/text-link.tsx';

type Step = 'confirm' | 'take-back';

function SettleDialog(props: {
  readonly held: UnconfirmedRollback;
  readonly step: Step;
  readonly onClose: () => void;
}) {
  const { step, onClose } = props;
  const { revision, beforeRevision } = props.held;
  const send = useSend();
  const client = useQueryClient();
  const isConfirming = step === 'confirm';
  return (
    <AskReason
      title={isConfirming ? words.confirmTitle(revision) : words.takeBackTitle(revision)}
      text={isConfirming ? words.confirmText : words.takeBackText(beforeRevision)}
      confirm={isConfirming ? words.confirm : words.takeBack}
      danger={!isConfirming}
      words={words.note}
      take={async (note) => {
        if (!isConfirming)
          return words.takenBack((await send(rollbacks.takeBack, { revision, note })).revision);
        await send(rollbacks.confirm, { revision, note });
        return words.confirmed(revision);
      }}
      done={(done) => done}
      onDone={() => void client.invalidateQueries()}
      onRefused={() => void client.invalidateQueries()}
      onClose={onClose}
    />
  );
}

/** What the person who looks can do about it; where they cannot, why. */
function Ways({ held, onAsk }: { readonly held: UnconfirmedRollback; readonly onAsk: (step: Step) => void }) {
  const username = useSession().data?.account.username ?? '';
  if (!useMay('publish')) return <Text color="fg.muted">{words.mayNotSettle}</Text>;
  const isOwn = held.authors.includes(username);
  return (
    <Stack gap="3">
      {isOwn ? <Text color="fg.muted">{held.isLive ? words.ownChange : words.ownMovedOn}</Text> : null}
      <Flex gap="2" wrap="wrap">
        {isOwn ? null : (
          <LineButton size="sm" variant="solid" colorPalette="brand" onClick={() => onAsk('confirm')}>
            {words.confirm}
          </LineButton>
        )}
        {held.isLive ? (
          <LineButton size="sm" onClick={() => onAsk('take-back')}>
            {words.takeBack}
          </LineButton>
        ) : null}
      </Flex>
    </Stack>
  );
}

function Held({ held }: { readonly held: UnconfirmedRollback }) {
  const [step, setStep] = useState<Step | null>(null);
  const { revision, toRevision, beforeRevision, authors, note, at } = held;
  const id = `rollback-${revision}`;
  return (
    <Panel>
      <Stack as="section" gap="4" aria-labelledby={id}>
        <Flex gap="2.5" align="center">
          <Box color="fg.warning">
            <Icon name="warning" size="5" />
          </Box>
          <Heading as="h2" id={id} fontSize="md" fontWeight="semibold">
            {words.title(revision)}
          </Heading>
        </Flex>
        <Stack gap="1">
          <Text>
            {words.made(beforeRevision, toRevision)} {words.by(authors)}, <Moment iso={at} />
          </Text>
          <Text overflowWrap="anywhere">“{note}”</Text>
          <Text color="fg.muted">{words.undone}</Text>
        </Stack>
        <SensitiveList sensitive={held.sensitive} />
        <TextLink to={`/compare/${beforeRevision}/${revision}`} isInline fontWeight="medium">
          {words.compare}
        </TextLink>
        {held.isLive ? null : <Text>{words.movedOn}</Text>}
        <Ways held={held} onAsk={setStep} />
      </Stack>
      {step === null ? null : <SettleDialog held={held} step={step} onClose={() => setStep(null)} />}
    </Panel>
  );
}

/** Rollbacks that undid what two people had approved, until a second person settles them. */
export function UnconfirmedRollbacks() {
  const waiting = useRollbacks().data?.waiting ?? [];
  return (
    <>
      <Box srOnly role="status">
        {waiting.map(({ revision }) => words.title(revision)).join('. ')}
      </Box>
      {waiting.length === 0 ? null : (
        <Stack gap="4" marginBlockEnd="4">
          {waiting.map((held) => (
            <Held key={held.revision} held={held} />
          ))}
        </Stack>
      )}
    </>
  );
}
