import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { agents, type AgentLine } from '../../protocol/calls/agents.ts';
import { useCall } from '../http/use-call.ts';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { Loaded, Rows } from '../ui/screen.tsx';
import { searchFilter, useFilters } from '../ui/lists/filters.tsx';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { agentMessages as words } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { hrefOf } from '../../protocol/console/define-call.ts';

/** What kind of account it is, and what stops it. */
export function AgentBadges({ agent }: { readonly agent: AgentLine }) {
  return (
    <>
      <Badge variant={agent.type === 0 ? 'outline' : 'subtle'}>
        {agent.type === 0 ? words.player : words.agent}
      </Badge>
      {agent.isFrozen ? <Badge colorPalette="red">{words.frozen}</Badge> : null}
      {agent.isWithheld ? <Badge colorPalette="orange">{words.withheld}</Badge> : null}
    </>
  );
}

/** The levels below an account, page by page. */
function Below({ agent }: { readonly agent: AgentLine }) {
  const [pages, setPages] = useState(1);
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label={agent.account}
      borderInlineStartWidth="1px"
      borderColor="border"
    >
      {Array.from({ length: pages }, (_, index) => (
        <BelowPage
          key={index}
          id={agent.id}
          page={index + 1}
          isLast={index + 1 === pages}
          onMore={() => setPages(pages + 1)}
        />
      ))}
    </Box>
  );
}
function BelowPage(props: {
  readonly id: string;
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}) {
  const below = useCall(agents.below, { id: props.id, page: props.page }, { keeps: true });
  return (
    <Loaded query={below} waiting={<Rows count={2} />}>
      {({ rows, pages }) => (
        <>
          {rows.map((agent) => (
            <Branch key={agent.id} agent={agent} />
          ))}
          {rows.length === 0 ? (
            <Text as="li" color="fg.muted" padding="3">
              {words.noneBelow}
            </Text>
          ) : null}
          {props.isLast && pages > props.page ? (
            <Box as="li" padding="2">
              <Button size="sm" variant="outline" onClick={props.onMore}>
                {words.more}
              </Button>
            </Box>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

/** An account with a way to open what is below. */
function Branch({ agent }: { readonly agent: AgentLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="li">
      <Flex
        gap="2"
        align="center"
        paddingBlock="1.5"
        paddingInline={{ base: '2', md: '3' }}
        _hover={{ background: 'bg.subtle' }}
      >
        {agent.directCount === 0 ? (
          <Box width={{ base: '11', md: '7' }} flexShrink="0" />
        ) : (
          <LabelledIconButton
            icon="chevron"
            label={words.expand(agent.account)}
            aria-expanded={isOpen}
            transform={isOpen ? 'rotate(90deg)' : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Flex gap="2" align="baseline" wrap="wrap" minWidth="0" flex="1">
          <TextLink to={`/agents/${agent.id}`} fontWeight="medium" overflowWrap="anywhere">
            <bdi>{agent.account}</bdi>
          </TextLink>
          <AgentBadges agent={agent} />
          <Note marginInlineStart={{ md: 'auto' }}>
            {agent.directCount === 0 ? null : words.below(agent.directCount)}
          </Note>
        </Flex>
      </Flex>
      {isOpen ? (
        <Box paddingInlineStart={{ base: '4', md: '6' }}>
          <Below agent={agent} />
        </Box>
      ) : null}
    </Box>
  );
}

/** The tree of agents, level by level. */
export function AgentsPage() {
  const filters = useFilters({ search: searchFilter(words.search, '80') });
  const tree = useCall(agents.find, filters.asked, { keeps: true });
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      tabs={<AgentTabs />}
      words={words}
      icon="search"
      filters={filters}
      file={{ href: hrefOf(agents.findFile, filters.values) }}
      list={tree}
    >
      {(agent) => <Branch key={`${agent.id} ${filters.values.search}`} agent={agent} />}
    </ListScreen>
  );
}
