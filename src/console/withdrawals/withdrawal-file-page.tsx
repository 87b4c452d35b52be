import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState, type RefObject } from 'react';
import { useParams } from 'react-router-dom';
import { withdrawals, type WithdrawalAction, type WithdrawalFile } from '../../protocol/calls/withdrawals.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useSession } from '../http/queries.ts';
import { Columns } from '../ui/columns.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { useCall } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { ProofPictures } from '../ui/proof-pictures.tsx';
import { Panel } from '../ui/screen.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { findSigns } from './find-signs.ts';
import { showMoney } from './money.ts';
import { StatusBadges } from './status-badges.tsx';
import { nameActor, nameStep } from './step-words.ts';
import { LimitFacts, MemberFacts, PaymentFacts } from './withdrawal-facts.tsx';
import { withdrawalMessages } from './withdrawal-messages.ts';
import { showTime } from '../ui/zone-time.ts';
import { Note } from '../ui/note.tsx';
import { PartTitle } from '../ui/section.tsx';
import { TitledPanel } from '../ui/section.tsx';

const words = withdrawalMessages.file;
const { decide, dispute: disputeWords } = withdrawalMessages;
/** What leads on; everything else is a way out. */
const leading: readonly WithdrawalAction[] = ['approve', 'pay', 'topUp', 'refund'];

function Signs({ file }: { readonly file: WithdrawalFile }) {
  const signs = findSigns(file);
  const isOver = file.status === 'completed' || file.status === 'rejected' || file.status === 'returned';
  if (signs.length === 0 || isOver) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.signs}</Alert.Title>
        <Box as="ul" listStyleType="none">
          {signs.map((sign) => (
            <li key={sign}>{words.sign[sign]}</li>
          ))}
        </Box>
      </Alert.Content>
    </Alert.Root>
  );
}

function Dispute({ file }: { readonly file: WithdrawalFile }) {
  const { dispute, currency, account } = file;
  if (dispute === null) return null;
  const show = (amount: string): string => showMoney(amount, currency);
  const isOpen = file.receipt === 'underReview';
  return (
    <TitledPanel title={isOpen ? disputeWords.title : disputeWords.over}>
      <Text fontWeight="medium">
        {file.claim === 'partial'
          ? disputeWords.partial(show(dispute.arrived), show(dispute.missing))
          : disputeWords.none(show(file.payout))}
      </Text>
      {dispute.comment === '' ? null : (
        <Text marginBlockStart="1.5" overflowWrap="anywhere" whiteSpace="pre-line">
          “<bdi>{dispute.comment}</bdi>”
        </Text>
      )}
      <ProofPictures pictures={dispute.pictures} name={(number) => disputeWords.picture(number, account)} />
    </TitledPanel>
  );
}

