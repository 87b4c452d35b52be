import { Badge, Flex, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import {
  fraud,
  hintKinds,
  hintStates,
  type HintLine,
  type HintPage as HintList,
  type HintState,
} from '../../protocol/calls/fraud.ts';
import { useCall } from '../http/use-call.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { readPage, useAddress } from '../ui/use-address.ts';
import { showMoment } from '../ui/zone-time.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { hintMessages as words } from './hint-messages.ts';

const palettes: Readonly<Record<HintState, string>> = {
  open: 'orange',
  confirmed: 'red',
  dismissed: 'gray',
};
export const HintBadge = ({ state }: { readonly state: HintState }) => (
  <Badge colorPalette={palettes[state]}>{words.states[state]}</Badge>
);

function Line({ hint }: { readonly hint: HintLine }) {
  const accounts = hint.members.map(({ account }) => account).join(', ');
  return (
    <Stack
      as="li"
      gap="0.5"
      paddingBlock="3"
      paddingInline={{ base: '4', md: '5' }}
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
    >
      <Flex gap="2" align="baseline" wrap="wrap">
        <PlainLink
          asChild
          fontWeight="medium"
          color="brand.fg"
          minHeight={{ base: '11', md: 'auto' }}
          overflowWrap="anywhere"
        >
          <Link to={`/agents/hints/${hint.id}`}>{words.open(words.kinds[hint.kind], accounts)}</Link>
        </PlainLink>
        <HintBadge state={hint.state} />
      </Flex>
      <Text color="fg.muted" fontSize="xs">
        {words.facts(hint.facts)} · {showMoment(hint.foundAt)}
      </Text>
    </Stack>
  );
}

function Found({ found, onGo }: { readonly found: HintList; readonly onGo: (page: number) => void }) {
  const { rows, page, pages, total } = found;
  return (
    <PagedList
      found={found}
      name={words.table}
      empty={<Nothing icon="shield" title={words.none} text={words.noneText} />}
      pagerWords={words}
      place={words.pageOf(page, pages, total)}
      onGo={onGo}
    >
      {rows.map((hint) => (
        <Line key={hint.id} hint={hint} />
      ))}
    </PagedList>
  );
}

/** What looks like fraud among agents and members, the newest first. */
export function HintsPage() {
  const [address, go] = useAddress();
  const kind = hintKinds.find((one) => one === address.get('kind')) ?? 'all';
  const asked = address.get('state');
  const state = asked === 'all' ? 'all' : (hintStates.find((one) => one === asked) ?? 'open');
  const hints = useCall(fraud.find, { kind, state, page: readPage(address) }, { keeps: true });
  return (
    <Screen title={words.title} lead={words.lead}>
      <AgentTabs />
      <Stack gap="4">
        <Flex gap="3" wrap="wrap">
          <Choice
            label={words.kind}
            width="52"
            value={kind}
            options={(['all', ...hintKinds] as const).map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(value) => go({ kind: value === 'all' ? '' : value, page: '1' })}
          />
          <Choice
            label={words.state}
            width="44"
            value={state}
            options={(['all', ...hintStates] as const).map((value) => ({
              value,
              label: words.states[value],
            }))}
            onChange={(value) => go({ state: value === 'open' ? '' : value, page: '1' })}
          />
        </Flex>
        <Loaded query={hints}>
          {(page) => <Found found={page} onGo={(to) => go({ page: String(to) })} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}
