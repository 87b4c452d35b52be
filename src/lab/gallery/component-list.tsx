import { Box, Button, Input, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { groupEntries, searchEntries, type ComponentEntry } from './component-entry.ts';
import { messages } from './gallery-messages.ts';

const Entry = chakra('a', {
  base: {
    display: 'block',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'l1',
    fontFamily: 'mono',
    fontSize: 'xs',
    _hover: { background: 'bg.muted' },
    _currentPage: { background: 'lit.ground', color: 'lit.text', fontWeight: '600' },
  },
});

interface ComponentListProps {
  readonly entries: readonly ComponentEntry[];
  /** Type of the component that is shown. */
  readonly chosen: string;
}
/** All components by group, and a search over them. */
export function ComponentList({ entries, chosen }: ComponentListProps) {
  const [search, setWanted] = useState('');
  const matches = searchEntries(entries, search);
  return (
    <Box padding="3">
      <Input
        type="search"
        size="sm"
        aria-label={messages.search}
        placeholder={messages.search}
        value={search}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Text role="status" fontSize="xs" color="fg.muted" paddingBlock="2" paddingInline="2">
        {matches.length === 0 ? messages.nothing(search) : messages.count(matches.length, entries.length)}
      </Text>
      {matches.length === 0 ? (
        <Button size="xs" height="8" variant="outline" onClick={() => setWanted('')}>
          {messages.clear}
        </Button>
      ) : null}
      {groupEntries(matches).map((group) => (
        <Box key={group.name} marginBottom="3">
          <chakra.h2
            fontSize="xs"
            fontWeight="600"
            color="fg.muted"
            paddingInline="2"
            paddingBlock="1"
            id={`group-${group.name}`}
          >
            {messages.groups[group.name] ?? group.name}
          </chakra.h2>
          <chakra.ul listStyleType="none" aria-labelledby={`group-${group.name}`}>
            {group.entries.map(({ type }) => (
              <li key={type}>
                <Entry href={`#${type}`} aria-current={type === chosen ? 'page' : undefined}>
                  {type}
                </Entry>
              </li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </Box>
  );
}
