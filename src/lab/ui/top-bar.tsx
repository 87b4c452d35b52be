import { Badge, Button, Flex, chakra } from '@chakra-ui/react';
import { writePlaywright } from '../export-playwright.ts';
import { writeTest } from '../export-test.ts';
import { messages } from '../messages.ts';
import type { Theme } from '../theme.ts';
import { useLab } from './lab-context.ts';
import type { OfflineCopy } from '../offline/offline-copy.ts';
import { OfflineNote } from './offline-notes.tsx';
import { SnapshotDialog } from './snapshot-dialog.tsx';
import { ThemeButton } from './theme-button.tsx';
import { HeaderBar } from './header-bar.tsx';

function StateBadge() {
  const { view } = useLab();
  const { state } = view.simulation.read();
  const waitKind = view.simulation.contract.states[state]?.waits;
  return (
    <Flex align="center" gap="2" minW="0" role="status">
      <Badge size="md" background="lit.ground" color="lit.text" fontFamily="mono">
        {state}
      </Badge>
      <chakra.span color="fg.muted" fontSize="xs" hideBelow="lg">
        {waitKind === undefined ? '' : messages.waits[waitKind]}
      </chakra.span>
    </Flex>
  );
}
/** Which flow, where it is, and the ways to export a run. */
export function TopBar(props: {
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly copy: OfflineCopy;
}) {
  const { store, link, view, say } = useLab();
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => say(messages.copied),
      () => say(messages.copyFailed),
    );
  };
  const { moves } = view.run;
  return (
    <HeaderBar title={messages.title}>
      <chakra.span color="fg.muted" aria-hidden="true">
        /
      </chakra.span>
      <chakra.span fontFamily="mono" fontWeight="600">
        {view.run.machine}
      </chakra.span>
      <StateBadge />
      <OfflineNote copy={props.copy} />
      <Flex gap="2" marginInlineStart="auto" wrap="wrap">
        <Button
          size="xs"
          height="8"
          variant="ghost"
          disabled={moves.length === 0}
          onClick={() => store.rewind(moves.length - 1)}
        >
          {messages.undo}
        </Button>
        <Button size="xs" height="8" variant="ghost" onClick={store.reset}>
          {messages.reset}
        </Button>
        <SnapshotDialog />
        <Button size="xs" height="8" variant="outline" onClick={() => copy(window.location.href)}>
          {messages.copyLink}
        </Button>
        <Button size="xs" height="8" onClick={() => copy(writeTest(view.run, view.simulation.read()))}>
          {messages.copyTest}
        </Button>
        <Button
          size="xs"
          height="8"
          variant="outline"
          onClick={() =>
            copy(writePlaywright(view.run, view.simulation.read(), link.shown(), `${location.origin}/lab/`))
          }
        >
          {messages.copyScript}
        </Button>
        <Button asChild size="xs" height="8" variant="ghost">
          <a href="/lab/gallery">{messages.gallery}</a>
        </Button>
        <ThemeButton theme={props.theme} onChange={props.onTheme} />
      </Flex>
    </HeaderBar>
  );
}
