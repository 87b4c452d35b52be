import { Box, chakra, Drawer, Flex, Portal } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWorkNews } from '../http/work-queries.ts';
import type { ConsoleSession } from '../../protocol/calls/session.ts';
import { messages } from '../messages.ts';
import { ContestedNotice } from '../draft/contested-notice.tsx';
import { forgetReviewNext, isReviewNext, ReviewContext } from '../review/review-context.ts';
import { ReviewSheet } from '../review/review-sheet.tsx';
import { DemoNotice } from '../ui/demo-notice.tsx';
import { ChangeBar } from './change-bar.tsx';
import { EditNotice } from './edit-notice.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';

function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="absolute"
      insetInlineStart="2"
      top="-12"
      zIndex="skipNav"
      padding="2"
      borderRadius="l1"
      background="brand.solid"
      color="brand.contrast"
      _focus={{ top: '2' }}
    >
      {messages.skip}
    </chakra.a>
  );
}

function RailDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Drawer.Root
      placement="start"
      open={open}
      onOpenChange={({ open: next }) => (next ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxWidth="18rem" aria-label={messages.navigation}>
            <Drawer.Body paddingBlock="4" paddingInline="3">
              <Rail onGo={onClose} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** Top bar, rail, screen and the bar of unpublished changes. `bleed` gives the screen the whole width. */
export function Shell(props: {
  readonly session: ConsoleSession;
  readonly bleed?: boolean;
  readonly children: ReactNode;
}) {
  useWorkNews();
  const [railOpen, setRailOpen] = useState(false);
  const [reviewing, setReviewing] = useState(isReviewNext);
  useEffect(forgetReviewNext, []);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const screen = pathname.split('/')[1];
  const seen = useRef(screen);
  useEffect(() => {
    // A new screen starts at its top and takes the focus, as a page load would.
    if (seen.current === screen) return;
    seen.current = screen;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollTo({ top: 0 });
  }, [screen]);
  return (
    <ReviewContext value={() => setReviewing(true)}>
      <Flex direction="column" height="100dvh">
        <SkipLink />
        <TopBar session={props.session} onMenu={() => setRailOpen(true)} />
        {props.session.demo ? <DemoNotice /> : null}
        <EditNotice />
        <ContestedNotice />
        <Flex flex="1" minHeight="0">
          {props.bleed ? null : (
            <Box
              width="15rem"
              flexShrink="0"
              padding="3"
              borderInlineEndWidth="1px"
              borderColor="border"
              background="bg.panel"
              overflowY="auto"
              hideBelow="lg"
            >
              <Rail />
            </Box>
          )}
          <Box
            as="main"
            id="content"
            ref={main}
            tabIndex={-1}
            flex="1"
            minWidth="0"
            overflowY="auto"
            outline="none"
            {...(props.bleed ? {} : { padding: { base: '4', md: '8' } })}
          >
            {props.children}
          </Box>
        </Flex>
        {props.bleed ? null : <ChangeBar />}
      </Flex>
      <RailDrawer open={railOpen} onClose={() => setRailOpen(false)} />
      <ReviewSheet open={reviewing} onClose={() => setReviewing(false)} />
    </ReviewContext>
  );
}
