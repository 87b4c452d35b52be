import { Alert, Box, Button, Code, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { senders, type SenderTestAnswer } from '../../protocol/calls/senders.ts';
import type { MessageChannel } from '../../protocol/message.ts';
import { useSend } from '../http/use-call.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { senderMessages } from './sender-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { PartTitle } from '../ui/section.tsx';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const { test: words, channels, missing } = senderMessages;

function Answer({ answer }: { readonly answer: SenderTestAnswer }) {
  return (
    <Alert.Root status={answer.isSent ? 'success' : 'error'}>
      <Alert.Indicator />
      <Stack gap="1" minWidth="0">
        <Alert.Title>{answer.isSent ? words.sent : words.failed}</Alert.Title>
        <Text>
          {words.answer}:{' '}
          <Code size="sm" overflowWrap="anywhere" whiteSpace="pre-wrap">
            <bdi>{answer.answer}</bdi>
          </Code>
        </Text>
      </Stack>
    </Alert.Root>
  );
}

/** Sends one message immediately and shows what the other side answers. */
export function TestForm({ channel }: { readonly channel: MessageChannel }) {
  const send = useSend();
  const [to, setTo] = useState('');
  const [tried, setTried] = useState(false);
  const testing = useMutation({ mutationFn: () => send(senders.test, { channel, to: to.trim() }) });
  const isShort = to.trim().length < 3;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) testing.mutate();
  };
  return (
    <GuardedForm onSubmit={submit} noValidate aria-label={words.title(channels[channel])}>
      <Stack gap="3">
        <PartTitle as="h3">{words.title(channels[channel])}</PartTitle>
        <TextField
          isRequired
          type={channel === 'email' ? 'email' : 'tel'}
          label={words.to[channel]}
          hint={words.toHint[channel]}
          value={to}
          fault={tried && isShort ? missing : null}
          onChange={setTo}
        />
        <Box>
          <Button type="submit" size="sm" variant="outline" loading={testing.isPending}>
            {words.send}
          </Button>
        </Box>
        <Box role="status">{testing.data === undefined ? null : <Answer answer={testing.data} />}</Box>
        <Refusal error={testing.error} />
      </Stack>
    </GuardedForm>
  );
}
