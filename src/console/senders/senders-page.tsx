import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { senders, type SenderLine } from '../../protocol/calls/senders.ts';
import { forget, useCall, useSend } from '../http/use-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel, Rows, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { senderMessages as words } from './sender-messages.ts';
import { SenderProposalPanel } from './sender-proposal.tsx';
import { SmsForm } from './sms-form.tsx';
import { SmtpForm } from './smtp-form.tsx';
import { TestForm } from './test-form.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { Note } from '../ui/note.tsx';

const colours = { none: 'red', console: 'green', environment: 'blue', sandbox: 'orange' } as const;

function RemoveButton({ channel }: Pick<SenderLine, 'channel'>) {
  const send = useSend();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = words.channels[channel];
  const removing = useMutation({
    mutationFn: () => send(senders.remove, { channel }),
    onSuccess: async () => {
      setAsking(false);
      tellSuccess(words.removed(name));
      await forget(client, senders.list, senders.readiness);
    },
  });
  return (
    <>
      <Button size="sm" variant="outline" aria-label={words.remove(name)} onClick={() => setAsking(true)}>
        {words.removeShort}
      </Button>
      {asking ? (
        <ConfirmDialog
          open
          danger
          title={words.removeTitle(name)}
          text={words.removeText}
          confirm={words.removeShort}
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setAsking(false)}
        >
          <Refusal error={removing.error} marginBlockStart="3" />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Head({ sender }: { readonly sender: SenderLine }) {
  const { channel, source, updatedBy, updatedAt } = sender;
  const isUnreadable = source === 'console' && sender.smtp === null && sender.template === null;
  return (
    <Flex gap="4" justify="space-between" align="start" wrap="wrap">
      <Stack gap="1" flex="1" minWidth="14rem">
        <Flex gap="2.5" align="center" wrap="wrap">
          <Box color="fg.muted">
            <Icon name={channel === 'sms' ? 'phone' : 'outbox'} size="5" />
          </Box>
          <Heading as="h2" id={`sender-${channel}`} fontSize="md" fontWeight="semibold">
            {words.channels[channel]}
          </Heading>
          <Badge colorPalette={colours[source]}>{words.sources[source]}</Badge>
        </Flex>
        <Text color="fg.muted">{words.about[source]}</Text>
        {isUnreadable ? <Text color="fg.error">{words.unreadable}</Text> : null}
        {updatedBy === null || updatedAt === null ? null : (
          <Note>
            {words.updated(updatedBy)}, <Moment iso={updatedAt} />
          </Note>
        )}
      </Stack>
      {source === 'console' ? <RemoveButton channel={channel} /> : null}
    </Flex>
  );
}

function SenderPanel({ sender }: { readonly sender: SenderLine }) {
  const { channel, source, smtp, template, secretNames } = sender;
  return (
    <Panel>
      <Stack as="section" gap="5" aria-labelledby={`sender-${channel}`}>
        <Head sender={sender} />
        <SenderProposalPanel sender={sender} />
        {source === 'environment' ? null : channel === 'email' ? (
          <SmtpForm smtp={smtp} />
        ) : (
          <SmsForm template={template} secretNames={secretNames} />
        )}
        {source === 'console' || source === 'environment' ? (
          <Box borderBlockStartWidth="1px" borderColor="border.muted" paddingBlockStart="5">
            <TestForm channel={channel} />
          </Box>
        ) : null}
      </Stack>
    </Panel>
  );
}

function SenderList() {
  const query = useCall(senders.list);
  return (
    <Loaded query={query} waiting={<Rows count={8} />}>
      {({ senders: list }) => (
        <Stack gap="4" maxWidth="48rem">
          {list.map((sender) => (
            <SenderPanel key={`${sender.channel} ${sender.source}`} sender={sender} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** How messages leave. Passwords and secrets go in and never come back. */
export function SendersPage() {
  return (
    <Screen title={words.title} lead={words.lead}>
      <SenderList />
    </Screen>
  );
}
