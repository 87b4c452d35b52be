import { Badge, Box, Button, Flex, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { agents, type AgentLine, type AgentPage } from '../../protocol/calls/agents.ts';
import { useCall } from '../http/use-call.ts';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Loaded, Nothing, Rows, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { readPage, useAddress, useSearch } from '../ui/use-address.ts';
import { agentMessages as words } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';

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
              <Button size="sm" variant="outline" height={{ base: '11', md: '8' }} onClick={props.onMore}>
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
          <PlainLink
            asChild
            color="brand.fg"
            fontWeight="medium"
            overflowWrap="anywhere"
            minHeight={{ base: '11', md: 'auto' }}
          >
            <Link to={`/agents/${agent.id}`}>
              <bdi>{agent.account}</bdi>
            </Link>
          </PlainLink>
          <AgentBadges agent={agent} />
          <Text color="fg.muted" fontSize="xs" marginInlineStart={{ md: 'auto' }}>
            {agent.directCount === 0 ? null : words.below(agent.directCount)}
          </Text>
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

function Tree({ found, onGo }: { readonly found: AgentPage; readonly onGo: (page: number) => void }) {
  const { rows, page, pages, total } = found;
  return (
    <PagedList
      found={found}
      name={words.tree}
      empty={<Nothing icon="search" title={words.none} text={words.noneText} />}
      pagerWords={words}
      place={words.pageOf(page, pages, total)}
      onGo={onGo}
    >
      {rows.map((agent) => (
        <Branch key={agent.id} agent={agent} />
      ))}
    </PagedList>
  );
}

/** The tree of agents, level by level. */
export function AgentsPage() {
  const [address, go] = useAddress();
  const { typed, sought, search } = useSearch();
  const tree = useCall(agents.find, { search: sought, page: readPage(address) }, { keeps: true });
  return (
    <Screen title={words.title} lead={words.lead}>
      <AgentTabs />
      <Stack gap="4">
        <Box>
          <SearchField label={words.search} value={typed} onChange={search} width="80" />
        </Box>
        <Loaded query={tree}>
          {(page) => <Tree key={sought} found={page} onGo={(to) => go({ page: String(to) })} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}
