import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DeskChange, DeskState } from '../../protocol/desks/define-desk.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
import { PendingProposal } from '../proposals/pending-proposal.tsx';
import { Panel } from '../ui/screen.tsx';
import { deskMessages as words } from './desk-messages.ts';
import type { DeskScope } from './desk-scope.ts';
import { RowEntries } from './row-entries.tsx';
import { contextOf, nameRow, writeFacts } from './show-value.ts';

/** Changes that wait and are decided about together, by the first of them. */
export function listTogether({ added, rows }: DeskState): readonly (readonly DeskChange[])[] {
  const groups = new Map<string, readonly DeskChange[]>();
  for (const change of [...added, ...rows.flatMap(({ waiting }) => waiting ?? [])])
    if (change.together !== null)
      groups.set(change.together.id, [...(groups.get(change.together.id) ?? []), change]);
  const byId = (one: DeskChange, other: DeskChange): number => Number(one.id) - Number(other.id);
  return [...groups.values()].map((changes) => changes.toSorted(byId));
}

/** Rows that one person asked for together: what would differ in each, and the one way to decide about all. */
export function RowsTogether(props: {
  readonly scope: DeskScope;
  readonly changes: readonly DeskChange[];
}): ReactNode {
  const { scope, changes } = props;
  const { desk, state, work } = scope;
  const [first] = changes;
  if (first === undefined) return null;
  const entries = changes.map(({ id, before, after, effects, currency }) => {
    const context = contextOf(state, currency);
    return {
      id,
      name: nameRow(desk, after ?? {}, context),
      badge: before === null ? words.rows.counts.new : words.rows.counts.changed,
      color: before === null ? 'green' : 'blue',
      content: (
        <Box>
          <FactDiff
            words={words}
            now={before === null ? null : writeFacts(desk, before, context)}
            wanted={writeFacts(desk, after ?? {}, context)}
          />
          {effects.map((effect) => (
            <Text key={effect} color="fg.muted">
              {effect}
            </Text>
          ))}
        </Box>
      ),
    } as const;
  });
  return (
    <Panel padded={false}>
      <Heading as="h2" fontSize="sm" fontWeight="semibold" padding={{ base: '4', md: '5' }}>
        {words.rows.waiting(changes.length)}
      </Heading>
      <PendingProposal proposal={first} work={work}>
        <RowEntries entries={entries} />
      </PendingProposal>
    </Panel>
  );
}
