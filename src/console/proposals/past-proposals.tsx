import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { ProposalRecord } from '../../protocol/release/proposal.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { proposalMessages as words } from './proposal-messages.ts';
import { Note } from '../ui/note.tsx';
import { Section } from '../ui/section.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';

/** What was asked for before, and what became of it. */
export function PastProposals<Proposal extends ProposalRecord>(props: {
  readonly past: readonly Proposal[];
  /** Where a screen has several such lists. */
  readonly title?: string;
  /** What a proposal was about, where a screen has several such things. */
  readonly name?: (proposal: Proposal) => string;
  /** What it asked for, in one line. */
  readonly describe?: (proposal: Proposal) => string;
}) {
  if (props.past.length === 0) return null;
  return (
    <Section title={props.title ?? words.past}>
      <Panel padded={false}>
        <Box as="ul" listStyleType="none">
          {props.past.map((one) => (
            <Box as="li" {...lineLook} key={one.id}>
              <Flex gap="2" wrap="wrap" align="baseline">
                <Badge size="sm" colorPalette={one.state === 'approved' ? 'green' : 'gray'}>
                  {words.decided[one.state]}
                </Badge>
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {props.name === undefined ? one.note : `${props.name(one)}: ${one.note}`}
                </Text>
              </Flex>
              <Note>
                {words.proposedBy(one.proposedBy)}
                {one.decidedBy === null || one.decidedAt === null ? null : (
                  <>
                    {' · '}
                    {words.decidedBy(words.decided[one.state], one.decidedBy)}, <Moment iso={one.decidedAt} />
                  </>
                )}
              </Note>
              {props.describe === undefined ? null : <Note>{props.describe(one)}</Note>}
              {one.reason === '' ? null : <Text overflowWrap="anywhere">“{one.reason}”</Text>}
            </Box>
          ))}
        </Box>
      </Panel>
    </Section>
  );
}
