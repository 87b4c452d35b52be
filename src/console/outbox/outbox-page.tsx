import { Stack } from '@chakra-ui/react';
import { outbox } from '../../protocol/calls/outbox.ts';
import { messageStates } from '../../protocol/message.ts';
import { useCall } from '../http/use-call.ts';
import { choiceFilter, searchFilter, segmentFilter, useFilters } from '../ui/lists/filters.tsx';
import { FilterBar } from '../ui/lists/list-screen.tsx';
import { PanelList } from '../ui/lists/panel-line.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { MessageLine } from './message-line.tsx';
import { outboxMessages as words } from './outbox-messages.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { FileLink } from '../ui/lists/file-link.tsx';

/** What was sent to members and how far it came. What a message says is shown in the demonstration alone. */
export function OutboxPage() {
  const filters = useFilters({
    search: searchFilter(words.search),
    channel: segmentFilter({
      label: words.channel,
      initial: 'all',
      segments: [
        { value: 'all', label: words.all },
        { value: 'sms', label: words.sms, icon: 'phone' },
        { value: 'email', label: words.email, icon: 'outbox' },
      ],
    }),
    state: choiceFilter({
      label: words.state,
      values: ['all', ...messageStates],
      initial: 'all',
      names: { all: words.anyState, ...words.states },
    }),
  });
  const { search, channel, state } = filters.values;
  const query = {
    limit: 100,
    ...(search === '' ? {} : { search }),
    ...(channel === 'all' ? {} : { channel }),
    ...(state === 'all' ? {} : { state }),
  };
  const sent = useCall(outbox.list, query, { every: 3_000, keeps: true });
  const empty = filters.isNarrowed
    ? { title: words.noMatch, text: words.noMatchText }
    : { title: words.empty, text: words.emptyText };
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={<FileLink file={{ href: hrefOf(outbox.listFile, query) }} />}
    >
      <Stack gap="4">
        <FilterBar filters={filters} />
        <Loaded query={sent}>
          {({ messages: list }) => (
            <PanelList isOrdered name={words.table} empty={<Nothing icon="outbox" {...empty} />}>
              {list.map((message) => (
                <MessageLine key={message.id} message={message} />
              ))}
            </PanelList>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
