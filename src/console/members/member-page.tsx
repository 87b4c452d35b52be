import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { members, type MemberFile } from '../../protocol/calls/members.ts';
import { isForGood } from '../../protocol/document/jurisdiction.ts';
import { useMay } from '../draft/draft-context.tsx';
import { usePermission } from '../http/queries.ts';
import { forget, useCall } from '../http/use-call.ts';
import { SupportTabs } from '../support/support-tabs.tsx';
import { Fact, FactGrid } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { FileScreen } from '../ui/file-screen.tsx';
import { Panel } from '../ui/screen.tsx';
import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { fileMessages } from './file/file-messages.ts';
import { Masked } from './file/masked.tsx';
import { BetsTab, DepositsTab, LedgerTab, RewardsTab, WithdrawalsTab } from './file/money-tabs.tsx';
import { OverviewTab } from './file/overview-tab.tsx';
import { CareTab } from './file/care-tab.tsx';
import { DevicesTab, PapersTab } from './file/person-tabs.tsx';
import { HistoryTab, MessagesTab, NotesTab } from './file/record-tabs.tsx';
import { MemberDialog, type MemberStep } from './member-dialogs.tsx';
import { memberMessages as words } from './member-messages.ts';
import { StandingBadge } from './members-page.tsx';

function showEnd({ breakUntil, isOnRequest }: Pick<MemberFile, 'breakUntil' | 'isOnRequest'>): string {
  if (breakUntil === null) return words.none;
  if (isForGood(breakUntil)) return words.forGood;
  return isOnRequest ? words.onRequest(showMoment(breakUntil)) : showMoment(breakUntil);
}
function FreezeFacts({ freeze }: Pick<MemberFile, 'freeze'>) {
  if (freeze === null) return null;
  return (
    <>
      <Fact name={words.frozenSince}>
        {freeze.at === null ? words.unrecorded : <Moment iso={freeze.at} />}
      </Fact>
      <Fact name={words.frozenBy}>{freeze.by ?? words.unrecorded}</Fact>
      <Fact name={words.frozenWhy}>{freeze.reason ?? words.unrecorded}</Fact>
    </>
  );
}
function HoldFacts({ withdrawalHold: hold }: Pick<MemberFile, 'withdrawalHold'>) {
  if (hold === null) return null;
  return (
    <>
      <Fact name={words.heldUntil}>
        <Moment iso={hold.until} />
      </Fact>
      <Fact name={words.heldWhy}>{words.heldReasons[hold.reason]}</Fact>
    </>
  );
}
function ClosureFacts({ closedAt, closedReason }: Pick<MemberFile, 'closedAt' | 'closedReason'>) {
  if (closedAt === null) return null;
  const reasons: Readonly<Record<string, string>> = words.closedReasons;
  return (
    <>
      <Fact name={words.closedSince}>
        <Moment iso={closedAt} />
      </Fact>
      <Fact name={words.closedWhy}>{reasons[closedReason ?? ''] ?? words.unrecorded}</Fact>
    </>
  );
}
function Standing({ member }: { readonly member: MemberFile }) {
  return (
    <FactGrid columns={3}>
      <Fact name={words.until}>{showEnd(member)}</Fact>
      {member.closedAt === null ? <FreezeFacts freeze={member.freeze} /> : <ClosureFacts {...member} />}
      <HoldFacts {...member} />
      <Fact name={words.mobile}>
        <Masked id={member.id} what="mobile" masked={member.mobile} />
      </Fact>
      <Fact name={words.email}>
        <Masked id={member.id} what="email" masked={member.email} />
      </Fact>
      <Fact name={words.registered}>
        <Moment iso={member.registeredAt} />
      </Fact>
    </FactGrid>
  );
}

