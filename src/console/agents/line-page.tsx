import { Alert, Badge, Box, Button, Flex, Link as PlainLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { settlements, type SettlementLineFile } from '../../protocol/calls/settlements.ts';
import { readMoney } from '../../protocol/money/money.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useCall } from '../http/use-call.ts';
import { ApiFailure } from '../http/call-api.ts';
import { LedgerReference } from '../ui/ledger-reference.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { showDays, showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { Facts, Pairs } from '../withdrawals/withdrawal-facts.tsx';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { HoldLine } from './hold-line.tsx';
import { LineBadge, nameRun } from './run-state.tsx';
import { settlementMessages } from './settlement-messages.ts';
import { WithholdDialog } from './withhold-dialog.tsx';

const words = settlementMessages.line;
const holdWords = settlementMessages.holds;
const { kinds, products } = agentMessages.contracts;

/** What was computed, step by step, from the bets to the amount. */
function Parts({ line }: { readonly line: SettlementLineFile }) {
  const show = (amount: string): string => showMoney(amount, line.currency);
  const isDividend = line.kind === 'dividend';
  const late = (name: string, amount: string) => (line.isLate ? [[name, show(amount)] as const] : []);
  return (
    <Facts title={words.parts}>
      <Pairs
        pairs={[
          [words.bets, show(line.validBets)],
          ...late(`${words.bets}, ${words.late}`, line.lateBets),
          [words.payouts, show(line.payouts)],
          ...late(`${words.payouts}, ${words.latePayouts}`, line.latePayouts),
          [words.rebates, show(line.rebates)],
          [words.bonuses, show(line.bonuses)],
          [words.netLoss, show(line.netLoss)],
          ...(isDividend ? [[words.carriedLoss, show(line.carriedLoss)] as const] : []),
          [words.base, show(line.base)],
          [words.members, line.members],
          [words.rate, `${line.rate}%`],
          ...(line.fixed === undefined ? [] : [[words.fixed, show(line.fixed)] as const]),
          [words.share, show(line.share)],
          [words.dueBelow, show(line.dueBelow)],
          ...(isDividend ? [[words.carriedDue, show(line.carriedDue)] as const] : []),
          [words.amount, show(line.amount)],
          ...(readMoney(line.uncovered, line.currency) === 0n
            ? []
            : [[words.uncovered, show(line.uncovered)] as const]),
        ]}
      />
    </Facts>
  );
}

function Tiers({ line }: { readonly line: SettlementLineFile }) {
  const show = (amount: string): string => showMoney(amount, line.currency);
  return (
    <Facts title={words.tiers}>
      <Stack as="ul" gap="2" listStyleType="none">
        {line.tiers.map((tier) => (
          <Flex as="li" key={tier.id} gap="3" justify="space-between" align="baseline">
            <Box minWidth="0">
              <Text>{words.tier(show(tier.bet), show(tier.loss), tier.members)}</Text>
              {tier.isReached ? <Badge colorPalette="green">{words.reached}</Badge> : null}
            </Box>
            <Text fontVariantNumeric="tabular-nums">
              {tier.fixed === undefined ? `${tier.rate}%` : words.both(tier.rate, show(tier.fixed))}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Facts>
  );
}

function Branches({ line }: { readonly line: SettlementLineFile }) {
  if (line.branches.length === 0) return null;
  return (
    <Facts title={words.branches}>
      <Pairs
        pairs={line.branches.map(
          ({ account, amount }) => [account, showMoney(amount, line.currency)] as const,
        )}
      />
    </Facts>
  );
}

function About({ line }: { readonly line: SettlementLineFile }) {
  const contractLink = (
    <PlainLink key="c" asChild color="brand.fg">
      <Link to={`/agents/contracts/${line.contractId}`}>{words.contractOf(line.version)}</Link>
    </PlainLink>
  );
  return (
    <Facts title={words.what}>
      <Pairs
        pairs={[
          [kinds[line.kind], products[line.product] ?? line.product],
          [words.contract, contractLink],
          [words.period, showDays(line.from, line.to)],
          [words.settled, showMoment(line.settledAt)],
          line.paidAt === null
            ? [words.due, showMoment(line.payAt)]
            : [words.paidAt, showMoment(line.paidAt)],
          ...(line.reference === null
            ? []
            : [[words.reference, <LedgerReference key="r" reference={line.reference} />] as const]),
        ]}
      />
      {line.isCut ? (
        <Text color="fg.muted" fontSize="xs" marginBlockStart="2">
          {words.cut}
        </Text>
      ) : null}
    </Facts>
  );
}

function Held({ line }: { readonly line: SettlementLineFile }) {
  const mayAct = useMay('cashier');
  const [isAsked, setAsked] = useState(false);
  const isOpen = line.state !== 'paid' && line.state !== 'nothing';
  if (!isOpen) return null;
  return (
    <>
      {line.isFrozen ? (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{words.frozen}</Alert.Title>
        </Alert.Root>
      ) : null}
      {line.holds.length === 0 ? null : (
        <Panel padded={false}>
          <Box as="ul" listStyleType="none" aria-label={holdWords.title}>
            {line.holds.map((hold) => (
              <HoldLine key={hold.id} hold={hold} currency={line.currency} isAsked={false} />
            ))}
          </Box>
        </Panel>
      )}
      {mayAct && line.holds.every(({ lineId }) => lineId === null) ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          height={{ base: '11', md: '8' }}
          width="fit-content"
          onClick={() => setAsked(true)}
        >
          {holdWords.withholdLine}
        </Button>
      ) : null}
      {isAsked ? (
        <WithholdDialog
          memberId={line.memberId}
          account={line.account}
          lineId={line.id}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

function File({ line }: { readonly line: SettlementLineFile }) {
  return (
    <Stack gap="5">
      <Flex gap="3" align="center" wrap="wrap">
        <PlainLink asChild color="brand.fg" minHeight={{ base: '11', md: 'auto' }}>
          <Link to={`/agents/settlements/${line.kind}/${line.slot}`}>
            {settlementMessages.run.title(kinds[line.kind], nameRun(line))}
          </Link>
        </PlainLink>
        <LineBadge state={line.state} />
        <PlainLink asChild color="brand.fg" minHeight={{ base: '11', md: 'auto' }}>
          <Link to={`/agents/${line.memberId}`}>
            <bdi>{line.account}</bdi>
          </Link>
        </PlainLink>
        <Text color="fg.muted">{settlementMessages.run.from(line.upline)}</Text>
      </Flex>
      <Held line={line} />
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <Parts line={line} />
        <Stack gap="5">
          <About line={line} />
          <Tiers line={line} />
          <Branches line={line} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** One line of a settlement, opened to everything that it follows from. */
export function LinePage() {
  const { id = '' } = useParams();
  const line = useCall(settlements.line, { id });
  const isUnknown = line.error instanceof ApiFailure && line.error.code === 'settlement.line-unknown';
  return (
    <Screen title={line.data === undefined ? settlementMessages.title : words.title(line.data.account)}>
      <AgentTabs />
      {isUnknown ? (
        <Panel>
          <Nothing icon="search" title={words.unknown} text={words.unknownText} />
        </Panel>
      ) : (
        <Loaded query={line}>{(file) => <File line={file} />}</Loaded>
      )}
    </Screen>
  );
}
