import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { OutboxMessage } from '../../protocol/console-api.ts';
import { keys, useConsoleApi } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/moment.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Segments, type Segment } from '../ui/segments.tsx';
import { tellSuccess } from '../ui/toasts.tsx';

const { outbox: words } = messages;
type Channel = 'all' | 'sms' | 'email';
const segments: readonly Segment<Channel>[] = [
  { value: 'all', label: words.all },
  { value: 'sms', label: words.sms, icon: 'phone' },
  { value: 'email', label: words.email, icon: 'outbox' },
];

function CopyCode({ code }: { readonly code: string }) {
  const announce = useAnnounce();
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      tellSuccess(words.copied);
    } catch {
      // Without https, or where the person refused: the code can still be selected by hand.
      setFailed(true);
      announce(words.copyFailed);
    }
  };
  return (
    <Stack gap="1" align="end">
      <Button
        variant="outline"
        size="sm"
        height={{ base: '11', md: '8' }}
        fontFamily="mono"
        fontVariantNumeric="tabular-nums"
        letterSpacing="0.08em"
        aria-label={words.copy(code)}
        title={words.copy(code)}
        onClick={() => void copy()}
      >
        {code}
        <Icon name="copy" />
      </Button>
      {failed ? (
        <Text fontSize="xs" color="fg.error" maxWidth="14rem" userSelect="text">
          {words.copyFailed}
        </Text>
      ) : null}
    </Stack>
  );
}

function MessageLine({ message }: { readonly message: OutboxMessage }) {
  const sms = message.channel === 'sms';
  return (
    <Flex
      as="li"
      gap={{ base: '3', md: '4' }}
      align="start"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3.5"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
    >
      <Flex
        boxSize="8"
        borderRadius="l2"
        background="bg.muted"
        color="fg.muted"
        align="center"
        justify="center"
        flexShrink="0"
      >
        <Icon name={sms ? 'phone' : 'outbox'} />
      </Flex>
      <Stack gap="0.5" flex="1" minWidth="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            <bdi>{message.recipient}</bdi>
          </Text>
          <Badge size="sm" variant="outline">
            {sms ? words.sms : words.email}
          </Badge>
          <Text color="fg.subtle" fontSize="xs">
            <Moment iso={message.createdAt} />
          </Text>
        </Flex>
        {message.subject ? <Text fontWeight="medium">{message.subject}</Text> : null}
        <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {message.body}
        </Text>
      </Stack>
      {message.code ? <CopyCode code={message.code} /> : null}
    </Flex>
  );
}

/** What the portal sent, so that a code can be read without a phone. */
export function OutboxPage() {
  const api = useConsoleApi();
  const [search, setSearch] = useState('');
  const [channel, setChannel] = useState<Channel>('all');
  const sought = useDeferredValue(search.trim());
  const query = { search: sought, channel: channel === 'all' ? '' : channel } as const;
  const sent = useQuery({
    queryKey: [...keys.outbox, query],
    queryFn: () => api.outbox(query),
    refetchInterval: 3_000,
    placeholderData: keepPreviousData,
  });
  const filtered = sought !== '' || channel !== 'all';
  return (
    <Screen title={words.title} lead={words.lead}>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap">
          <SearchField label={words.search} value={search} onChange={setSearch} />
          <Segments label={words.channel} value={channel} segments={segments} onChange={setChannel} />
        </Flex>
        <Panel padded={false}>
          <Loaded query={sent}>
            {(list) =>
              list.length === 0 ? (
                <Nothing
                  icon="outbox"
                  title={filtered ? words.noMatch : words.empty}
                  text={filtered ? words.noMatchText : words.emptyText}
                />
              ) : (
                <Box as="ol" listStyleType="none" aria-label={words.table}>
                  {list.map((message) => (
                    <MessageLine key={message.id} message={message} />
                  ))}
                </Box>
              )
            }
          </Loaded>
        </Panel>
      </Stack>
    </Screen>
  );
}
