import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ProposalRecord } from '../../protocol/release/proposal.ts';
import { Nothing, Panel } from '../ui/screen.tsx';
import { PartTitle, Section } from '../ui/section.tsx';
import { PendingProposal, type ProposalWork } from './pending-proposal.tsx';

/** Proposals of a screen that wait for a second person, each with what it is about and the way to decide. */
export function WaitingProposals<Proposal extends ProposalRecord>(props: {
  readonly title: string;
  readonly waiting: readonly Proposal[];
  /** Said where none waits; without it there is nothing to see then. */
  readonly empty?: { readonly title: string; readonly text: string };
  /** What a proposal is about: the title above it. */
  readonly renderName: (proposal: Proposal) => ReactNode;
  readonly work: ProposalWork | ((proposal: Proposal) => ProposalWork);
  readonly children: (proposal: Proposal) => ReactNode;
}) {
  const { title, waiting, empty, work } = props;
  if (waiting.length === 0 && empty === undefined) return null;
  return (
    <Section title={title}>
      {waiting.length === 0 && empty !== undefined ? (
        <Panel>
          <Nothing icon="shield" {...empty} />
        </Panel>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none">
          {waiting.map((proposal) => (
            <Box as="li" key={proposal.id}>
              <Panel padded={false}>
                <PartTitle as="h3" padding={{ base: '4', md: '5' }}>
                  {props.renderName(proposal)}
                </PartTitle>
                <PendingProposal
                  proposal={proposal}
                  work={typeof work === 'function' ? work(proposal) : work}
                >
                  {props.children(proposal)}
                </PendingProposal>
              </Panel>
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
}
