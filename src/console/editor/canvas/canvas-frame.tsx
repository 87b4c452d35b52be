import { Alert, Box, Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react';
import type { KeyboardEvent, RefObject } from 'react';
import { buildPreviewUrl } from '../../preview/preview-url.ts';
import { editorMessages } from '../editor-messages.ts';
import type { Device, Look } from '../editor-bar.tsx';

const { canvas: words } = editorMessages;
const widths: Readonly<Record<Device, string>> = { phone: '390px', tablet: '820px', desktop: '100%' };

/** The page in its frame. The area around it takes the keys, so that they work without a pointer. */
export function CanvasFrame(props: {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly url: string | null;
  readonly page: string;
  /** Theme and language of the first view; later ones are sent to it. */
  readonly first: Look;
  readonly device: Device;
  readonly isReady: boolean;
  readonly isFailed: boolean;
  readonly onReload: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { url, device, first } = props;
  return (
    <Flex
      direction="column"
      height="full"
      position="relative"
      background="bg.muted"
      role="group"
      aria-label={words.label}
      aria-describedby="canvas-hint"
      tabIndex={0}
      data-area="canvas"
      outlineOffset="-3px"
      onKeyDown={props.onKeyDown}
    >
      {props.isFailed ? (
        <Alert.Root status="warning" borderRadius="0" size="sm">
          <Alert.Indicator />
          <Alert.Title>{words.failed}</Alert.Title>
          <Button size="xs" variant="outline" marginInlineStart="auto" onClick={props.onReload}>
            {words.reload}
          </Button>
        </Alert.Root>
      ) : null}
      <Flex
        flex="1"
        minHeight="0"
        justify="center"
        padding={device === 'desktop' ? '0' : { base: '0', md: '4' }}
      >
        {url === null ? null : (
          <chakra.iframe
            key={url}
            ref={props.frame}
            src={buildPreviewUrl(url, { page: props.page, theme: first.theme, locale: first.locale })}
            title={words.label}
            tabIndex={-1}
            // The portal lies on another origin, so these two together do not let it out of the frame.
            sandbox="allow-scripts allow-same-origin"
            width="full"
            maxWidth={widths[device]}
            height="full"
            background="bg.panel"
            borderWidth={device === 'desktop' ? '0' : '1px'}
            borderColor="border.emphasized"
            borderRadius={device === 'desktop' ? '0' : '16px'}
            boxShadow={device === 'desktop' ? 'none' : '0 24px 60px -30px rgb(0 0 0 / 0.45)'}
          />
        )}
      </Flex>
      {props.isReady ? null : (
        <Flex
          position="absolute"
          inset="0"
          align="center"
          justify="center"
          gap="3"
          color="fg.muted"
          background="bg.muted"
          role="status"
        >
          <Spinner size="sm" />
          <Text>{words.preparing}</Text>
        </Flex>
      )}
      <Box srOnly id="canvas-hint">
        {words.hint}
      </Box>
    </Flex>
  );
}
