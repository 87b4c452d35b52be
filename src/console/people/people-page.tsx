import { Badge, Button, Flex, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OperatorLink, PeopleState, WireOperator } from '../../protocol/console-people.ts';
import { peopleKey, usePeople } from '../http/people-queries.ts';
import { useConsoleApi, useSession } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { Moment } from '../ui/moment.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { InviteDialog, LinkDialog, RoleDialog, StepDialog } from './operator-dialogs.tsx';
import { peopleMessages as words } from './people-messages.ts';

type Step = 'role' | 'reset' | 'end' | 'disable' | 'enable';
const stepLabels = ({ state, sessions }: WireOperator): readonly (readonly [Step, string])[] => {
  if (state === 'disabled') return [['enable', words.enable]];
  return [
    ['role', words.changeRole],
    ['reset', state === 'invited' ? words.inviteAgain : words.reset],
    ...(sessions > 0 ? ([['end', words.endSessions]] as const) : []),
    ['disable', words.disable],
  ];
};
const stateColours = { active: 'green', invited: 'blue', disabled: 'gray', public: 'orange' } as const;

function ActionMenu({ operator, onStep }: { operator: WireOperator; onStep: (step: Step) => void }) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant="outline"
          height={{ base: '11', md: '8' }}
          aria-label={words.actions(operator.name)}
        >
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
  readonly operator: WireOperator;
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
          {words.sessions(operator.sessions)}
          {operator.lastSeenAt === null ? null : (
            <>
              , {words.seen} <Moment iso={operator.lastSeenAt} />
            </>
          )}
        </Text>
      </Stack>
      {props.isOwn ? null : <ActionMenu operator={operator} onStep={props.onStep} />}
    </Flex>
  );
}

function StepOf(props: {
  readonly operator: WireOperator;
  readonly step: Step;
  readonly keep: (people: PeopleState) => void;
  readonly show: (link: OperatorLink) => void;
  readonly onClose: () => void;
}): ReactNode {
  const api = useConsoleApi();
  const { operator, step, keep, onClose } = props;
  const { username, name } = operator;
  switch (step) {
    case 'role':
      return <RoleDialog operator={operator} onDone={keep} onClose={onClose} />;
    case 'reset':
      return (
        <StepDialog
          {...{ title: words.resetTitle(name), text: words.resetText, onClose }}
          confirm={operator.state === 'invited' ? words.inviteAgain : words.reset}
          take={() => api.resetOperator(username)}
          onDone={(answer) => {
            keep(answer);
            props.show(answer.link);
          }}
        />
      );
    case 'end':
      return (
        <StepDialog
          {...{ title: words.endTitle(name), text: words.endText, confirm: words.endSessions, onClose }}
          take={() => api.endOperatorSessions(username)}
          onDone={keep}
        />
      );
    case 'disable':
      return (
        <StepDialog
          {...{ title: words.disableTitle(name), text: words.disableText, confirm: words.disable, onClose }}
          danger
          take={() => api.disableOperator(username, true)}
          onDone={keep}
        />
      );
    case 'enable':
      return (
        <StepDialog
          {...{ title: words.enableTitle(name), text: words.enableText, confirm: words.enable, onClose }}
          take={() => api.disableOperator(username, false)}
          onDone={keep}
        />
      );
  }
}

type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'link'; readonly link: OperatorLink }
  | { readonly kind: 'step'; readonly step: Step; readonly operator: WireOperator };

function OperatorDialog(props: { readonly open: Open | null; readonly onOpen: (open: Open | null) => void }) {
  const client = useQueryClient();
  const { open, onOpen } = props;
  const onClose = (): void => onOpen(null);
  const show = (link: OperatorLink): void => onOpen({ kind: 'link', link });
  const keep = ({ operators }: PeopleState): void => {
    client.setQueryData<PeopleState>(peopleKey, { operators });
    onClose();
  };
  switch (open?.kind) {
    case 'invite':
      return (
        <InviteDialog
          onClose={onClose}
          onDone={(answer) => {
            keep(answer);
            show(answer.link);
          }}
        />
      );
    case 'link':
      return <LinkDialog link={open.link} onClose={onClose} />;
    case 'step':
      return <StepOf operator={open.operator} step={open.step} {...{ keep, show, onClose }} />;
    case undefined:
      return null;
  }
}

function OperatorList() {
  const people = usePeople();
  const ownUsername = useSession().data?.account.username;
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <Stack gap="4">
      <Flex>
        <Button
          size="sm"
          colorPalette="brand"
          height={{ base: '11', md: '9' }}
          onClick={() => setOpen({ kind: 'invite' })}
        >
          {words.invite}
        </Button>
      </Flex>
      <Panel padded={false}>
        <Loaded query={people}>
          {({ operators }) => (
            <Stack as="ul" gap="0" listStyleType="none">
              {operators.map((operator) => (
                <OperatorLine
                  key={operator.username}
                  operator={operator}
                  isOwn={operator.username === ownUsername}
                  onStep={(step) => setOpen({ kind: 'step', step, operator })}
                />
              ))}
            </Stack>
          )}
        </Loaded>
      </Panel>
      <OperatorDialog open={open} onOpen={setOpen} />
    </Stack>
  );
}

/** Who may use the console, and for what. */
export function PeoplePage() {
  return (
    <Screen title={words.title} lead={words.lead}>
      <OperatorList />
    </Screen>
  );
}
