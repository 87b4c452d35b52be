import { Box, Button, Flex, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import {
  contractKinds,
  lineFilters,
  settlements,
  type LinePage,
  type RunName,
  type SettlementLine,
} from '../../protocol/calls/settlements.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { useCall } from '../http/use-call.ts';
import { ApiFailure } from '../http/call-api.ts';
import { Amount, AmountLine } from '../ui/fields/amount-line.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { readPage, useAddress } from '../ui/use-address.ts';
import { showDays, showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { Facts, Pairs } from '../withdrawals/withdrawal-facts.tsx';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { RunCheck } from './run-check.tsx';
import { LineBadge, nameRun, RunBadge } from './run-state.tsx';
import { settlementMessages } from './settlement-messages.ts';

const words = settlementMessages.run;
const { kinds, products } = agentMessages.contracts;

function Line({ line, currency }: { readonly line: SettlementLine; readonly currency: string }) {
  return (
    <AmountLine columns={{ base: 'repeat(3, 1fr)', md: 'minmax(0, 1fr) 8rem 5rem 8rem' }}>
      <Stack gap="0.5" minWidth="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Flex gap="2" align="baseline" wrap="wrap">
          <PlainLink asChild fontWeight="medium" color="brand.fg" minHeight={{ base: '11', md: 'auto' }}>
            <Link to={`/agents/settlements/lines/${line.id}`} aria-label={words.open(line.account)}>
              <bdi>{line.account}</bdi>
            </Link>
          </PlainLink>
          <LineBadge state={line.state} />
        </Flex>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {words.from(line.upline)} · {products[line.product] ?? line.product} ·{' '}
          {showDays(line.from, line.to)}
        </Text>
      </Stack>
      <Amount name={words.bets} value={showMoney(line.validBets, currency)} />
      <Amount name={words.rate} value={`${line.rate}%`} />
      <Amount name={words.amount} value={showMoney(line.amount, currency)} />
    </AmountLine>
  );
}

function Totals({ found }: { readonly found: LinePage }) {
  const { run, currency } = found;
  const show = (amount: string): string => showMoney(amount, currency);
  return (
    <Facts title={words.totals}>
      <Stack gap="3">
        <Box>
          <RunBadge state={run.state} />
        </Box>
        <Pairs
          pairs={[
            [settlementMessages.amount, show(run.amount)],
            [settlementMessages.paid, show(run.paid)],
            [settlementMessages.withheld, show(run.withheld)],
            [settlementMessages.settled, showMoment(run.settledAt)],
            ...(run.payAt === null ? [] : [[settlementMessages.line.due, showMoment(run.payAt)] as const]),
          ]}
        />
        <Button asChild size="sm" variant="outline" height={{ base: '11', md: '8' }} width="fit-content">
          <a href={hrefOf(settlements.export, { kind: run.kind, slot: run.slot })}>{words.export}</a>
        </Button>
      </Stack>
    </Facts>
  );
}

function Found(props: {
  readonly found: LinePage;
  readonly filter: string;
  readonly go: (change: Readonly<Record<string, string>>) => void;
}) {
  const { found, go } = props;
  const { rows, page, pages, total, currency } = found;
  return (
    <Stack gap="5">
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <Totals found={found} />
        <RunCheck run={found.run} />
      </Box>
      <Choice
        label={words.filter}
        width="44"
        value={props.filter}
        options={lineFilters.map((value) => ({ value, label: words.filters[value] }))}
        onChange={(value) => go({ filter: value === 'all' ? '' : value, page: '1' })}
      />
      <PagedList
        found={found}
        name={words.table}
        empty={<Nothing icon="search" title={words.none} text={words.noneText} />}
        pagerWords={settlementMessages}
        place={words.pageOf(page, pages, total)}
        onGo={(to) => go({ page: String(to) })}
      >
        {rows.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </PagedList>
    </Stack>
  );
}

/** One settlement: its totals, the same computed again, and its lines. */
export function RunPage() {
  const params = useParams();
  const [address, go] = useAddress();
  const run: RunName = {
    kind: contractKinds.find((one) => one === params['kind']) ?? 'dividend',
    slot: params['slot'] ?? '',
  };
  const filter = lineFilters.find((one) => one === address.get('filter')) ?? 'all';
  const lines = useCall(
    settlements.lines,
    { ...run, filter, page: readPage(address) },
    { every: 30_000, keeps: true },
  );
  const isUnknown =
    lines.error instanceof ApiFailure &&
    ['settlement.run-unknown', 'request.invalid'].includes(lines.error.code);
  return (
    <Screen title={isUnknown ? settlementMessages.title : words.title(kinds[run.kind], nameRun(run))}>
      <AgentTabs />
      <Stack gap="4">
        <PlainLink asChild color="brand.fg" width="fit-content" minHeight={{ base: '11', md: 'auto' }}>
          <Link to={`/agents/settlements?kind=${run.kind}`}>{words.back}</Link>
        </PlainLink>
        {isUnknown ? (
          <Panel>
            <Nothing icon="search" title={words.unknown} text={words.unknownText} />
          </Panel>
        ) : (
          <Loaded query={lines}>{(page) => <Found found={page} filter={filter} go={go} />}</Loaded>
        )}
      </Stack>
    </Screen>
  );
}
