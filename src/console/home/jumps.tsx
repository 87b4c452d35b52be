import { Box, Stack, Text } from '@chakra-ui/react';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import { usePermitted } from '../http/queries.ts';
import { memberMessages } from '../members/member-messages.ts';
import { messages } from '../messages.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { reviewMessages } from '../reviews/review-messages.ts';
import { senderMessages } from '../senders/sender-messages.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { withdrawalMessages } from '../withdrawals/withdrawal-messages.ts';
import { TextLink } from '../ui/text-link.tsx';

const { home, rail } = messages;

interface Jump {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
  /** Offered only to roles with this permission: others could only look there. */
  readonly needs: ConsolePermission;
}
const jumps: readonly Jump[] = [
  { to: '/fields', icon: 'fields', label: rail.fields, text: home.jumpFields, needs: 'edit' },
  { to: '/menus', icon: 'menu', label: rail.menus, text: home.jumpMenus, needs: 'edit' },
  {
    to: '/requests/withdrawals',
    icon: 'money',
    label: withdrawalMessages.tab,
    text: home.jumpWithdrawals,
    needs: 'cashier',
  },
  { to: '/requests', icon: 'inbox', label: reviewMessages.rail, text: home.jumpRequests, needs: 'players' },
  {
    to: '/support/members',
    icon: 'search',
    label: memberMessages.tab,
    text: home.jumpMembers,
    needs: 'players',
  },
  { to: '/outbox', icon: 'outbox', label: rail.outbox, text: home.jumpOutbox, needs: 'messages' },
  { to: '/people', icon: 'account', label: peopleMessages.rail, text: home.jumpPeople, needs: 'people' },
  { to: '/senders', icon: 'phone', label: senderMessages.rail, text: home.jumpSenders, needs: 'system' },
];

/** The screens that an operator works on, by what the role may do. */
export function Jumps() {
  const offered = usePermitted(jumps);
  if (offered.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={home.jump}>
      {offered.map(({ to, icon, label, text }) => (
        <TextLink
          to={to}
          isInline
          key={to}
          display="flex"
          gap="3.5"
          padding="4"
          alignItems="start"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          background="bg.panel"
          color="fg"
          transition="border-color 0.15s"
          _hover={{ borderColor: 'border.emphasized', textDecoration: 'none', background: 'bg.subtle' }}
        >
          <Box color="brand.fg" paddingBlockStart="0.5">
            <Icon name={icon} size="5" />
          </Box>
          <Stack gap="0.5">
            <Text fontWeight="medium">{label}</Text>
            <Text color="fg.muted">{text}</Text>
          </Stack>
        </TextLink>
      ))}
    </Stack>
  );
}
