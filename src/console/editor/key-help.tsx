import { Box, Grid, Kbd, Popover, Portal, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Icon } from '../ui/icon.tsx';
import { editorMessages } from './editor-messages.ts';

const { keys: words } = editorMessages;

/** Every key of the editor, in a list that a press opens. */
export function KeyHelp() {
  return (
    <Popover.Root lazyMount unmountOnExit>
      <Popover.Trigger
        aria-label={words.open}
        title={words.open}
        boxSize={{ base: '11', md: '8' }}
        borderRadius="l1"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        color="fg.muted"
        cursor="pointer"
        hideBelow="md"
        _hover={{ background: 'bg.muted', color: 'fg' }}
      >
        <Icon name="help" />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="22rem">
            <Popover.Body>
              <Popover.Title fontWeight="semibold" marginBlockEnd="3">
                {words.title}
              </Popover.Title>
              <Grid templateColumns="auto 1fr" gapX="4" gapY="2" alignItems="center">
                {words.list.map(([key, text]) => (
                  <Fragment key={key}>
                    <Box>
                      <Kbd size="sm" wordSpacing="normal">
                        {key}
                      </Kbd>
                    </Box>
                    <Text fontSize="sm">{text}</Text>
                  </Fragment>
                ))}
              </Grid>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
