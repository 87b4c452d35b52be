import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import {
  agents,
  figureDays,
  type AgentContractLine,
  type AgentFile,
  type AgentInvitation,
  type FigureDays,
} from '../../protocol/calls/agents.ts';
import { useMay } from '../draft/draft-context.tsx';
import { Columns } from '../ui/columns.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { useCall } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel } from '../ui/screen.tsx';
import { Segments } from '../ui/fields/segments.tsx';
import { nameZone, showDays } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { agentMessages as words } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { AgentBadges } from './agents-page.tsx';
import { WithholdButton, WithholdDialog } from './withhold-dialog.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { Pairs } from '../ui/pairs.tsx';

/** From the top of the tree down to the account. */
function Path({ agent }: { readonly agent: AgentFile }) {
  const steps = [
    { to: '/agents', account: words.top },
    ...agent.path.map(({ id, account }) => ({ to: `/agents/${id}`, account })),
  ];
  return (
    <Flex as="nav" aria-label={words.path} gap="2" wrap="wrap" align="center" marginBlockEnd="4">
      {steps.map(({ to, account }) => (
        <Flex key={to} gap="2" align="center">
          <TextLink to={to} display="inline-flex" alignItems="center">
            <bdi>{account}</bdi>
          </TextLink>
          <Text aria-hidden="true" color="fg.subtle">
            /
          </Text>
        </Flex>
      ))}
      <Text color="fg.muted" aria-current="page">
        <bdi>{agent.account}</bdi>
      </Text>
    </Flex>
  );
}

function Figures({ id }: { readonly id: string }) {
  const [days, setDays] = useState<FigureDays>(7);
  const figures = useCall(agents.figures, { id, days }, { keeps: true });
  const names = words.figures;
  return (
    <TitledPanel title={names.title}>
      <Stack gap="3">
        <Flex>
          <Segments
            label={names.days}
            value={String(days)}
            segments={figureDays.map((count) => ({ value: String(count), label: names.last(count) }))}
            onChange={(value) => setDays(figureDays.find((count) => String(count) === value) ?? days)}
          />
        </Flex>
        <Loaded query={figures}>
          {(team) => {
            const show = (amount: string): string => showMoney(amount, team.currency);
            return (
              <>
                <Note>{names.range(showDays(team.from, team.to), nameZone(team.zone))}</Note>
                <Pairs
                  pairs={[
                    [names.members, team.members],
                    [names.agents, team.agents],
                    [names.newMembers, team.newMembers],
                    [names.active, team.active],
                    [names.balance, show(team.balance)],
                    [names.deposits, show(team.deposits)],
                    [names.withdrawals, show(team.withdrawals)],
                    [names.validBets, show(team.validBets)],
                    [names.payout, show(team.payout)],
                    [names.rebate, show(team.rebate)],
                    [names.bonus, show(team.bonus)],
                    [names.salary, show(team.salary)],
                    [names.dividend, show(team.dividend)],
                    [names.net, show(team.net)],
                  ]}
                />
                <Note>{names.netHint}</Note>
              </>
            );
          }}
        </Loaded>
      </Stack>
    </TitledPanel>
  );
}

/** A list in a panel, or a sentence where there is nothing. */
function Listed(props: {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <TitledPanel title={props.title}>
      {props.children.length === 0 ? (
        <Text color="fg.muted">{props.none}</Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {props.children}
        </Stack>
      )}
    </TitledPanel>
  );
}

function Invitation({ one, currency }: { readonly one: AgentInvitation; readonly currency: string }) {
  const names = words.invitations;
  return (
    <Box as="li">
      <Flex gap="2" align="baseline" wrap="wrap">
        <Text fontFamily="mono" fontWeight="medium">
          {one.code}
        </Text>
        <Text overflowWrap="anywhere">{one.isLink ? one.name : names.code}</Text>
        <Badge colorPalette={one.state === 'active' ? 'green' : 'gray'}>{names.states[one.state]}</Badge>
      </Flex>
      <Note>
        {names.joined(one.joined)} · {names.earnings}: {showMoney(one.earnings, currency)}
        {one.createdAt === null ? null : (
          <>
            {' · '}
            <Moment iso={one.createdAt} />
          </>
        )}
      </Note>
    </Box>
  );
}

function Contract({ one, account }: { readonly one: AgentContractLine; readonly account: string }) {
  const names = words.contracts;
  const party = one.downline === account ? names.gets(one.upline) : names.gives(one.downline);
  return (
    <Box as="li">
      <Flex gap="2" align="baseline" wrap="wrap">
        <TextLink to={`/agents/contracts/${one.id}`} fontWeight="medium">
          {names.kinds[one.kind]} {party}
        </TextLink>
        <Badge colorPalette={one.status === 'A' ? 'green' : one.status === 'C' ? 'gray' : 'orange'}>
          {names.states[one.status]}
        </Badge>
      </Flex>
      <Note>
        {names.products[one.product] ?? one.product} · {names.rate(one.rate)} · <Moment iso={one.changedAt} />
      </Note>
    </Box>
  );
}

function Actions({ agent }: { readonly agent: AgentFile }) {
  const [isAsked, setAsked] = useState(false);
  const mayAct = useMay('cashier');
  if (agent.isWithheld) return null;
  if (!mayAct) return <Note>{words.withhold.mayNot}</Note>;
  return (
    <>
      <WithholdButton label={words.withhold.start} onPress={() => setAsked(true)} />
      {isAsked ? (
        <WithholdDialog
          memberId={agent.id}
          account={agent.account}
          lineId={null}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

function Account({ agent }: { readonly agent: AgentFile }) {
  const { open, currency } = agent;
  return (
    <Panel>
      <Stack gap="3">
        <Flex gap="2" align="center" wrap="wrap">
          <AgentBadges agent={agent} />
        </Flex>
        <Pairs
          pairs={[
            [words.nickname, <bdi key="n">{agent.nickname}</bdi>],
            [words.registered, <Moment key="r" iso={agent.registeredAt} />],
            [words.direct, agent.directCount],
            [words.open, words.openOf(open.lines, showMoney(open.amount, currency))],
          ]}
        />
        <TextLink to={`/support/members/${agent.id}`}>{words.member}</TextLink>
        <Actions agent={agent} />
      </Stack>
    </Panel>
  );
}

function File({ agent }: { readonly agent: AgentFile }) {
  return (
    <>
      <Path agent={agent} />
      <Columns>
        <Stack gap="5">
          <Account agent={agent} />
          <Figures id={agent.id} />
        </Stack>
        <Stack gap="5">
          <Listed title={words.contracts.title} none={words.contracts.none}>
            {agent.contracts.map((one) => (
              <Contract key={one.id} one={one} account={agent.account} />
            ))}
          </Listed>
          <Listed title={words.invitations.title} none={words.invitations.none}>
            {agent.invitations.map((one) => (
              <Invitation key={one.code} one={one} currency={agent.currency} />
            ))}
          </Listed>
        </Stack>
      </Columns>
    </>
  );
}

/** One account of the tree: its team, codes and contracts. */
export function AgentPage() {
  const { id = '' } = useParams();
  const agent = useCall(agents.read, { id });
  return (
    <FileScreen
      title={agent.data?.account ?? words.title}
      tabs={<AgentTabs />}
      query={agent}
      unknown={['member.unknown']}
      words={words}
    >
      {(file) => <File agent={file} />}
    </FileScreen>
  );
}
