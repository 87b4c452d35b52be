import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { agentMessages } from '../agents/agent-messages.ts';
import { auditMessages } from '../audit/audit-messages.ts';
import { baseMessages } from '../base/base-messages.ts';
import { legalMessages } from '../legal/legal-messages.ts';
import { brandMessages } from '../brand/brand-messages.ts';
import { deskMessages } from '../desks/desk-messages.ts';
import { deskPlaces } from '../desks/desk-places.ts';
import { figureMessages } from '../figures/figure-messages.ts';
import { gameMessages } from '../games/game-messages.ts';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import { useDraft, usePermitted } from '../http/queries.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { mediaMessages } from '../media/media-messages.ts';
import { marketMessages } from '../market/market-messages.ts';
import { messages } from '../messages.ts';
import { availabilityMessages } from '../availability/availability-messages.ts';
import { contentMessages } from '../content/content-messages.ts';
import { reviewMessages } from '../reviews/review-messages.ts';
import { senderMessages } from '../senders/sender-messages.ts';
import { supportMessages } from '../support/support-messages.ts';
import { switchMessages } from '../switches/switch-messages.ts';
import { textMessages } from '../texts/text-messages.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

interface RailEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Documents whose changes are counted at the entry. */
  readonly documents?: RegExp;
  /** Shown only to roles with this permission. */
  readonly needs?: ConsolePermission;
}
const siteEntries: readonly RailEntry[] = [
  { to: '/', label: messages.rail.home, icon: 'home' },
  { to: '/fields', label: messages.rail.fields, icon: 'fields', documents: /^settings\/register-fields$/ },
  { to: '/menus', label: messages.rail.menus, icon: 'menu', documents: /^menus\// },
  {
    to: '/whitelabel',
    label: messages.rail.whitelabel,
    icon: 'switches',
    documents: /^settings\/whitelabel$/,
  },
  { to: '/market', label: marketMessages.rail, icon: 'shield', documents: /^settings\/jurisdiction$/ },
  { to: '/texts', label: textMessages.rail, icon: 'text', documents: /^locales\// },
  { to: '/legal', label: legalMessages.rail, icon: 'shield' },
  { to: '/brand', label: brandMessages.rail, icon: 'tag', documents: /^(settings\/brand$|themes\/)/ },
  { to: '/media', label: mediaMessages.rail, icon: 'picture', documents: /^settings\/media$/ },
  {
    to: '/documents',
    label: messages.rail.documents,
    icon: 'code',
    documents:
      /^(?!menus\/|locales\/|themes\/|settings\/(register-fields|whitelabel|jurisdiction|brand|media)$)/,
  },
  { to: '/base', label: baseMessages.rail, icon: 'layers' },
];
const placeIcons = { payments: 'money', loyalty: 'layers', rewards: 'gift', agents: 'tree' } as const;
const operateEntries: readonly RailEntry[] = [
  { to: '/figures', label: figureMessages.rail, icon: 'chart', needs: 'figures' },
  { to: '/releases', label: messages.rail.releases, icon: 'releases' },
  { to: '/audit', label: auditMessages.rail, icon: 'audit' },
  { to: '/switches', label: switchMessages.rail, icon: 'power' },
  { to: '/opening', label: availabilityMessages.rail, icon: 'lock' },
  { to: '/games', label: gameMessages.rail, icon: 'games' },
  { to: '/content', label: contentMessages.rail, icon: 'megaphone' },
  ...deskPlaces.map((place) => ({
    to: `/desks/${place}`,
    label: deskMessages.places[place],
    icon: placeIcons[place],
  })),
  { to: '/agents', label: agentMessages.rail, icon: 'tree', needs: 'players' },
  { to: '/requests', label: reviewMessages.rail, icon: 'inbox' },
  { to: '/support', label: supportMessages.rail, icon: 'search', needs: 'players' },
  { to: '/people', label: peopleMessages.rail, icon: 'account', needs: 'people' },
  { to: '/outbox', label: messages.rail.outbox, icon: 'outbox', needs: 'messages' },
  { to: '/senders', label: senderMessages.rail, icon: 'phone', needs: 'system' },
];

const RailLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    paddingInline: '2.5',
    minHeight: { base: '11', lg: '8' },
    borderRadius: 'l1',
    color: 'fg.muted',
    fontWeight: 'medium',
    _hover: { background: 'bg.muted', color: 'fg' },
    _currentPage: { background: 'bg.emphasized', color: 'fg' },
  },
});

function Entry({ entry, count, onGo }: { entry: RailEntry; count: number; onGo: () => void }) {
  return (
    <li>
      <RailLink to={entry.to} end={entry.to === '/'} onClick={onGo}>
        <Icon name={entry.icon} />
        <Box as="span" flex="1">
          {entry.label}
        </Box>
        {count > 0 ? (
          <Text
            as="span"
            fontSize="xs"
            fontWeight="semibold"
            color="brand.fg"
            background="brand.muted"
            borderRadius="full"
            minWidth="5"
            textAlign="center"
            paddingInline="1.5"
            aria-label={messages.unpublished(count)}
          >
            {count}
          </Text>
        ) : null}
      </RailLink>
    </li>
  );
}
const Entries = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '0.5', listStyle: 'none', margin: 0, padding: 0 },
});
function Group({ label }: { readonly label: string }) {
  return (
    <Text fontSize="xs" fontWeight="medium" color="fg.subtle" paddingInline="2.5" marginBlockEnd="1">
      {label}
    </Text>
  );
}

/** Ways to every screen, each with the number of its unpublished changes. */
export function Rail({ onGo = () => undefined }: { readonly onGo?: () => void }) {
  const differences = useDraft().data?.differences ?? [];
  const list = (entries: readonly RailEntry[]) =>
    entries.map((entry) => (
      <Entry
        key={entry.to}
        entry={entry}
        onGo={onGo}
        count={differences.filter(({ document }) => entry.documents?.test(document)).length}
      />
    ));
  return (
    <Stack as="nav" aria-label={messages.navigation} gap="5" height="full">
      <div>
        <Group label={messages.rail.groups.site} />
        <Entries>{list(usePermitted(siteEntries))}</Entries>
      </div>
      <div>
        <Group label={messages.rail.groups.operate} />
        <Entries>
          {list(usePermitted(operateEntries))}
          <li>
            <chakra.a
              href="/lab"
              display="flex"
              alignItems="center"
              gap="2.5"
              paddingInline="2.5"
              minHeight={{ base: '11', lg: '8' }}
              borderRadius="l1"
              color="fg.muted"
              fontWeight="medium"
              _hover={{ background: 'bg.muted', color: 'fg' }}
            >
              <Icon name="lab" />
              <Box as="span" flex="1">
                {messages.rail.lab}
              </Box>
              <Icon name="external" size="3.5" />
            </chakra.a>
          </li>
        </Entries>
      </div>
      <Box flex="1" />
      <Entries>{list([{ to: '/help', label: messages.rail.help, icon: 'help' }])}</Entries>
    </Stack>
  );
}
