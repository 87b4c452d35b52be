import { chakra, Flex } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { receivingMessages } from '../receiving/receiving-messages.ts';
import { withdrawalMessages } from '../withdrawals/withdrawal-messages.ts';
import { reviewMessages } from './review-messages.ts';

const tabs = [
  { to: '/requests', label: reviewMessages.tab, end: true },
  { to: '/requests/withdrawals', label: withdrawalMessages.tab, end: false },
  { to: '/requests/accounts', label: receivingMessages.tab, end: true },
  { to: '/requests/rules', label: withdrawalMessages.rules.tab, end: true },
] as const;
const TabLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '11', md: '9' },
    paddingInline: '3',
    marginBlockEnd: '-1px',
    borderBlockEndWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderColor: 'brand.solid' },
  },
});

/** The kinds of requests, each a screen with an address of its own. */
export function RequestTabs() {
  return (
    <Flex
      as="nav"
      aria-label={reviewMessages.tabs}
      gap="1"
      overflowX="auto"
      borderBlockEndWidth="1px"
      borderColor="border"
      marginBlockEnd="5"
    >
      {tabs.map(({ to, label, end }) => (
        <TabLink key={to} to={to} end={end}>
          {label}
        </TabLink>
      ))}
    </Flex>
  );
}
