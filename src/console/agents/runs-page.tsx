import { Alert, Stack, Text } from '@chakra-ui/react';
import { contractKinds, settlements, type RunLine, type RunPage } from '../../protocol/calls/settlements.ts';
import { useCall } from '../http/use-call.ts';
import { choiceFilter, dayFilter, useFilters } from '../ui/lists/filters.tsx';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { nameRun, RunBadge } from './run-state.tsx';
import { settlementMessages as words } from './settlement-messages.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';

function Run({ run, currency }: { readonly run: RunLine; readonly currency: string }) {
  const name = nameRun(run);
  return (
    <PanelLine
      to={`/agents/settlements/${run.kind}/${run.slot}`}
      title={name}
      label={words.open(name)}
      mark={<RunBadge state={run.state} />}
      text={
        <>
          {words.lines(run.lines)} · {words.settled} {showMoment(run.settledAt)}
          {run.payAt === null || run.state !== 'due' ? null : ` · ${words.paysAt} ${showMoment(run.payAt)}`}
        </>
      }
      amounts={[
        [words.amount, showMoney(run.amount, currency)],
        [words.paid, showMoney(run.paid, currency)],
        [words.withheld, showMoney(run.withheld, currency)],
      ]}
    />
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

/** Settlements of one kind of contract, run by run. */
export function RunsPage() {
  const { kinds } = agentMessages.contracts;
  const filters = useFilters({
    kind: choiceFilter({ label: words.kind, values: contractKinds, initial: 'dividend', names: kinds }),
    day: dayFilter(words.day),
  });
  const runs = useCall(settlements.runs, filters.asked, { every: 30_000, keeps: true });
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      tabs={<AgentTabs />}
      words={words}
      icon="money"
      filters={filters}
      file={{ href: hrefOf(settlements.runsFile, filters.values) }}
      list={runs}
      renderAbove={({ warnings }) => <RateWarnings warnings={warnings} />}
    >
      {(run, { currency }) => <Run key={run.slot} run={run} currency={currency} />}
    </ListScreen>
  );
}
