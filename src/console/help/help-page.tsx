import { Box, Flex, Heading, Kbd, Link as PlainLink, List, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consoleRoles, type ConsolePermission } from '../../protocol/console/console-api.ts';
import { auditMessages } from '../audit/audit-messages.ts';
import { contentMessages } from '../content/content-messages.ts';
import { legalMessages } from '../legal/legal-messages.ts';
import { brandMessages } from '../brand/brand-messages.ts';
import { lookMessages } from '../brand/look/look-messages.ts';
import { deskMessages } from '../desks/desk-messages.ts';
import { figureMessages } from '../figures/figure-messages.ts';
import { gameMessages } from '../games/game-messages.ts';
import { usePermitted } from '../http/queries.ts';
import { launchMessages } from '../launch/launch-messages.ts';
import { memberMessages } from '../members/member-messages.ts';
import { messages } from '../messages.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { reviewMessages } from '../reviews/review-messages.ts';
import { senderMessages } from '../senders/sender-messages.ts';
import { supportMessages } from '../support/support-messages.ts';
import { textMessages } from '../texts/text-messages.ts';
import { Columns } from '../ui/columns.tsx';
import { Panel, Screen } from '../ui/screen.tsx';

const { help } = messages;
const rail = {
  ...messages.rail,
  brand: brandMessages.rail,
  look: `${brandMessages.rail}: ${lookMessages.title}`,
  texts: textMessages.rail,
  audit: auditMessages.rail,
  figures: figureMessages.rail,
  games: gameMessages.rail,
  launch: launchMessages.title,
  content: contentMessages.rail,
  legal: legalMessages.rail,
  desks: deskMessages.helpTitle,
  requests: reviewMessages.rail,
  support: supportMessages.rail,
  members: memberMessages.tab,
  people: peopleMessages.rail,
  senders: senderMessages.rail,
};
const screens = Object.entries(help.screenTexts) as readonly [keyof typeof help.screenTexts, string][];

interface Way {
  readonly to: string;
  readonly needs?: ConsolePermission;
}
const ways: Readonly<Record<Exclude<keyof typeof help.screenTexts, 'lab'>, Way>> = {
  home: { to: '/' },
  launch: { to: '/launch' },
  fields: { to: '/fields' },
  menus: { to: '/menus' },
  whitelabel: { to: '/whitelabel' },
  texts: { to: '/texts' },
  brand: { to: '/brand' },
  look: { to: '/brand/look' },
  documents: { to: '/documents' },
  releases: { to: '/releases' },
  audit: { to: '/audit' },
  figures: { to: '/figures', needs: 'figures' },
  games: { to: '/games' },
  content: { to: '/content' },
  legal: { to: '/legal' },
  desks: { to: '/desks/payments' },
  requests: { to: '/requests' },
  support: { to: '/support', needs: 'players' },
  members: { to: '/support/members', needs: 'players' },
  people: { to: '/people', needs: 'people' },
  outbox: { to: '/outbox', needs: 'messages' },
  senders: { to: '/senders', needs: 'system' },
};

function Topic({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel>
      <Heading as="h2" fontSize="md" fontWeight="semibold" marginBlockEnd="3">
        {title}
      </Heading>
      {children}
    </Panel>
  );
}

/** A way to the screen, for roles that may see it. */
function ScreenName({ name }: { readonly name: keyof typeof help.screenTexts }) {
  const [way] = usePermitted(name === 'lab' ? [] : [ways[name]]);
  if (name !== 'lab' && way === undefined) return rail[name];
  return (
    <PlainLink asChild color="brand.fg">
      {way === undefined ? <a href="/lab">{rail[name]}</a> : <Link to={way.to}>{rail[name]}</Link>}
    </PlainLink>
  );
}

/** What each screen does, in the order of the rail. */
export function HelpPage() {
  return (
    <Screen title={help.title} lead={help.lead}>
      <Columns>
        <Topic title={help.flow}>
          <List.Root as="ol" gap="2" paddingInlineStart="5">
            {help.flowSteps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List.Root>
        </Topic>
        <Topic title={help.screens}>
          <Stack as="dl" gap="3">
            {screens.map(([name, text]) => (
              <div key={name}>
                <Text as="dt" fontWeight="medium">
                  <ScreenName name={name} />
                </Text>
                <Text as="dd" color="fg.muted">
                  {text}
                </Text>
              </div>
            ))}
          </Stack>
        </Topic>
        <Topic title={help.roles}>
          <Stack gap="2">
            {consoleRoles.map((role) => (
              <Text key={role}>
                <strong>{messages.roleNames[role]}.</strong> {help.roleTexts[role]}
              </Text>
            ))}
          </Stack>
        </Topic>
        <Topic title={help.keyboard}>
          <Stack gap="2.5">
            {help.shortcuts.map(([shortcut, text]) => (
              <Flex key={shortcut} gap="3" align="center">
                <Box minWidth="9rem">
                  <Kbd>{shortcut}</Kbd>
                </Box>
                <Text>{text}</Text>
              </Flex>
            ))}
          </Stack>
        </Topic>
      </Columns>
    </Screen>
  );
}