function Actions({ member }: { readonly member: MemberFile }) {
  const [step, setStep] = useState<MemberStep | null>(null);
  const client = useQueryClient();
  const mayAct = useMay('cashier');
  if (!mayAct) return <Text color="fg.muted">{words.lookOnly}</Text>;
  const { isFrozen, isUnfreezeWaiting, withdrawalHold, isLiftWaiting } = member;
  const steps: readonly MemberStep[] = [
    ...(member.exclusions.length > 0 ? (['exclude'] as const) : []),
    ...(isFrozen ? (isUnfreezeWaiting ? [] : (['unfreeze'] as const)) : (['freeze'] as const)),
    ...(withdrawalHold === null || isLiftWaiting ? [] : (['lift'] as const)),
  ];
  return (
    <>
      {isUnfreezeWaiting ? <Text>{words.unfreezeWaiting}</Text> : null}
      <Flex gap="2" wrap="wrap">
        {steps.map((name) => (
          <Button key={name} size="sm" variant="outline" onClick={() => setStep(name)}>
            {words[name]}
          </Button>
        ))}
      </Flex>
      {step === null ? null : (
        <MemberDialog
          step={step}
          member={member}
          onRefused={() => void forget(client, members.read)}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}

/** Also for the person who decides, who may not ask. */
function LiftNotice() {
  return (
    <Text>
      {words.liftWaiting}{' '}
      <TextLink to="/requests/approvals" isInline fontWeight="medium">
        {words.liftSeen}
      </TextLink>
    </Text>
  );
}

/** Whose file it is and how the account is, above each part. */
function Head({ member }: { readonly member: MemberFile }) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{member.account}</bdi>
      </Heading>
      <StandingBadge member={member} />
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {showMoney(member.balance, member.currency)}
      </Text>
    </Flex>
  );
}

/** The state of the account, and what may be done about it. */
function Account({ member }: { readonly member: MemberFile }) {
  return (
    <Panel>
      <Stack gap="5">
        <Standing member={member} />
        {member.isLiftWaiting ? <LiftNotice /> : null}
        <Actions member={member} />
      </Stack>
    </Panel>
  );
}

type Part = keyof typeof fileMessages.tabs;
const parts = Object.keys(fileMessages.tabs) as readonly Part[];
const drawPart: Readonly<Record<Part, (member: MemberFile) => ReactNode>> = {
  overview: (member) => (
    <Stack gap="4">
      <Account member={member} />
      <OverviewTab id={member.id} />
    </Stack>
  ),
  ledger: ({ id }) => <LedgerTab id={id} />,
  deposits: ({ id }) => <DepositsTab id={id} />,
  withdrawals: ({ id }) => <WithdrawalsTab id={id} />,
  bets: ({ id }) => <BetsTab id={id} />,
  rewards: ({ id }) => <RewardsTab id={id} />,
  papers: (member) => <PapersTab member={member} />,
  devices: (member) => <DevicesTab member={member} />,
  care: (member) => <CareTab member={member} />,
  messages: ({ id }) => <MessagesTab id={id} />,
  notes: ({ id }) => <NotesTab id={id} />,
  history: ({ id }) => <HistoryTab id={id} />,
};

/** One member: the state of the account, what staff may do about it, and all that is stored of it, in parts. */
export function MemberPage() {
  const { id = '', part } = useParams();
  const member = useCall(members.read, { id }, { enabled: usePermission('players'), every: 30_000 });
  const current = parts.find((one) => one === part) ?? 'overview';
  return (
    <FileScreen
      title={words.title}
      item={[member.data?.account, fileMessages.tabs[current]].filter(Boolean).join(', ')}
      tabs={<SupportTabs />}
      back={{ to: '/support/members', label: words.back }}
      query={member}
      unknown={['member.unknown']}
      words={words}
    >
      {(data) => (
        <Stack gap="4">
          <Head member={data} />
          <Box>
            <ScreenTabs
              label={fileMessages.parts}
              tabs={parts.map((one) => ({
                to: `/support/members/${id}${one === 'overview' ? '' : `/${one}`}`,
                label: fileMessages.tabs[one],
                end: true,
              }))}
            />
            <Box as="section" aria-label={fileMessages.tabs[current]}>
              {drawPart[current](data)}
            </Box>
          </Box>
        </Stack>
      )}
    </FileScreen>
  );
}
