import { Badge, Box, Flex, Stack, Table, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { agents, type ContractFile, type ContractVersionLine } from '../../protocol/calls/agents.ts';
import { Columns } from '../ui/columns.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { useCall } from '../http/use-call.ts';
import { CopyText } from '../ui/copy-text.tsx';
import { Panel } from '../ui/screen.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { agentMessages } from './agent-messages.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';
import { PartTitle, Section } from '../ui/section.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { Pairs } from '../ui/pairs.tsx';

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
          <PartTitle as="h3">{words.version(version.version)}</PartTitle>
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
            version.effectiveAt === null ? null : [words.effective, showMoment(version.effectiveAt)],
          ]}
        />
        <Box>
          <Note>{words.fingerprint}</Note>
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
    <TitledPanel title={words.history}>
      <Stack as="ol" gap="3" listStyleType="none">
        {steps.map(({ id, step, side, version, at, reason }) => (
          <Box as="li" key={id}>
            <Text fontWeight="medium">{words.steps[step] ?? step}</Text>
            <Note>
              {words.stepOf(words.sides[side], version)} · {showMoment(at)}
            </Note>
            {reason === '' ? null : (
              <Text fontSize="sm" overflowWrap="anywhere" dir="auto">
                {words.reason(reason)}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </TitledPanel>
  );
}

function File({ contract }: { readonly contract: ContractFile }) {
  const { upline, uplineId, downline, downlineId, status } = contract;
  const link = (id: string, account: string) => (
    <TextLink to={`/agents/${id}`}>
      <bdi>{account}</bdi>
    </TextLink>
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
      <Columns first={2}>
        <Section title={words.versions} gap="3" aria-label={words.versions}>
          {contract.versions.map((version) => (
            <Version
              key={version.version}
              version={version}
              isInForce={version.version === contract.activeVersion}
              currency={contract.currency}
            />
          ))}
        </Section>
        <History steps={contract.steps} />
      </Columns>
    </Stack>
  );
}

/** One contract with every offer as it was signed, and its history. */
export function ContractPage() {
  const { id = '' } = useParams();
  const contract = useCall(agents.contract, { id });
  const { data } = contract;
  return (
    <FileScreen
      title={data === undefined ? agentMessages.title : words.title(lists.kinds[data.kind], data.downline)}
      tabs={<AgentTabs />}
      query={contract}
      unknown={['contract.unknown']}
      words={words}
    >
      {(file) => <File contract={file} />}
    </FileScreen>
  );
}
