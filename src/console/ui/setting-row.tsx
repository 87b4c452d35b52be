import { Badge, Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { settingMessages as words } from './setting-messages.ts';
import { Note } from './note.tsx';

/** One setting: name, what it does, and what is live where the draft has something else. */
export function SettingRow(props: {
  readonly name: string;
  readonly effect: string;
  /** What is live; null where the draft has the same. */
  readonly live: string | null;
  readonly labelId?: string;
  readonly children: ReactNode;
}) {
  const { live } = props;
  return (
    <Grid
      gap={{ base: '3', md: '8' }}
      templateColumns={{ base: '1fr', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      alignItems="center"
      padding={{ base: '4', md: '5' }}
      paddingBlock={{ base: '4', md: '4' }}
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
      {...(live === null ? {} : { background: 'brand.subtle' })}
    >
      <Stack gap="1">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" {...(props.labelId === undefined ? {} : { id: props.labelId })}>
            {props.name}
          </Text>
          {live === null ? null : <Badge colorPalette="brand">{words.changed}</Badge>}
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {props.effect}
        </Text>
        {live === null ? null : <Note>{words.live(live)}</Note>}
      </Stack>
      <Box minWidth="0">{props.children}</Box>
    </Grid>
  );
}
