import { Box, Flex, Stack } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { outbox } from '../../protocol/calls/outbox.ts';
import { messageStates, type MessageState } from '../../protocol/message.ts';
import { useCall } from '../http/use-call.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Segments, type Segment } from '../ui/fields/segments.tsx';
import { MessageLine } from './message-line.tsx';
import { outboxMessages as words } from './outbox-messages.ts';

type Channel = 'all' | 'sms' | 'email';
const segments: readonly Segment<Channel>[] = [
  { value: 'all', label: words.all },
  { value: 'sms', label: words.sms, icon: 'phone' },
  { value: 'email', label: words.email, icon: 'outbox' },
];
const stateOptions = [
  { value: '', label: words.anyState },
  ...messageStates.map((value) => ({ value, label: words.states[value] })),
];

function MessageList() {
  const [search, setSearch] = useState('');
  const [channel, setChannel] = useState<Channel>('all');
  const [state, setState] = useState<MessageState | ''>('');
  const sought = useDeferredValue(search.trim());
  const query = {
    limit: 100,
    ...(sought === '' ? {} : { search: sought }),
    ...(channel === 'all' ? {} : { channel }),
    ...(state === '' ? {} : { state }),
  };
  const sent = useCall(outbox.list, query, { every: 3_000, keeps: true });
  const isFiltered = sought !== '' || channel !== 'all' || state !== '';
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap">
        <SearchField label={words.search} value={search} onChange={setSearch} />
        <Segments label={words.channel} value={channel} segments={segments} onChange={setChannel} />
        <Choice
          label={words.state}
          value={state}
          options={stateOptions}
          onChange={(value) => setState(messageStates.find((one) => one === value) ?? '')}
        />
      </Flex>
      <Panel padded={false}>
        <Loaded query={sent}>
          {({ messages: list }) =>
            list.length === 0 ? (
              <Nothing
                icon="outbox"
                title={isFiltered ? words.noMatch : words.empty}
                text={isFiltered ? words.noMatchText : words.emptyText}
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
  );
}

/** What was sent to members and how far it came. What a message says is shown in the demonstration alone. */
export function OutboxPage() {
  return (
    <Screen title={words.title} lead={words.lead}>
      <MessageList />
    </Screen>
  );
}
