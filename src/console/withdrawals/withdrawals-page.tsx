import { Button, Flex, Grid, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  withdrawalFilters,
  withdrawals,
  type WithdrawalFilter,
  type WithdrawalLine,
} from '../../protocol/calls/withdrawals.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { useAnnounce } from '../ui/announcer.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { readPage, useAddress, useSearch } from '../ui/use-address.ts';
import { showMoney } from './money.ts';
import { StatusBadges } from './status-badges.tsx';
import { withdrawalMessages as words } from './withdrawal-messages.ts';

const readFilter = (text: string | null): WithdrawalFilter =>
  withdrawalFilters.find((name) => name === text) ?? 'todo';

function Line({ line }: { readonly line: WithdrawalLine }) {
  return (
    <LinkBox
      as="li"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3.5"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
      _hover={{ background: 'bg.subtle' }}
    >
      <Grid
        gap={{ base: '1', md: '4' }}
        alignItems="center"
        templateColumns={{ base: '1fr auto', md: 'minmax(0, 1.3fr) minmax(0, 1fr) auto 9rem' }}
      >
        <Stack gap="0.5" minWidth="0">
          <LinkOverlay asChild fontWeight="medium" overflowWrap="anywhere">
            <Link to={`/requests/withdrawals/${line.id}`} aria-label={words.open(line.id, line.account)}>
              <bdi>{line.account}</bdi>
            </Link>
          </LinkOverlay>
          <Text color="fg.muted" fontSize="xs">
            #{line.id} · <Moment iso={line.createdAt} />
          </Text>
        </Stack>
        <Text
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          textAlign="end"
          order={{ base: 0, md: 3 }}
          whiteSpace="nowrap"
        >
          {showMoney(line.amount, line.currency)}
        </Text>
        <Text
          color="fg.muted"
          truncate
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          order={{ base: 1, md: 0 }}
        >
          {words.to(line.provider, line.maskedNumber)}
        </Text>
        <Flex gap="1.5" wrap="wrap" gridColumn={{ base: '1 / -1', md: 'auto' }} order={{ base: 2, md: 2 }}>
          <StatusBadges line={line} />
        </Flex>
      </Grid>
    </LinkBox>
  );
}

/** Says once that more waits than a moment ago. */
function useArrivals(count: number | undefined): void {
  const announce = useAnnounce();
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current)
      announce(words.arrived(count - before.current));
    before.current = count;
  }, [announce, count]);
}

/** What members ask to be paid, by state; a filter is part of the address. */
export function WithdrawalsPage() {
  const [address, go] = useAddress();
  const { typed, sought, search } = useSearch();
  const filter = readFilter(address.get('filter'));
  const page = useWithdrawals({ filter, search: sought, page: readPage(address) });
  const mayPay = useMay('cashier');
  const counts = page.data?.counts;
  useArrivals(counts?.submitted);
  const exported = hrefOf(withdrawals.export, { filter, search: sought });
  const isNarrowed = sought !== '' || (filter !== 'todo' && filter !== 'all');
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        mayPay ? (
          <Button asChild size="sm" variant="outline" height={{ base: '11', md: '8' }}>
            <a href={exported} download>
              {words.export}
            </a>
          </Button>
        ) : null
      }
    >
      <RequestTabs />
      <Stack gap="4">
        <RoleNotice permission="cashier" />
        <Flex gap="3" wrap="wrap">
          <SearchField label={words.search} width="72" value={typed} onChange={search} />
          <Choice
            label={words.filter}
            width="60"
            value={filter}
            options={withdrawalFilters.map((name) => ({
              value: name,
              label:
                counts === undefined ? words.filters[name] : words.counted(words.filters[name], counts[name]),
            }))}
            onChange={(value) => go({ filter: value, page: '1' })}
          />
        </Flex>
        <Loaded query={page}>
          {(page) => (
            <PagedList
              found={page}
              name={words.table}
              empty={
                <Nothing
                  icon={isNarrowed ? 'search' : 'check'}
                  title={isNarrowed ? words.noMatch : words.none}
                  text={isNarrowed ? words.noMatchText : words.noneText}
                />
              }
              pagerWords={words}
              place={words.page(page.page, page.pages, page.total)}
              onGo={(to) => go({ page: String(to) })}
            >
              {page.rows.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </PagedList>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
