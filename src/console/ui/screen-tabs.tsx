import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import { usePermitted } from '../http/queries.ts';

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

interface Tab {
  readonly to: string;
  readonly label: string;
  readonly end: boolean;
  /** Shown only to roles with this permission. */
  readonly needs?: ConsolePermission;
}

/** The parts of one area, each a screen with its own address. */
export function ScreenTabs(props: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const tabs = usePermitted(props.tabs);
  // On a phone the row is wider than the screen: the tab that one is on is to be seen.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <Flex
      ref={row}
      as="nav"
      aria-label={props.label}
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
