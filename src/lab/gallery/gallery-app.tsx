import { Box, Button, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Theme } from '../theme.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { ThemeButton } from '../ui/theme-button.tsx';
import { ComponentDetails } from './component-details.tsx';
import { fetchComponents, type ComponentEntry } from './component-entry.ts';
import { ComponentList } from './component-list.tsx';
import { messages } from './gallery-messages.ts';
import { Stage } from './stage.tsx';
import { HeaderBar } from '../ui/header-bar.tsx';

const stageId = 'example';

function followAddress(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
const readAddress = (): string => decodeURIComponent(window.location.hash.slice(1));

function TopBar({ firstTheme }: { readonly firstTheme: Theme }) {
  const [theme, setTheme] = useState(firstTheme);
  return (
    <HeaderBar title={messages.title}>
      <Flex gap="2" marginInlineStart="auto">
        <Button asChild size="xs" height="8" variant="ghost">
          <a href="/lab">{messages.flows}</a>
        </Button>
        <ThemeButton theme={theme} onChange={setTheme} />
      </Flex>
    </HeaderBar>
  );
}
function Gallery(props: { readonly entries: readonly ComponentEntry[]; readonly firstTheme: Theme }) {
  const { entries } = props;
  const named = useSyncExternalStore(followAddress, readAddress);
  const first = entries.find(({ type }) => type === 'Button') ?? entries[0];
  const chosen = named === '' ? first : entries.find(({ type }) => type === named);
  useEffect(() => {
    document.title = chosen === undefined ? messages.title : `${chosen.type} · ${messages.title}`;
  }, [chosen]);
  const side = { overflowY: 'auto', background: 'bg.panel', flex: 'none' } as const;
  return (
    <Flex as="main" flex="1" minH="0" direction={{ base: 'column', lg: 'row' }}>
      <Box
        as="nav"
        aria-label={messages.components}
        width={{ base: 'full', lg: '15rem' }}
        maxHeight={{ base: '16rem', lg: 'none' }}
        borderInlineEndWidth="1px"
        borderBottomWidth={{ base: '1px', lg: '0' }}
        {...side}
      >
        <ComponentList entries={entries} chosen={chosen?.type ?? ''} />
      </Box>
      <Flex
        as="section"
        id={stageId}
        tabIndex={-1}
        aria-label={messages.example}
        direction="column"
        flex="1"
        minW="0"
        minH="0"
      >
        {chosen === undefined ? (
          <Notice text={messages.unknown(named)} />
        ) : (
          <Stage entry={chosen} firstTheme={props.firstTheme} />
        )}
      </Flex>
      {chosen === undefined ? null : (
        <Box
          as="section"
          aria-label={messages.about}
          tabIndex={0}
          width={{ base: 'full', lg: '24rem' }}
          borderInlineStartWidth="1px"
          {...side}
        >
          <ComponentDetails key={chosen.type} entry={chosen} />
        </Box>
      )}
    </Flex>
  );
}
function Notice({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }) {
  return (
    <Flex direction="column" align="start" gap="3" padding="6" role="status">
      {text}
      {onRetry === undefined ? null : (
        <Button size="sm" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </Flex>
  );
}
/** Every component of the catalogue: its example, drawn by the portal's runtime, and what it promises. */
export function GalleryApp({ firstTheme }: { readonly firstTheme: Theme }) {
  const [entries, setEntries] = useState<readonly ComponentEntry[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    setFailure(null);
    fetchComponents().then(
      (list) => isGone || setEntries(list),
      (error: unknown) => isGone || setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isGone = true;
    };
  }, [turn]);
  return (
    <>
      <SkipLink to={stageId}>{messages.skip}</SkipLink>
      <Flex direction="column" height={{ base: 'auto', lg: '100vh' }}>
        <TopBar firstTheme={firstTheme} />
        {entries !== null ? (
          <Gallery entries={entries} firstTheme={firstTheme} />
        ) : failure !== null ? (
          <chakra.main id={stageId} tabIndex={-1}>
            <Notice text={messages.failed(failure)} onRetry={() => setTurn(turn + 1)} />
          </chakra.main>
        ) : (
          <chakra.main id={stageId} tabIndex={-1}>
            <Notice text={messages.loading} />
          </chakra.main>
        )}
      </Flex>
    </>
  );
}
