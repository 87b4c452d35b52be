import { Box, Button, Flex, Tabs, chakra, useBreakpointValue } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LabStore } from '../lab-store.ts';
import { messages } from '../messages.ts';
import type { OfflineCopy } from '../offline/offline-copy.ts';
import type { StageLink } from '../stage/stage-link.ts';
import { readCatalogStructure } from '../../machines/picture/structure.ts';
import type { Theme } from '../theme.ts';
import { CallList } from './call-list.tsx';
import { ChaosPane } from './chaos-pane.tsx';
import { ClockBar } from './clock-bar.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { EventList } from './event-list.tsx';
import { Graph } from './graph.tsx';
import { JsonView } from './json-view.tsx';
import { LabContext, useLab } from './lab-context.ts';
import { LogTable } from './log-table.tsx';
import { MachineList } from './machine-list.tsx';
import { NewestBar } from './offline-notes.tsx';
import { Pane } from './pane.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SkipLink } from './skip-link.tsx';
import { StagePanel } from './stage-panel.tsx';
import { StateTree } from './state-tree.tsx';
import { TopBar } from './top-bar.tsx';
import { TraceList } from './trace-list.tsx';
import { VersionPanel } from './version-panel.tsx';

const next = 'next';
interface Leaf {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}
function Leaves({ leaves }: { readonly leaves: readonly Leaf[] }) {
  return (
    <Tabs.Root
      defaultValue={leaves[0]?.id ?? ''}
      size="sm"
      lazyMount
      unmountOnExit
      display="flex"
      flexDirection="column"
      height="full"
    >
      <Tabs.List paddingInline="4" flex="none" overflowX="auto" overflowY="hidden">
        {leaves.map(({ id, title }) => (
          <Tabs.Trigger key={id} value={id} flex="none">
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {leaves.map(({ id, content }) => (
        <Tabs.Content
          key={id}
          value={id}
          paddingInline="4"
          paddingBlock="3"
          overflow="auto"
          flex="1"
          minH="0"
        >
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
/** Both follow the actor itself: a snapshot that no move of the lab made is shown too. */
function ProjectionPane() {
  const { simulation } = useLab().view;
  const projection = useSelector(simulation.actor, () => simulation.read().projection);
  return (
    <Pane title={messages.projection}>
      <JsonView value={projection} />
    </Pane>
  );
}
function ContextView() {
  const { simulation } = useLab().view;
  const context = useSelector(simulation.actor, () => simulation.context());
  return <JsonView value={context} />;
}
const shows = ['both', 'picture', 'screen'] as const;
type LabPane = (typeof shows)[number];

function ShowChoice(props: { readonly value: LabPane; readonly onChange: (value: LabPane) => void }) {
  return (
    <Flex
      role="group"
      aria-label={messages.show}
      gap="1"
      paddingInline="3"
      paddingBlock="1.5"
      borderBottomWidth="1px"
      background="bg.panel"
    >
      {shows.map((pane) => (
        <Button
          key={pane}
          size="xs"
          height="7"
          variant={pane === props.value ? 'subtle' : 'ghost'}
          aria-current={pane === props.value ? 'true' : undefined}
          onClick={() => props.onChange(pane)}
        >
          {messages[pane]}
        </Button>
      ))}
    </Flex>
  );
}
function Top({ theme, isNarrow }: { readonly theme: Theme; readonly isNarrow: boolean }) {
  const [pane, setPane] = useState<LabPane>('both');
  const picture = pane === 'screen' ? null : <Graph key="picture" />;
  const screen =
    pane === 'picture' ? null : (
      <Box
        key="screen"
        display="flex"
        flex={pane === 'both' ? { base: '1', xl: '0 0 25rem' } : '1'}
        minW="0"
        borderInlineStartWidth={{ base: '0', xl: '1px' }}
      >
        <StagePanel theme={theme} />
      </Box>
    );
  return (
    <Flex direction="column" flex="1" minH="0">
      <ShowChoice value={pane} onChange={setPane} />
      <Flex flex="1" minH="0" direction={{ base: 'column', xl: 'row' }}>
        {isNarrow ? [screen, picture] : [picture, screen]}
      </Flex>
    </Flex>
  );
}
function Middle({ theme, isNarrow }: { readonly theme: Theme; readonly isNarrow: boolean }) {
  return (
    <Flex direction="column" minW="0" minH="0" flex="1">
      <Top theme={theme} isNarrow={isNarrow} />
      <Box
        height={{ base: '20rem', lg: '34%' }}
        minH="0"
        borderTopWidth="1px"
        background="bg.panel"
        flex="none"
      >
        <Leaves
          leaves={[
            { id: 'log', title: messages.log, content: <LogTable /> },
            { id: 'trace', title: messages.trace, content: <TraceList /> },
            { id: 'coverage', title: messages.coverage, content: <CoveragePanel /> },
            { id: 'context', title: messages.context, content: <ContextView /> },
            { id: 'scenarios', title: messages.scenarios, content: <ScenarioPanel /> },
            { id: 'versions', title: messages.versions, content: <VersionPanel /> },
          ]}
        />
      </Box>
    </Flex>
  );
}
function Notice({ text }: { readonly text: string | null }) {
  return (
    <chakra.div
      role="status"
      position="fixed"
      bottom="4"
      insetInlineStart="50%"
      translate="-50% 0"
      zIndex="toast"
      background="fg"
      color="bg"
      paddingInline="4"
      paddingBlock="2"
      borderRadius="l2"
      visibility={text === null ? 'hidden' : 'visible'}
    >
      {text}
    </chakra.div>
  );
}
const noticeMs = 4_000;

interface LabAppProps {
  readonly store: LabStore;
  readonly link: StageLink;
  readonly copy: OfflineCopy;
  readonly firstTheme: Theme;
  readonly firstNotice: string | null;
}
/** The lab: flows and settings, picture and log, what can happen next. */
export function LabApp({ store, link, copy, firstTheme, firstNotice }: LabAppProps) {
  const machine = useSyncExternalStore(store.subscribe, () => store.view().run.machine);
  const structure = useMemo(() => readCatalogStructure(machine), [machine]);
  const [notice, setNotice] = useState(firstNotice);
  const [theme, setTheme] = useState(firstTheme);
  const value = useMemo(() => {
    const say = (text: string): void => {
      setNotice(text);
      window.setTimeout(() => setNotice(null), noticeMs);
    };
    return { store, link, structure, say };
  }, [store, link, structure]);
  // On a phone everything is one column: the screen comes before what is set and watched, for eyes and keyboard alike.
  const isNarrow = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const side = { overflowY: 'auto', background: 'bg.panel', flex: 'none' } as const;
  return (
    <LabContext value={value}>
      <SkipLink to={next}>{messages.skip}</SkipLink>
      <Flex direction="column" height={{ base: 'auto', lg: '100vh' }}>
        <TopBar theme={theme} onTheme={setTheme} copy={copy} />
        <NewestBar copy={copy} />
        <Flex as="main" flex="1" minH="0" direction={{ base: 'column', lg: 'row' }}>
          <Box
            as="nav"
            aria-label={messages.machines}
            width={{ base: 'full', lg: '15rem' }}
            borderInlineEndWidth={{ base: '0', lg: '1px' }}
            tabIndex={0}
            {...side}
          >
            <MachineList />
            <Box hideBelow="lg">
              <StateTree />
            </Box>
            {isNarrow ? null : <SettingsForm key={machine} />}
          </Box>
          <Middle theme={theme} isNarrow={isNarrow} />
          <Box
            as="section"
            id={next}
            tabIndex={-1}
            aria-label={messages.next}
            width={{ base: 'full', lg: '23rem' }}
            borderInlineStartWidth={{ base: '0', lg: '1px' }}
            {...side}
          >
            <CallList />
            <EventList />
            <ClockBar />
            <ChaosPane />
            {isNarrow ? <SettingsForm key={machine} /> : null}
            <ProjectionPane />
          </Box>
        </Flex>
      </Flex>
      <Notice text={notice} />
    </LabContext>
  );
}
