import { Avatar, Badge, Box, Flex, Menu, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { session as calls, type ConsoleSession } from '../../protocol/calls/session.ts';
import { takeInitials } from '../../protocol/words/initials.ts';
import { useEditorState } from '../draft/draft-context.tsx';
import { DraftMenu } from '../draft/draft-menu.tsx';
import { useDraft } from '../http/queries.ts';
import { forget, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { chooseTheme, useTheme } from '../ui/theme.ts';

function BrandChip({ session }: { readonly session: ConsoleSession }) {
  return (
    <Flex align="center" gap="2" minWidth="0">
      <Flex
        align="center"
        gap="2"
        paddingInline="2.5"
        height="7"
        borderRadius="full"
        background="brand.solid"
        color="brand.contrast"
        fontWeight="semibold"
        minWidth="0"
      >
        <Box boxSize="2" borderRadius="full" background="brand.contrast" opacity="0.8" flexShrink="0" />
        <Text truncate>{session.brand.name}</Text>
      </Flex>
      <Badge variant="outline" size="sm" title={messages.bar.environment} hideBelow="sm">
        {session.environment}
      </Badge>
    </Flex>
  );
}

function SaveState() {
  const state = useEditorState();
  const draft = useDraft().data;
  const count = draft?.differences.length ?? 0;
  const text =
    state.kind === 'saving'
      ? messages.bar.saving
      : state.kind === 'offline'
        ? messages.bar.offline
        : messages.unpublished(count);
  const tone = state.kind === 'offline' ? 'fg.error' : count > 0 ? 'brand.fg' : 'fg.muted';
  return (
    <Flex align="center" gap="2" color={tone} fontWeight="medium" hideBelow="md">
      <Box boxSize="1.5" borderRadius="full" background="currentColor" />
      <Text>{text}</Text>
    </Flex>
  );
}

function AccountMenu({ session }: { readonly session: ConsoleSession }) {
  const send = useSend();
  const client = useQueryClient();
  const logout = useMutation({
    mutationFn: () => send(calls.logOut),
    onSuccess: () => {
      client.clear();
      void forget(client, calls.me);
      window.location.assign('/');
    },
  });
  const { account } = session;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <AccountButton name={account.name} />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minWidth="14rem">
          <Box paddingInline="2" paddingBlock="2">
            <Text fontWeight="semibold">{account.name}</Text>
            <Text color="fg.muted">
              {account.username} · {messages.roleNames[account.role]}
            </Text>
          </Box>
          <Menu.Separator />
          <Menu.Item value="account" asChild>
            <Link to="/account">
              <Icon name="account" />
              {peopleMessages.account.menu}
            </Link>
          </Menu.Item>
          <Menu.Item value="sign-out" onClick={() => logout.mutate()}>
            <Icon name="sign-out" />
            {messages.bar.signOut}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
/** Named after what it shows, so that the initials said aloud press it too. */
function AccountButton({ name, ...rest }: { readonly name: string }) {
  const initials = takeInitials(name, 'en');
  return (
    <Flex
      as="button"
      align="center"
      justify="center"
      boxSize={{ base: '11', md: '9' }}
      borderRadius="full"
      aria-label={messages.bar.account(initials, name)}
      {...rest}
    >
      <Avatar.Root size="xs" colorPalette="brand">
        <Avatar.Fallback>{initials}</Avatar.Fallback>
      </Avatar.Root>
    </Flex>
  );
}

export function TopBar({
  session,
  onMenu,
}: {
  readonly session: ConsoleSession;
  readonly onMenu: () => void;
}) {
  const theme = useTheme();
  return (
    <Flex
      as="header"
      height="14"
      flexShrink="0"
      align="center"
      gap={{ base: '1', md: '3' }}
      paddingInline={{ base: '2', md: '4' }}
      borderBlockEndWidth="1px"
      borderColor="border"
      background="bg.panel"
      position="sticky"
      top="0"
      zIndex="docked"
    >
      <LabelledIconButton icon="menu" label={messages.openMenu} hideFrom="lg" onClick={onMenu} />
      <BrandChip session={session} />
      <Box flex="1" />
      <SaveState />
      <DraftMenu />
      <LabelledIconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={theme === 'dark' ? messages.bar.themeToLight : messages.bar.themeToDark}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      <AccountMenu session={session} />
    </Flex>
  );
}
