import { Alert, Flex, Input, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { contractKinds, settlements, type RunLine, type RunPage } from '../../protocol/calls/settlements.ts';
import { useCall } from '../http/use-call.ts';
import { Amount, AmountLine } from '../ui/fields/amount-line.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { readPage, useAddress } from '../ui/use-address.ts';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { nameRun, RunBadge } from './run-state.tsx';
import { settlementMessages as words } from './settlement-messages.ts';

const { kinds } = agentMessages.contracts;

function Line({ run, currency }: { readonly run: RunLine; readonly currency: string }) {
  const name = nameRun(run);
  return (
    <AmountLine columns={{ base: 'repeat(3, 1fr)', md: 'minmax(0, 1fr) 8rem 8rem 8rem' }}>
      <Stack gap="0.5" minWidth="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Flex gap="2" align="baseline" wrap="wrap">
          <PlainLink asChild fontWeight="medium" color="brand.fg" minHeight={{ base: '11', md: 'auto' }}>
            <Link to={`/agents/settlements/${run.kind}/${run.slot}`} aria-label={words.open(name)}>
              {name}
            </Link>
          </PlainLink>
          <RunBadge state={run.state} />
        </Flex>
        <Text color="fg.muted" fontSize="xs">
          {words.lines(run.lines)} · {words.settled} {showMoment(run.settledAt)}
          {run.payAt === null || run.state !== 'due' ? null : ` · ${words.paysAt} ${showMoment(run.payAt)}`}
        </Text>
      </Stack>
      <Amount name={words.amount} value={showMoney(run.amount, currency)} />
      <Amount name={words.paid} value={showMoney(run.paid, currency)} />
      <Amount name={words.withheld} value={showMoney(run.withheld, currency)} />
    </AmountLine>
  );
}

function Found({ found, onGo }: { readonly found: RunPage; readonly onGo: (page: number) => void }) {
  const { rows, page, pages, total, currency } = found;
  return (
    <PagedList
      found={found}
      name={words.table}
      empty={<Nothing icon="money" title={words.none} text={words.noneText} />}
      pagerWords={words}
      place={words.pageOf(page, pages, total)}
      onGo={onGo}
    >
      {rows.map((run) => (
        <Line key={run.slot} run={run} currency={currency} />
      ))}
    </PagedList>
  );
}

/** Products that give away more than they keep, by the rates in force. */
function RateWarnings({ warnings }: Pick<RunPage, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.rates.title}</Alert.Title>
        <Alert.Description>
          <Stack as="ul" gap="1" listStyleType="none">
            {warnings.map(({ product, edge, total, parts }) => (
              <li key={product}>
                {words.rates.line(product, total, edge)}{' '}
                {parts.map(({ part, rate }) => words.rates.part(words.rates.parts[part], rate)).join(', ')}
              </li>
            ))}
          </Stack>
          <Text marginBlockStart="1">{words.rates.text}</Text>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

const readDay = (day: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? (day ?? '') : '');

/** Settlements of one kind of contract, run by run. */
export function RunsPage() {
  const [address, go] = useAddress();
  const kind = contractKinds.find((one) => one === address.get('kind')) ?? 'dividend';
  const day = readDay(address.get('day'));
  const runs = useCall(
    settlements.runs,
    { kind, day, page: readPage(address) },
    { every: 30_000, keeps: true },
  );
  return (
    <Screen title={words.title} lead={words.lead}>
      <AgentTabs />
      <Stack gap="4">
        <Flex gap="3" wrap="wrap">
          <Choice
            label={words.kind}
            width="52"
            value={kind}
            options={contractKinds.map((value) => ({ value, label: kinds[value] }))}
            onChange={(value) => go({ kind: value === 'dividend' ? '' : value, page: '1' })}
          />
          <Input
            type="date"
            size="sm"
            width={{ base: 'full', md: '44' }}
            height={{ base: '11', md: '8' }}
            background="bg.panel"
            aria-label={words.day}
            title={words.day}
            value={day}
            onChange={(event) => go({ day: event.target.value, page: '1' })}
          />
        </Flex>
        <Loaded query={runs}>
          {(page) => (
            <Stack gap="4">
              <RateWarnings warnings={page.warnings} />
              <Found found={page} onGo={(to) => go({ page: String(to) })} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
