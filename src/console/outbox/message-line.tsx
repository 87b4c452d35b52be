import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageState } from '../../protocol/message.ts';
import { outbox, type MessageContent, type OutboxMessage } from '../../protocol/calls/outbox.ts';
import { forget, useSend } from '../http/use-call.ts';
import { CopyText } from '../ui/copy-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { outboxMessages as words } from './outbox-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';

const colours: Readonly<Record<MessageState, string>> = {
  queued: 'gray',
  sending: 'blue',
  accepted: 'green',
  delivered: 'green',
  failed: 'red',
  expired: 'orange',
  suppressed: 'orange',
};

function Content({ content }: { readonly content: MessageContent }) {
  const copying = { done: words.copied, failed: words.copyFailed };
  const { subject, text, code, link } = content;
  return (
    <Stack gap="1" borderRadius="l2" background="bg.subtle" padding="3" marginBlockStart="1">
      {subject ? (
        <Text fontWeight="medium" dir="auto">
          {subject}
        </Text>
      ) : null}
      <Text overflowWrap="anywhere" whiteSpace="pre-line" userSelect="text" dir="auto">
        {text}
      </Text>
      {code ? <CopyText text={code} label={words.copyCode(code)} {...copying} /> : null}
      {link ? <CopyText text={link} label={words.copyLink} {...copying} /> : null}
    </Stack>
  );
}

function Actions({
  message,
  looking,
}: {
  readonly message: OutboxMessage;
  readonly looking: { readonly isOpen: boolean; readonly isBusy: boolean; readonly toggle: () => void };
}) {
  const send = useSend();
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => send(outbox.retry, { id: message.id }),
    onSuccess: () => {
      tellSuccess(words.retried);
      return forget(client, outbox.list);
    },
  });
  const size = { size: 'sm', variant: 'outline' } as const;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {message.canLook ? (
        <Button {...size} title={words.audited} loading={looking.isBusy} onClick={looking.toggle}>
          {looking.isOpen ? words.hide : words.show}
        </Button>
      ) : null}
      {message.canRetry ? (
        <Button {...size} loading={again.isPending} onClick={() => again.mutate()}>
          {message.state === 'suppressed' ? words.retryLifts : words.retry}
        </Button>
      ) : null}
      <Refusal error={again.error} fontSize="sm" />
    </Flex>
  );
}

function Facts({ message }: { readonly message: OutboxMessage }) {
  const { state, kind, channel, language, attempts, dueAt } = message;
  return (
    <Flex gap="2" align="baseline" wrap="wrap" color="fg.muted" fontSize="sm">
      <Text color="fg">{words.kind(kind)}</Text>
      <Badge size="sm" variant="outline">
        {channel === 'sms' ? words.sms : words.email}
      </Badge>
      <Badge size="sm" colorPalette={colours[state]}>
        {words.states[state]}
      </Badge>
      <Text>{words.language(language)}</Text>
      {attempts > 0 ? <Text>{words.attempts(attempts)}</Text> : null}
      {state === 'queued' && attempts > 0 && dueAt !== null ? (
        <Text>
          {words.nextTry}: <Moment iso={dueAt} />
        </Text>
      ) : null}
    </Flex>
  );
}

/** A message, how far it came, and what can be done about it. */
export function MessageLine({ message }: { readonly message: OutboxMessage }) {
  const send = useSend();
  const look = useMutation({ mutationFn: () => send(outbox.look, { id: message.id }) });
  const toggle = () => (look.data === undefined ? look.mutate() : look.reset());
  return (
    <Flex as="li" {...lineLook} gap={{ base: '3', md: '4' }} align="start">
      <Flex
        boxSize="8"
        borderRadius="l2"
        background="bg.muted"
        color="fg.muted"
        align="center"
        justify="center"
        flexShrink="0"
      >
        <Icon name={message.channel === 'sms' ? 'phone' : 'outbox'} />
      </Flex>
      <Stack gap="1" flex="1" minWidth="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            <bdi>{message.recipient}</bdi>
          </Text>
          <Text color="fg.subtle" fontSize="xs">
            <Moment iso={message.createdAt} />
          </Text>
        </Flex>
        <Facts message={message} />
        {message.lastError ? (
          <Text color="fg.error" fontSize="sm" overflowWrap="anywhere">
            {words.lastError}: <bdi>{message.lastError}</bdi>
          </Text>
        ) : null}
        <Actions
          message={message}
          looking={{ isOpen: look.data !== undefined, isBusy: look.isPending, toggle }}
        />
        <Refusal error={look.error} fontSize="sm" />
        {look.data ? <Content content={look.data} /> : null}
      </Stack>
    </Flex>
  );
}
