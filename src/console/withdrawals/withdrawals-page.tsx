import { Flex, Grid, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { withdrawalFilters, withdrawals, type WithdrawalLine } from '../../protocol/calls/withdrawals.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { useAnnounce } from '../ui/announcer.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { choiceFilter, searchFilter, useFilters } from '../ui/lists/filters.tsx';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { Line } from '../ui/lists/panel-line.tsx';
import { Note } from '../ui/note.tsx';
import { showMoney } from './money.ts';
import { StatusBadges } from './status-badges.tsx';
import { useWithdrawals } from './use-withdrawals.ts';
import { withdrawalMessages as words } from './withdrawal-messages.ts';

function Withdrawal({ line }: { readonly line: WithdrawalLine }) {
  return (
    <Line position="relative" _hover={{ background: 'bg.subtle' }}>
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
          <Note>
            #{line.id} · <Moment iso={line.createdAt} />
          </Note>
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
    </Line>
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
  const mayPay = useMay('cashier');
  const filters = useFilters({
    search: searchFilter(words.search, '72'),
    filter: choiceFilter({
      label: words.filter,
      values: withdrawalFilters,
      initial: 'todo',
      names: words.filters,
      count: words.counted,
      width: '60',
    }),
  });
  const list = useWithdrawals(filters.asked);
  const counts = list.data?.counts;
  useArrivals(counts?.submitted);
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      tabs={<RequestTabs />}
      notice={<RoleNotice permission="cashier" text={words.mayNot} />}
      file={mayPay ? { href: hrefOf(withdrawals.export, filters.values), label: words.export } : null}
      words={words}
      icon="check"
      filters={filters}
      counts={counts}
      list={list}
    >
      {(line) => <Withdrawal key={line.id} line={line} />}
    </ListScreen>
  );
}
