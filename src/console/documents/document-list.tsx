import { Badge, Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { DocumentEntry } from '../../protocol/calls/site.ts';
import { useBase } from '../base/use-base.ts';
import { messages } from '../messages.ts';
import { ChangedDot } from '../ui/changed-dot.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';

const { documents: words } = messages;

const EntryLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '2.5',
    minHeight: { base: '11', lg: '7' },
    borderRadius: 'l1',
    color: 'fg.muted',
    fontFamily: 'mono',
    fontSize: 'xs',
    _hover: { background: 'bg.muted', color: 'fg' },
    _currentPage: { background: 'brand.muted', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

function groupOf(path: string): string {
  const [folder = ''] = path.split('/');
  return path.includes('/') ? folder : 'site';
}

/** Every document by kind. */
export function DocumentList({ entries }: { readonly entries: readonly DocumentEntry[] }) {
  const [search, setSearch] = useState('');
  const stateByPath = new Map(useBase().data?.documents.map((entry) => [entry.path, entry.state] as const));
  const sought = search.trim().toLowerCase();
  const matches = entries.filter(({ path }) => path.toLowerCase().includes(sought));
  const groupNames = Object.keys(words.groups);
  const others = [...new Set(matches.map(({ path }) => groupOf(path)))].filter(
    (group) => !groupNames.includes(group),
  );
  return (
    <Stack gap="3" height="full" minHeight="0" padding="3">
      <SearchField label={words.filter} value={search} onChange={setSearch} width="full" />
      <Stack as="nav" aria-label={words.list} gap="4" overflowY="auto" flex="1" minHeight="0">
        {[...groupNames, ...others].map((group) => {
          const members = matches.filter(({ path }) => groupOf(path) === group);
          if (members.length === 0) return null;
          return (
            <Box key={group}>
              <Text
                fontSize="xs"
                fontWeight="medium"
                color="fg.subtle"
                paddingInline="2.5"
                marginBlockEnd="1"
              >
                {words.groups[group] ?? group}
              </Text>
              <Stack as="ul" gap="0.5" listStyleType="none">
                {members.map(({ path, changed }) => (
                  <li key={path}>
                    <EntryLink to={`/documents/${path}`}>
                      <Box as="span" flex="1" minWidth="0" overflowWrap="anywhere">
                        {path.includes('/') ? path.slice(path.indexOf('/') + 1) : path}
                      </Box>
                      {stateByPath.has(path) ? (
                        <Badge size="xs">{words.own[stateByPath.get(path) ?? 'changed']}</Badge>
                      ) : null}
                      {changed ? <ChangedDot label={words.changed} /> : null}
                    </EntryLink>
                  </li>
                ))}
              </Stack>
            </Box>
          );
        })}
        {matches.length === 0 ? <Text color="fg.muted">{words.noMatch}</Text> : null}
      </Stack>
    </Stack>
  );
}
