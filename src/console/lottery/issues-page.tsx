import { Badge, Flex, Input, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import {
  issueFilters,
  lottery,
  type IssueLine,
  type IssuePage,
  type IssueState,
} from '../../protocol/calls/lottery.ts';
import { GameTabs } from '../games/game-tabs.tsx';
import { useCall } from '../http/use-call.ts';
import { Amount, AmountLine } from '../ui/fields/amount-line.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { readPage, useAddress } from '../ui/use-address.ts';
import { showMoment, showTime } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { lotteryMessages } from './lottery-messages.ts';

const words = lotteryMessages.list;
const palettes: Readonly<Record<IssueState, string>> = {
  planned: 'gray',
  onSale: 'blue',
  closed: 'orange',
  held: 'red',
  drawn: 'green',
  void: 'gray',
};

export function StateBadge({ state }: { readonly state: IssueState }) {
  return <Badge colorPalette={palettes[state]}>{words.states[state]}</Badge>;
}

function Line({ line, currency }: { readonly line: IssueLine; readonly currency: string }) {
  const { id, numero, state, tickets, numbers } = line;
  return (
    <AmountLine columns={{ base: 'repeat(3, 1fr)', md: 'minmax(0, 1fr) 7rem 7rem 7rem' }}>
      <Stack gap="0.5" minWidth="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Flex gap="2" align="baseline" wrap="wrap">
          <PlainLink asChild fontWeight="medium" color="brand.fg" minHeight={{ base: '11', md: 'auto' }}>
            <Link to={`/games/lottery/issues/${id}`} aria-label={words.open(numero)}>
              {numero}
            </Link>
          </PlainLink>
          <StateBadge state={state} />
        </Flex>
        <Text color="fg.muted" fontSize="xs">
          {words.sale} {showMoment(line.opensAt)} – {showTime(line.closesAt)} · {words.draw}{' '}
          {showTime(line.drawsAt)}
        </Text>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {lotteryMessages.tickets(tickets)}
          {numbers.length === 0 ? null : (
            <>
              {` · ${words.result} `}
              <bdi>{numbers.join(' ')}</bdi>
            </>
          )}
        </Text>
      </Stack>
      <Amount name={lotteryMessages.sold} value={showMoney(line.sold, currency)} />
      <Amount name={lotteryMessages.paid} value={showMoney(line.paid, currency)} />
      <Amount name={lotteryMessages.refunded} value={showMoney(line.refunded, currency)} />
    </AmountLine>
  );
}

function Found({ found, onGo }: { readonly found: IssuePage; readonly onGo: (page: number) => void }) {
  const { rows, page, pages, total, currency } = found;
  return (
    <PagedList
      found={found}
      name={words.table}
      empty={<Nothing icon="search" title={words.none} text={words.noneText} />}
      pagerWords={lotteryMessages}
      place={words.pageOf(page, pages, total)}
      onGo={onGo}
    >
      {rows.map((line) => (
        <Line key={line.id} line={line} currency={currency} />
      ))}
    </PagedList>
  );
}

function Filters({
  address,
  go,
}: {
  readonly address: URLSearchParams;
  readonly go: (change: Readonly<Record<string, string>>) => void;
}) {
  return (
    <Flex gap="3" wrap="wrap">
      <Input
        type="date"
        size="sm"
        width={{ base: 'full', md: '44' }}
        height={{ base: '11', md: '8' }}
        background="bg.panel"
        aria-label={words.day}
        title={words.day}
        value={address.get('day') ?? ''}
        onChange={(event) => go({ day: event.target.value, page: '1' })}
      />
      <Choice
        label={words.filter}
        width="44"
        value={address.get('filter') ?? 'all'}
        options={issueFilters.map((name) => ({ value: name, label: words.filters[name] }))}
        onChange={(value) => go({ filter: value === 'all' ? '' : value, page: '1' })}
      />
      <Choice
        label={words.money}
        width="44"
        value={address.get('money') ?? 'real'}
        options={(['real', 'play'] as const).map((name) => ({ value: name, label: words.moneys[name] }))}
        onChange={(value) => go({ money: value === 'real' ? '' : value, page: '1' })}
      />
    </Flex>
  );
}

const readDay = (day: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? (day ?? '') : '');

/** Issues of one game, by day and state. */
export function IssuesPage() {
  const { game = '' } = useParams();
  const [address, go] = useAddress();
  const name =
    useCall(lottery.games, {}, { every: 15_000 }).data?.games.find(({ code }) => code === game)?.name ?? game;
  const issues = useCall(
    lottery.issues,
    {
      game,
      filter: issueFilters.find((one) => one === address.get('filter')) ?? 'all',
      day: readDay(address.get('day')),
      money: address.get('money') === 'play' ? 'play' : 'real',
      page: readPage(address),
    },
    { every: 10_000, keeps: true },
  );
  return (
    <Screen title={words.title(name)} lead={words.lead}>
      <GameTabs />
      <Stack gap="4">
        <PlainLink asChild color="brand.fg" width="fit-content">
          <Link to="/games/lottery">{lotteryMessages.back}</Link>
        </PlainLink>
        <Filters address={address} go={go} />
        <Loaded query={issues}>
          {(page) => <Found found={page} onGo={(to) => go({ page: String(to) })} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}
