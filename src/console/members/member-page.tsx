import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { members, type MemberFile } from '../../protocol/calls/members.ts';
import { isForGood } from '../../protocol/document/jurisdiction.ts';
import { useMay } from '../draft/draft-context.tsx';
import { usePermission } from '../http/queries.ts';
import { forget, useCall } from '../http/use-call.ts';
import { SupportTabs } from '../support/support-tabs.tsx';
import { Fact } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { ConsentEntry } from './consent-line.tsx';
import { MemberDialog, type MemberStep } from './member-dialogs.tsx';
import { memberMessages as words } from './member-messages.ts';
import { StandingBadge } from './members-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { TitledPanel } from '../ui/section.tsx';

function showEnd({ breakUntil, isOnRequest }: Pick<MemberFile, 'breakUntil' | 'isOnRequest'>): string {
  if (breakUntil === null) return words.none;
  if (isForGood(breakUntil)) return words.forGood;
  return isOnRequest ? words.onRequest(showMoment(breakUntil)) : showMoment(breakUntil);
}
const showAddress = (text: string): ReactNode => (text === '' ? words.none : <bdi dir="ltr">{text}</bdi>);

function FreezeFacts({ freeze }: Pick<MemberFile, 'freeze'>) {
  if (freeze === null) return null;
  return (
    <>
      <Fact name={words.frozenSince}>{freeze.at === null ? words.unknown : <Moment iso={freeze.at} />}</Fact>
      <Fact name={words.frozenBy}>{freeze.by ?? words.unknown}</Fact>
      <Fact name={words.frozenWhy}>{freeze.reason ?? words.unknown}</Fact>
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
      <Fact name={words.closedWhy}>{reasons[closedReason ?? ''] ?? words.unknown}</Fact>
    </>
  );
}
function Standing({ member }: { readonly member: MemberFile }) {
  return (
    <Grid
      as="dl"
      margin="0"
      gap="3"
      templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      <Fact name={words.state}>
        <StandingBadge member={member} />
      </Fact>
      <Fact name={words.balance}>{showMoney(member.balance, member.currency)}</Fact>
      <Fact name={words.until}>{showEnd(member)}</Fact>
      {member.closedAt === null ? <FreezeFacts freeze={member.freeze} /> : <ClosureFacts {...member} />}
      <HoldFacts {...member} />
      <Fact name={words.mobile}>{showAddress(member.mobile)}</Fact>
      <Fact name={words.email}>{showAddress(member.email)}</Fact>
      <Fact name={words.registered}>
        <Moment iso={member.registeredAt} />
      </Fact>
    </Grid>
  );
}

function Listed(props: {
  readonly title: string;
  readonly empty: string;
  readonly lines: readonly { readonly key: string; readonly text: ReactNode }[];
}) {
  return (
    <TitledPanel title={props.title}>
      {props.lines.length === 0 ? (
        <Text color="fg.muted">{props.empty}</Text>
      ) : (
        <Stack as="ul" gap="1.5" listStyleType="none">
          {props.lines.map(({ key, text }) => (
            <Box as="li" key={key} overflowWrap="anywhere">
              {text}
            </Box>
          ))}
        </Stack>
      )}
    </TitledPanel>
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

function File({ member }: { readonly member: MemberFile }) {
  return (
    <Stack gap="4">
      <Panel>
        <Stack gap="5">
          <Heading as="h2" fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{member.account}</bdi>
          </Heading>
          <Standing member={member} />
          {member.isLiftWaiting ? <LiftNotice /> : null}
          <Actions member={member} />
        </Stack>
      </Panel>
      <Listed
        title={words.limits}
        empty={words.noLimits}
        lines={member.limits.map(({ kind, period, amount }) => ({
          key: `${kind} ${period}`,
          text: `${words.kinds[kind]}: ${kind === 'session' ? amount : showMoney(amount, member.currency)} ${words.periods[period]}`,
        }))}
      />
      <Listed
        title={words.consents}
        empty={words.noConsents}
        lines={member.consents.map((consent) => ({
          key: consent.id,
          text: <ConsentEntry consent={consent} />,
        }))}
      />
      <Listed
        title={words.logins}
        empty={words.noLogins}
        lines={member.logins.map(({ id, at, outcome, device, network }) => ({
          key: id,
          text: (
            <>
              <Moment iso={at} /> · {words.outcomes[outcome]} · <bdi>{device}</bdi> ·{' '}
              <bdi dir="ltr">{network}</bdi>
            </>
          ),
        }))}
      />
    </Stack>
  );
}

/** One member: the state of the account, and what staff may do about it. */
export function MemberPage() {
  const { id = '' } = useParams();
  const member = useCall(members.read, { id }, { enabled: usePermission('players'), every: 30_000 });
  return (
    <Screen title={words.title}>
      <SupportTabs />
      <Stack gap="4">
        <Box>
          <Link to="/support/members">{words.back}</Link>
        </Box>
        <Loaded query={member}>{(data) => <File member={data} />}</Loaded>
      </Stack>
    </Screen>
  );
}
