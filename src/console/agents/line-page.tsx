import { Alert, Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { settlements, type SettlementLineFile } from '../../protocol/calls/settlements.ts';
import { readMoney } from '../../protocol/money/money.ts';
import { useMay } from '../draft/draft-context.tsx';
import { Columns } from '../ui/columns.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { useCall } from '../http/use-call.ts';
import { LedgerReference } from '../ui/ledger-reference.tsx';
import { Panel } from '../ui/screen.tsx';
import { showDays, showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { HoldLine } from './hold-line.tsx';
import { LineBadge, nameRun } from './run-state.tsx';
import { settlementMessages } from './settlement-messages.ts';
import { WithholdButton, WithholdDialog } from './withhold-dialog.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { Pairs, type Pair } from '../ui/pairs.tsx';

const words = settlementMessages.line;
const holdWords = settlementMessages.holds;
const { kinds, products } = agentMessages.contracts;

/** What was computed, step by step, from the bets to the amount. */
function Parts({ line }: { readonly line: SettlementLineFile }) {
  const show = (amount: string): string => showMoney(amount, line.currency);
  const isDividend = line.kind === 'dividend';
  const late = (name: string, amount: string): Pair | null => (line.isLate ? [name, show(amount)] : null);
  return (
    <TitledPanel title={words.parts}>
      <Pairs
        pairs={[
          [words.bets, show(line.validBets)],
          late(`${words.bets}, ${words.late}`, line.lateBets),
          [words.payouts, show(line.payouts)],
          late(`${words.payouts}, ${words.latePayouts}`, line.latePayouts),
          [words.rebates, show(line.rebates)],
          [words.bonuses, show(line.bonuses)],
          [words.netLoss, show(line.netLoss)],
          isDividend ? [words.carriedLoss, show(line.carriedLoss)] : null,
          [words.base, show(line.base)],
          [words.members, line.members],
          [words.rate, `${line.rate}%`],
          line.fixed === undefined ? null : [words.fixed, show(line.fixed)],
          [words.share, show(line.share)],
          [words.dueBelow, show(line.dueBelow)],
          isDividend ? [words.carriedDue, show(line.carriedDue)] : null,
          [words.amount, show(line.amount)],
          readMoney(line.uncovered, line.currency) === 0n ? null : [words.uncovered, show(line.uncovered)],
        ]}
      />
    </TitledPanel>
  );
}

function Tiers({ line }: { readonly line: SettlementLineFile }) {
  const show = (amount: string): string => showMoney(amount, line.currency);
  return (
    <TitledPanel title={words.tiers}>
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
    </TitledPanel>
  );
}

function Branches({ line }: { readonly line: SettlementLineFile }) {
  if (line.branches.length === 0) return null;
  return (
    <TitledPanel title={words.branches}>
      <Pairs
        pairs={line.branches.map(
          ({ account, amount }) => [account, showMoney(amount, line.currency)] as const,
        )}
      />
    </TitledPanel>
  );
}

function About({ line }: { readonly line: SettlementLineFile }) {
  const contractLink = (
    <TextLink to={`/agents/contracts/${line.contractId}`} isInline key="c">
      {words.contractOf(line.version)}
    </TextLink>
  );
  return (
    <TitledPanel title={words.what}>
      <Pairs
        pairs={[
          [kinds[line.kind], products[line.product] ?? line.product],
          [words.contract, contractLink],
          [words.period, showDays(line.from, line.to)],
          [words.settled, showMoment(line.settledAt)],
          line.paidAt === null
            ? [words.due, showMoment(line.payAt)]
            : [words.paidAt, showMoment(line.paidAt)],
          line.reference === null
            ? null
            : [words.reference, <LedgerReference key="r" reference={line.reference} />],
        ]}
      />
      {line.isCut ? <Note marginBlockStart="2">{words.cut}</Note> : null}
    </TitledPanel>
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
        <WithholdButton label={holdWords.withholdLine} onPress={() => setAsked(true)} />
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
        <TextLink to={`/agents/settlements/${line.kind}/${line.slot}`}>
          {settlementMessages.run.title(kinds[line.kind], nameRun(line))}
        </TextLink>
        <LineBadge state={line.state} />
        <TextLink to={`/agents/${line.memberId}`}>
          <bdi>{line.account}</bdi>
        </TextLink>
        <Text color="fg.muted">{settlementMessages.run.from(line.upline)}</Text>
      </Flex>
      <Held line={line} />
      <Columns>
        <Parts line={line} />
        <Stack gap="5">
          <About line={line} />
          <Tiers line={line} />
          <Branches line={line} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** One line of a settlement, opened to everything that it follows from. */
export function LinePage() {
  const { id = '' } = useParams();
  const line = useCall(settlements.line, { id });
  return (
    <FileScreen
      title={line.data === undefined ? settlementMessages.title : words.title(line.data.account)}
      tabs={<AgentTabs />}
      query={line}
      unknown={['settlement.line-unknown']}
      words={words}
    >
      {(file) => <File line={file} />}
    </FileScreen>
  );
}
