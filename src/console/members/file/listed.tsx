import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TitledPanel } from '../../ui/section.tsx';

/** A short list of the file with its title, or that there is nothing. */
export function Listed(props: {
  readonly title: string;
  readonly empty: string;
  readonly lines: readonly { readonly key: string; readonly text: ReactNode }[];
}) {
  return (
    <TitledPanel title={props.title}>
      {props.lines.length === 0 ? (
        <Text color="fg.muted">{props.empty}</Text>
      ) : (
        <Stack as="ul" gap="1.5" listStyleType="none">
          {props.lines.map(({ key, text }) => (
            <Box as="li" key={key} overflowWrap="anywhere">
              {text}
            </Box>
          ))}
        </Stack>
      )}
    </TitledPanel>
  );
}