function Steps({ file }: { readonly file: WithdrawalFile }) {
  return (
    <TitledPanel title={words.steps}>
      <Stack as="ol" gap="0" listStyleType="none">
        {file.steps.map((step, index) => (
          <Flex as="li" key={`${index}-${step.what}`} gap="3" paddingBlock="2" align="start">
            <Box
              boxSize="2"
              borderRadius="full"
              flexShrink="0"
              marginBlockStart="1.5"
              background={index === file.steps.length - 1 ? 'brand.solid' : 'border.emphasized'}
            />
            <Box minWidth="0">
              <Text fontWeight="medium">{nameStep(step.what)}</Text>
              <Note>
                {nameActor(step)}, <Moment iso={step.at} />
              </Note>
              {step.note === '' ? null : (
                <Text overflowWrap="anywhere" whiteSpace="pre-line">
                  “<bdi>{step.note}</bdi>”
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Stack>
    </TitledPanel>
  );
}

/** Says before a press that one operator cannot do both. */
function SecondPerson({ file, isBarred }: { readonly file: WithdrawalFile; readonly isBarred: boolean }) {
  const { isNeeded, approvedBy } = file.secondPerson;
  const isAhead = file.actions.includes('approve') || file.actions.includes('pay');
  if (!isNeeded || !isAhead) return null;
  const text =
    approvedBy === null
      ? decide.twoNeeded
      : isBarred
        ? decide.mustPay(approvedBy)
        : decide.otherPays(approvedBy);
  return (
    <Text marginBlockStart="3" color={isBarred ? 'fg.warning' : 'fg.muted'}>
      {text}
    </Text>
  );
}

function Decide(props: {
  readonly file: WithdrawalFile;
  readonly place: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (action: WithdrawalAction) => void;
}) {
  const { file, place, onChoose } = props;
  const mayPay = useMay('cashier');
  const me = useSession().data?.account.username;
  const { isNeeded, approvedBy } = file.secondPerson;
  const isBarred = isNeeded && approvedBy !== null && approvedBy === me;
  const isWaiting = file.status === 'infoNeeded' || file.receipt === 'pending';
  return (
    <Panel>
      <Flex gap="2" align="center" wrap="wrap">
        <PartTitle ref={place} tabIndex={-1} outline="none">
          {words.state}
        </PartTitle>
        <StatusBadges line={file} />
      </Flex>
      {file.reason === '' ? null : (
        <Text marginBlockStart="2" overflowWrap="anywhere">
          {file.status === 'infoNeeded' ? words.asked : words.reason}: “<bdi>{file.reason}</bdi>”
        </Text>
      )}
      {file.receipt === 'pending' && file.receiptDueAt !== null ? (
        <Text marginBlockStart="2" color="fg.muted">
          {words.due(showTime(file.receiptDueAt))}
        </Text>
      ) : null}
      {file.actions.length > 0 && mayPay ? (
        <Flex gap="2" wrap="wrap" marginBlockStart="4" role="group" aria-label={decide.title}>
          {file.actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={leading.includes(action) ? 'solid' : 'outline'}
              colorPalette={leading.includes(action) ? 'brand' : 'gray'}
              disabled={isBarred && action === 'pay'}
              onClick={() => onChoose(action)}
            >
              {decide.actions[action].label}
            </Button>
          ))}
        </Flex>
      ) : null}
      <SecondPerson file={file} isBarred={isBarred} />
      {file.actions.length === 0 || isWaiting ? (
        <Text color="fg.muted" marginBlockStart="2">
          {isWaiting ? decide.waitsForMember : decide.none}
        </Text>
      ) : null}
    </Panel>
  );
}

function File({ file }: { readonly file: WithdrawalFile }) {
  const [chosen, setChosen] = useState<WithdrawalAction | null>(null);
  const place = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="4">
      <RoleNotice permission="cashier" text={withdrawalMessages.mayNot} />
      <Signs file={file} />
      <Columns first={1.4}>
        <Stack gap="4" minWidth="0">
          <Decide file={file} place={place} onChoose={setChosen} />
          <Dispute file={file} />
          <PaymentFacts file={file} />
          <Steps file={file} />
        </Stack>
        <Stack gap="4" minWidth="0">
          <MemberFacts file={file} />
          <LimitFacts file={file} />
        </Stack>
      </Columns>
      {chosen === null ? null : (
        <DecideDialog file={file} action={chosen} focusAfter={place} onClose={() => setChosen(null)} />
      )}
    </Stack>
  );
}

/** All about one withdrawal, and what an operator decides of it. */
export function WithdrawalFilePage() {
  const { id = '' } = useParams();
  const file = useCall(withdrawals.read, { id }, { every: 5_000 });
  const { data } = file;
  return (
    <FileScreen
      title={words.title(id)}
      lead={data === undefined ? undefined : `${data.account} · ${showMoney(data.amount, data.currency)}`}
      back={{ to: '/requests/withdrawals', label: words.back }}
      query={file}
      unknown={['withdrawal.unknown', 'request.invalid']}
      words={words}
    >
      {(loaded) => <File key={loaded.id} file={loaded} />}
    </FileScreen>
  );
}
