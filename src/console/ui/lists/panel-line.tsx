import { Box, Button, chakra, Flex, Grid, Stack, Text, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Note } from '../note.tsx';
import { Panel } from '../screen.tsx';
import { TextLink } from '../text-link.tsx';

/** What can be done about a line. */
export function LineButton(props: ButtonProps) {
  return <Button size="xs" variant="outline" {...props} />;
}

/** How a line of a list that fills a panel looks. */
export const lineLook = {
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  _first: { borderBlockStartWidth: '0' },
} as const;
export const Line = chakra('li', { base: lineLook });

/** A list that fills a panel, or what is shown where it is empty. */
export function PanelList(props: {
  /** What the list is called. */
  readonly name?: string;
  readonly isOrdered?: boolean;
  readonly empty?: ReactNode;
  readonly children: readonly ReactNode[];
}) {
  return (
    <Panel padded={false}>
      {props.children.length === 0 && props.empty !== undefined ? (
        props.empty
      ) : (
        <Box as={props.isOrdered === true ? 'ol' : 'ul'} listStyleType="none" aria-label={props.name}>
          {props.children}
        </Box>
      )}
    </Panel>
  );
}

/** Amounts with their names, below the words on a phone and in columns beside them on a wide screen. */
function Amounts({ amounts }: { readonly amounts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Grid
      gap={{ base: '2', md: '4' }}
      width={{ base: 'full', md: 'auto' }}
      templateColumns={{ base: `repeat(${amounts.length}, 1fr)`, md: `repeat(${amounts.length}, 7.5rem)` }}
    >
      {amounts.map(([name, value]) => (
        <Box key={name} textAlign={{ base: 'start', md: 'end' }}>
          <Note>{name}</Note>
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}

/** A line of a list: what it is, what is said of it, its amounts, and the way to do something about it. */
export function PanelLine(props: {
  readonly title: ReactNode;
  /** The screen about it, with what readers hear of the way there. */
  readonly to?: string;
  readonly label?: string | undefined;
  readonly text?: ReactNode;
  /** Before the words. */
  readonly lead?: ReactNode;
  /** Beside the name. */
  readonly mark?: ReactNode;
  readonly amounts?: readonly (readonly [name: string, value: string])[];
  readonly action?: ReactNode;
  /** Below the text. */
  readonly children?: ReactNode;
}) {
  const { title, to, amounts } = props;
  const isWide = amounts !== undefined;
  return (
    <Line>
      <Flex
        gap={{ base: '3', md: '4' }}
        align="center"
        wrap={isWide ? { base: 'wrap', md: 'nowrap' } : 'nowrap'}
      >
        {props.lead}
        <Stack gap="0.5" flex={isWide ? { base: '1 1 100%', md: '1' } : '1'} minWidth="0">
          <Flex gap="2" align="baseline" wrap="wrap">
            {to === undefined ? (
              <Text fontWeight="medium" overflowWrap="anywhere">
                {title}
              </Text>
            ) : (
              <TextLink to={to} aria-label={props.label} fontWeight="medium" overflowWrap="anywhere">
                {title}
              </TextLink>
            )}
            {props.mark}
          </Flex>
          {props.text === undefined ? null : <Note>{props.text}</Note>}
          {props.children}
        </Stack>
        {isWide ? <Amounts amounts={amounts} /> : null}
        {props.action}
      </Flex>
    </Line>
  );
}
