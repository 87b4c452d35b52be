import { Badge, Box, Flex, Heading, Link as PlainLink, Stack, Table, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { agents, type ContractFile, type ContractVersionLine } from '../../protocol/calls/agents.ts';
import { useCall } from '../http/use-call.ts';
import { ApiFailure } from '../http/call-api.ts';
import { CopyText } from '../ui/copy-text.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { Facts, Pairs } from '../withdrawals/withdrawal-facts.tsx';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';

const words = agentMessages.contract;
const lists = agentMessages.contracts;

function Tiers({ version, currency }: { readonly version: ContractVersionLine; readonly currency: string }) {
  return (
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {[words.bet, words.loss, words.members, words.rate, words.fixed].map((name) => (
              <Table.ColumnHeader key={name} textAlign="end">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {version.tiers.map((tier) => (
            <Table.Row key={`${tier.bet} ${tier.loss} ${tier.members}`} fontVariantNumeric="tabular-nums">
              <Table.Cell textAlign="end">{showMoney(tier.bet, currency)}</Table.Cell>
              <Table.Cell textAlign="end">{showMoney(tier.loss, currency)}</Table.Cell>
              <Table.Cell textAlign="end">{tier.members}</Table.Cell>
              <Table.Cell textAlign="end">{tier.rate}%</Table.Cell>
              <Table.Cell textAlign="end">
                {tier.fixed === undefined ? '–' : showMoney(tier.fixed, currency)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** An offer as both sides signed it. */
function Version(props: {
  readonly version: ContractVersionLine;
  readonly isInForce: boolean;
  readonly currency: string;
}) {
  const { version } = props;
  const { answer, answeredAt, answeredFrom } = version;
  return (
    <Panel>
      <Stack gap="3">
        <Flex gap="2" align="center" wrap="wrap">
          <Heading as="h3" fontSize="sm" fontWeight="semibold">
            {words.version(version.version)}
          </Heading>
          <Badge variant="outline">{words.periods[version.period]}</Badge>
          {props.isInForce ? <Badge colorPalette="green">{words.inForce}</Badge> : null}
        </Flex>
        <Tiers version={version} currency={props.currency} />
        <Pairs
          pairs={[
            [words.offered, `${showMoment(version.offeredAt)}${words.from(version.offeredFrom)}`],
            [
              answer === null ? words.waits : words.answered[answer],
              answeredAt === null ? '–' : `${showMoment(answeredAt)}${words.from(answeredFrom ?? '')}`,
            ],
            ...(version.effectiveAt === null
              ? []
              : [[words.effective, showMoment(version.effectiveAt)] as const]),
          ]}
        />
        <Box>
          <Text color="fg.muted" fontSize="xs">
            {words.fingerprint}
          </Text>
          <Box fontFamily="mono" fontSize="xs" wordBreak="break-all">
            <CopyText
              text={version.fingerprint}
              label={words.copy}
              done={words.copied}
              failed={words.copyFailed}
            />
          </Box>
        </Box>
      </Stack>
    </Panel>
  );
}

function History({ steps }: Pick<ContractFile, 'steps'>) {
  return (
    <Facts title={words.history}>
      <Stack as="ol" gap="3" listStyleType="none">
        {steps.map(({ id, step, side, version, at, reason }) => (
          <Box as="li" key={id}>
            <Text fontWeight="medium">{words.steps[step] ?? step}</Text>
            <Text color="fg.muted" fontSize="xs">
              {words.stepOf(words.sides[side], version)} · {showMoment(at)}
            </Text>
            {reason === '' ? null : (
              <Text fontSize="sm" overflowWrap="anywhere" dir="auto">
                {words.reason(reason)}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </Facts>
  );
}

function File({ contract }: { readonly contract: ContractFile }) {
  const { upline, uplineId, downline, downlineId, status } = contract;
  const link = (id: string, account: string) => (
    <PlainLink asChild color="brand.fg" minHeight={{ base: '11', md: 'auto' }}>
      <Link to={`/agents/${id}`}>
        <bdi>{account}</bdi>
      </Link>
    </PlainLink>
  );
  return (
    <Stack gap="5">
      <Flex gap="3" align="center" wrap="wrap">
        {uplineId === null ? <Text>{words.house}</Text> : link(uplineId, upline)}
        <Text aria-hidden="true" color="fg.subtle">
          →
        </Text>
        {link(downlineId, downline)}
        <Badge colorPalette={status === 'A' ? 'green' : status === 'C' ? 'gray' : 'orange'}>
          {lists.states[status]}
        </Badge>
        <Text color="fg.muted">{lists.products[contract.product] ?? contract.product}</Text>
      </Flex>
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Stack as="section" gap="3" aria-label={words.versions}>
          <Heading as="h2" fontSize="sm" fontWeight="semibold">
            {words.versions}
          </Heading>
          {contract.versions.map((version) => (
            <Version
              key={version.version}
              version={version}
              isInForce={version.version === contract.activeVersion}
              currency={contract.currency}
            />
          ))}
        </Stack>
        <History steps={contract.steps} />
      </Box>
    </Stack>
  );
}

/** One contract with every offer as it was signed, and its history. */
export function ContractPage() {
  const { id = '' } = useParams();
  const contract = useCall(agents.contract, { id });
  const isUnknown = contract.error instanceof ApiFailure && contract.error.code === 'contract.unknown';
  const { data } = contract;
  return (
    <Screen
      title={data === undefined ? agentMessages.title : words.title(lists.kinds[data.kind], data.downline)}
    >
      <AgentTabs />
      {isUnknown ? (
        <Panel>
          <Nothing icon="search" title={words.unknown} text={words.unknownText} />
        </Panel>
      ) : (
        <Loaded query={contract}>{(file) => <File contract={file} />}</Loaded>
      )}
    </Screen>
  );
}
