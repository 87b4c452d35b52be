import { Box, Button, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
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
import { Columns } from '../ui/columns.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { choiceFilter, useFilters } from '../ui/lists/filters.tsx';
import { FilterBar, PageList } from '../ui/lists/list-screen.tsx';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { Pairs } from '../ui/pairs.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { showDays, showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { RunCheck } from './run-check.tsx';
import { LineBadge, nameRun, RunBadge } from './run-state.tsx';
import { settlementMessages } from './settlement-messages.ts';

const words = settlementMessages.run;
const { kinds, products } = agentMessages.contracts;

function SettledLine({ line, currency }: { readonly line: SettlementLine; readonly currency: string }) {
  return (
    <PanelLine
      to={`/agents/settlements/lines/${line.id}`}
      title={<bdi>{line.account}</bdi>}
      label={words.open(line.account)}
      mark={<LineBadge state={line.state} />}
      text={
        <>
          {words.from(line.upline)} · {products[line.product] ?? line.product} ·{' '}
          {showDays(line.from, line.to)}
        </>
      }
      amounts={[
        [words.bets, showMoney(line.validBets, currency)],
        [words.rate, `${line.rate}%`],
        [words.amount, showMoney(line.amount, currency)],
      ]}
    />
  );
}

function Totals({ page }: { readonly page: LinePage }) {
  const { run, currency } = page;
  const show = (amount: string): string => showMoney(amount, currency);
  return (
    <TitledPanel title={words.totals}>
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
            run.payAt === null ? null : [settlementMessages.line.due, showMoment(run.payAt)],
          ]}
        />
        <Button asChild size="sm" variant="outline" width="fit-content">
          <a href={hrefOf(settlements.export, { kind: run.kind, slot: run.slot })}>{words.export}</a>
        </Button>
      </Stack>
    </TitledPanel>
  );
}

/** One settlement: its totals, the same computed again, and its lines. */
export function RunPage() {
  const params = useParams();
  const run: RunName = {
    kind: contractKinds.find((one) => one === params['kind']) ?? 'dividend',
    slot: params['slot'] ?? '',
  };
  const filters = useFilters({
    filter: choiceFilter({
      label: words.filter,
      values: lineFilters,
      initial: 'all',
      names: words.filters,
      width: '44',
    }),
  });
  const lines = useCall(settlements.lines, { ...run, ...filters.asked }, { every: 30_000, keeps: true });
  return (
    <FileScreen
      title={lines.data === undefined ? settlementMessages.title : words.title(kinds[run.kind], nameRun(run))}
      tabs={<AgentTabs />}
      back={{ to: `/agents/settlements?kind=${run.kind}`, label: words.back }}
      query={lines}
      unknown={['settlement.run-unknown', 'request.invalid']}
      words={words}
    >
      {(page) => (
        <Stack gap="5">
          <Columns>
            <Totals page={page} />
            <RunCheck run={page.run} />
          </Columns>
          <FilterBar filters={filters} />
          <PageList words={words} icon="search" filters={filters} page={page}>
            {page.rows.map((line) => (
              <SettledLine key={line.id} line={line} currency={page.currency} />
            ))}
          </PageList>
        </Stack>
      )}
    </FileScreen>
  );
}
