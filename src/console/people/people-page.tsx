import { hrefOf } from '../../protocol/console/define-call.ts';
import { Badge, Button, Flex, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { isGuardedRole } from '../../protocol/console/console-api.ts';
import {
  people,
  type LinkedPeople,
  type OperatorLink,
  type PeopleState,
  type Operator,
} from '../../protocol/calls/people.ts';
import { LostFactorsPanel } from '../factors/lost-factors-panel.tsx';
import { useSession } from '../http/queries.ts';
import { useCall, useKeep, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { AddressDialog, InviteDialog, LinkDialog, RoleDialog, StepDialog } from './operator-dialogs.tsx';
import { peopleMessages as words } from './people-messages.ts';
import { WaitingChanges } from './waiting-changes.tsx';
import { FileLink } from '../ui/lists/file-link.tsx';

type Step = 'role' | 'address' | 'reset' | 'end' | 'disable' | 'enable';
const stepLabels = ({ state, sessions }: Operator): readonly (readonly [Step, string])[] => {
  if (state === 'disabled') return [['enable', words.enable]];
  return [
    ['role', words.changeRole],
    ['address', words.changeAddress],
    ['reset', state === 'invited' ? words.inviteAgain : words.reset],
    ...(sessions > 0 ? ([['end', words.endSessions]] as const) : []),
    ['disable', words.disable],
  ];
};
const stateColours = { active: 'green', invited: 'blue', disabled: 'gray', public: 'orange' } as const;

function ActionMenu({ operator, onStep }: { operator: Operator; onStep: (step: Step) => void }) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" aria-label={words.actions(operator.name)}>
          {messages.actions}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {stepLabels(operator).map(([step, label]) => (
              <Menu.Item key={step} value={step} onClick={() => onStep(step)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function OperatorLine(props: {
  readonly operator: Operator;
  readonly isOwn: boolean;
  readonly onStep: (step: Step) => void;
}) {
  const { operator } = props;
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      wrap="wrap"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3"
      borderBlockEndWidth="1px"
      _last={{ borderBlockEndWidth: '0' }}
    >
      <Stack gap="0.5" flex="1" minWidth="13rem">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {operator.name}
          </Text>
          <Badge colorPalette={stateColours[operator.state]}>{words.states[operator.state]}</Badge>
          {props.isOwn ? <Badge variant="outline">{words.you}</Badge> : null}
        </Flex>
        <Text color="fg.muted" overflowWrap="anywhere">
          <bdi>{operator.username}</bdi> · {messages.roleNames[operator.role]} ·{' '}
          {operator.email === '' ? words.noEmail : <bdi>{operator.email}</bdi>} ·{' '}
          {words.sessions(operator.sessions)}
          {operator.lastSeenAt === null ? null : (
            <>
              , {words.seen} <Moment iso={operator.lastSeenAt} />
            </>
          )}
          {operator.decidesFrom === null ? null : (
            <>
              {' '}
              · {words.decidesFrom} <Moment iso={operator.decidesFrom} />
            </>
          )}
        </Text>
      </Stack>
      {props.isOwn ? null : <ActionMenu operator={operator} onStep={props.onStep} />}
    </Flex>
  );
}

function StepOf(props: {
  readonly operator: Operator;
  readonly step: Step;
  /** Of a change that may wait or make a link. */
  readonly finish: (answer: LinkedPeople) => void;
  readonly keep: (people: PeopleState) => void;
  readonly onClose: () => void;
}): ReactNode {
  const send = useSend();
  const { operator, step, keep, finish, onClose } = props;
  const { username, name, role } = operator;
  const isGuarded = isGuardedRole(role);
  switch (step) {
    case 'role':
      return <RoleDialog operator={operator} onDone={finish} onClose={onClose} />;
    case 'address':
      return <AddressDialog operator={operator} onDone={finish} onClose={onClose} />;
    case 'reset':
      return (
        <StepDialog
          title={words.resetTitle(name)}
          text={words.resetText}
          onClose={onClose}
          confirm={operator.state === 'invited' ? words.inviteAgain : words.reset}
          isGuarded={isGuarded}
          take={(note) => send(people.reset, { username, note })}
          onDone={finish}
        />
      );
    case 'end':
      return (
        <StepDialog
          title={words.endTitle(name)}
          text={words.endText}
          confirm={words.endSessions}
          onClose={onClose}
          take={() => send(people.endSessions, { username })}
          onDone={keep}
        />
      );
    case 'disable':
      return (
        <StepDialog
          title={words.disableTitle(name)}
          text={words.disableText}
          confirm={words.disable}
          onClose={onClose}
          danger
          take={() => send(people.disable, { username, disabled: true, note: '' })}
          onDone={finish}
        />
      );
    case 'enable':
      return (
        <StepDialog
          title={words.enableTitle(name)}
          text={words.enableText}
          confirm={words.enable}
          onClose={onClose}
          isGuarded={isGuarded}
          take={(note) => send(people.disable, { username, disabled: false, note })}
          onDone={finish}
        />
      );
  }
}

type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'link'; readonly link: OperatorLink }
  | { readonly kind: 'step'; readonly step: Step; readonly operator: Operator };

/** What the answer to a change means for the screen: the people, and where the link went. */
function useAnswers(onOpen: (open: Open | null) => void) {
  const keepState = useKeep(people.list);
  const keep = (state: PeopleState): void => {
    keepState(state);
    onOpen(null);
  };
  const finish = ({ link, sentTo, isProposed, ...state }: LinkedPeople): void => {
    keep(state);
    if (link !== null) onOpen({ kind: 'link', link });
    else if (sentTo !== null) tellSuccess(words.sentTo(sentTo));
    else if (isProposed) tellSuccess(words.proposed);
  };
  return { keep, finish };
}

function OperatorDialog(props: {
  readonly open: Open | null;
  readonly isMailed: boolean;
  readonly onOpen: (open: Open | null) => void;
}) {
  const { open, onOpen } = props;
  const { keep, finish } = useAnswers(onOpen);
  const onClose = (): void => onOpen(null);
  switch (open?.kind) {
    case 'invite':
      return <InviteDialog isMailed={props.isMailed} onClose={onClose} onDone={finish} />;
    case 'link':
      return <LinkDialog link={open.link} onClose={onClose} />;
    case 'step':
      return (
        <StepOf operator={open.operator} step={open.step} keep={keep} finish={finish} onClose={onClose} />
      );
    case undefined:
      return null;
  }
}

/** Whether another operator could confirm: an administrator who can log in. */
const canBeConfirmed = (operators: readonly Operator[]): boolean =>
  operators.filter(
    ({ role, state }) => role === 'administrator' && state !== 'disabled' && state !== 'invited',
  ).length > 1;

function OperatorList() {
  const query = useCall(people.list, {}, { every: 10_000 });
  const ownUsername = useSession().data?.account.username;
  const [open, setOpen] = useState<Open | null>(null);
  const { finish } = useAnswers(setOpen);
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap">
        <Button size="sm" colorPalette="brand" onClick={() => setOpen({ kind: 'invite' })}>
          {words.invite}
        </Button>
        <FileLink file={{ href: hrefOf(people.listFile, {}) }} />
      </Flex>
      <Loaded query={query}>
        {(state) => (
          <Stack gap="4">
            <Text color="fg.muted">{words.twoPeople(state.waitHours)}</Text>
            {canBeConfirmed(state.operators) ? null : <Text overflowWrap="anywhere">{words.onlyOne}</Text>}
            <WaitingChanges people={state} onDone={finish} />
            <Panel padded={false}>
              <Stack as="ul" gap="0" listStyleType="none">
                {state.operators.map((operator) => (
                  <OperatorLine
                    key={operator.username}
                    operator={operator}
                    isOwn={operator.username === ownUsername}
                    onStep={(step) => setOpen({ kind: 'step', step, operator })}
                  />
                ))}
              </Stack>
            </Panel>
            <PastProposals past={state.past} name={({ kind, name }) => words.waitsFor[kind](name)} />
          </Stack>
        )}
      </Loaded>
      <OperatorDialog open={open} isMailed={query.data?.isMailed ?? false} onOpen={setOpen} />
    </Stack>
  );
}

/** Who may use the console, and for what. */
export function PeoplePage() {
  return (
    <Screen title={words.title} lead={words.lead}>
      <Stack gap="6">
        <OperatorList />
        <LostFactorsPanel />
      </Stack>
    </Screen>
  );
}
