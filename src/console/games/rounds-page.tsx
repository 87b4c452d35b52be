import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { subtractMoney } from '../../protocol/money/money.ts';
import { roundFilters, rounds as calls, type RoundLine, type RoundPage } from '../../protocol/calls/games.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { forget, useCall, useSend } from '../http/use-call.ts';
import { Amount, AmountLine } from '../ui/fields/amount-line.tsx';
import { AskReason } from '../ui/ask-reason.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { Fact } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { LedgerReference } from '../ui/ledger-reference.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { readPage, useAddress, useSearch } from '../ui/use-address.ts';
import { showMoney } from '../withdrawals/money.ts';
import { GameTabs } from './game-tabs.tsx';
import { gameMessages } from './game-messages.ts';

const words = gameMessages.rounds;
const palettes = { open: 'blue', settled: 'green', refunded: 'orange', void: 'gray', held: 'red' } as const;

function Sums({ found }: { readonly found: RoundPage }) {
  const show = (amount: string): string => showMoney(amount, found.currency);
  return (
    <Flex as="dl" margin="0" gap="8" wrap="wrap" aria-label={words.sums}>
      <Fact name={words.staked} isStrong>
        {show(found.staked)}
      </Fact>
      <Fact name={words.won} isStrong>
        {show(found.won)}
      </Fact>
      <Fact name={words.net} isStrong>
        {show(subtractMoney(found.staked, found.won, found.currency) ?? '')}
      </Fact>
    </Flex>
  );
}

function Line(props: {
  readonly line: RoundLine;
  readonly mayDecide: boolean;
  readonly onGiveBack: () => void;
}) {
  const { line } = props;
  const { currency } = line;
  return (
    <AmountLine
      columns={{ base: '1fr 1fr', md: `minmax(0, 1fr) 7rem 7rem${props.mayDecide ? ' 6rem' : ''}` }}
    >
      <Stack gap="0.5" minWidth="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            <bdi>{line.account}</bdi> · {line.game}
          </Text>
          <Badge colorPalette={palettes[line.state]}>{words.states[line.state]}</Badge>
        </Flex>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          <Moment iso={line.openedAt} /> · {line.vendor} · {line.round}
        </Text>
        {line.references.length === 0 ? null : (
          <Flex as="ul" gap="1" columnGap="3" wrap="wrap" listStyleType="none" aria-label={words.references}>
            {line.references.map((reference) => (
              <Text as="li" key={reference} color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                <LedgerReference reference={reference} />
              </Text>
            ))}
          </Flex>
        )}
      </Stack>
      <Amount name={words.columns.stake} value={showMoney(line.stake, currency)} />
      <Amount
        name={words.columns.payout}
        value={line.state === 'open' ? '–' : showMoney(line.payout, currency)}
      />
      <Flex justify={{ base: 'start', md: 'end' }}>
        {line.state === 'open' && props.mayDecide ? (
          <Button
            size="xs"
            variant="outline"
            height={{ base: '11', md: '8' }}
            aria-label={words.giveBackOne(line.round)}
            onClick={props.onGiveBack}
          >
            {words.giveBack}
          </Button>
        ) : null}
      </Flex>
    </AmountLine>
  );
}

function GiveBackDialog(props: { readonly line: RoundLine; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const { line, onClose } = props;
  const reload = () => void forget(client, calls.list);
  return (
    <AskReason
      danger
      title={words.giveBackTitle}
      text={words.giveBackText(showMoney(line.stake, line.currency), line.account)}
      confirm={words.giveBack}
      words={gameMessages}
      take={(note) => send(calls.giveBack, { id: line.id, note }).finally(reload)}
      onDone={() => {
        onClose();
        tellSuccess(words.gaveBack);
      }}
      onClose={onClose}
    />
  );
}

function Found({ found, onGo }: { readonly found: RoundPage; readonly onGo: (page: number) => void }) {
  const mayDecide = useMay('cashier');
  const [round, setAsked] = useState<RoundLine | null>(null);
  const { rows, page, pages, total } = found;
  return (
    <Stack gap="4">
      <Sums found={found} />
      <PagedList
        found={found}
        name={words.table}
        empty={null}
        pagerWords={gameMessages}
        place={words.pageOf(page, pages, total)}
        onGo={onGo}
      >
        {rows.map((line) => (
          <Line key={line.id} line={line} mayDecide={mayDecide} onGiveBack={() => setAsked(line)} />
        ))}
      </PagedList>
      {round === null ? null : <GiveBackDialog line={round} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

/** Rounds of a member, of a game, or of all. */
export function RoundsPage() {
  const [address, go] = useAddress();
  const { typed, sought, search } = useSearch();
  const filter = roundFilters.find((name) => name === address.get('filter')) ?? 'all';
  const rounds = useCall(
    calls.list,
    { filter, search: sought, page: readPage(address) },
    { every: 5_000, keeps: true },
  );
  const isNarrowed = sought !== '' || filter !== 'all';
  const exported = hrefOf(calls.export, { filter, search: sought });
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        useMay('cashier') ? (
          <Button asChild size="sm" variant="outline" height={{ base: '11', md: '8' }}>
            <a href={exported} download>
              {words.export}
            </a>
          </Button>
        ) : null
      }
    >
      <GameTabs />
      <RoleNotice permission="cashier" />
      <Stack gap="4">
        <Flex gap="3" wrap="wrap">
          <SearchField label={words.search} width="80" value={typed} onChange={search} />
          <Choice
            label={gameMessages.filter}
            width="52"
            value={filter}
            options={roundFilters.map((name) => ({ value: name, label: words.filters[name] }))}
            onChange={(value) => go({ filter: value === 'all' ? '' : value, page: '1' })}
          />
        </Flex>
        <Loaded query={rounds}>
          {(page) =>
            page.rows.length === 0 ? (
              <Panel>
                <Nothing
                  icon={isNarrowed ? 'search' : 'check'}
                  title={isNarrowed ? words.noMatch : words.none}
                  text={isNarrowed ? words.noMatchText : words.noneText}
                />
              </Panel>
            ) : (
              <Found found={page} onGo={(to) => go({ page: String(to) })} />
            )
          }
        </Loaded>
      </Stack>
    </Screen>
  );
}
