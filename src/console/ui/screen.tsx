import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { messages } from '../messages.ts';
import { describeError } from './errors/error-text.ts';
import { Icon, type IconName } from './icon.tsx';

/** Head and body of a screen; names the page for the tab and for readers. */
export function Screen(props: {
  readonly title: string;
  /** What is open on it, which the title of the tab begins with. */
  readonly item?: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly width?: 'page' | 'wide';
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = [props.item, props.title, messages.product].filter(Boolean).join(' · ');
  }, [props.item, props.title]);
  return (
    <Box maxWidth={props.width === 'wide' ? '1440px' : '1120px'} marginInline="auto" width="full">
      <Flex gap="4" align="end" justify="space-between" wrap="wrap" marginBlockEnd={{ base: '4', md: '6' }}>
        <Stack gap="1" maxWidth="68ch">
          <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }} letterSpacing="-0.02em" fontWeight="semibold">
            {props.title}
          </Heading>
          {props.lead ? <Text color="fg.muted">{props.lead}</Text> : null}
        </Stack>
        {props.actions}
      </Flex>
      {props.children}
    </Box>
  );
}

/** A quiet framed area. */
export function Panel({
  children,
  padded = true,
}: {
  readonly children: ReactNode;
  readonly padded?: boolean;
}) {
  return (
    <Box
      background="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      {...(padded ? { padding: { base: '4', md: '5' } } : {})}
    >
      {children}
    </Box>
  );
}

/** Says that there is nothing, why, and what to do. */
export function Nothing(props: {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  return (
    <Stack align="center" textAlign="center" gap="2" paddingBlock="12" paddingInline="6" color="fg.muted">
      <Flex boxSize="10" borderRadius="l2" background="bg.muted" align="center" justify="center">
        <Icon name={props.icon} size="5" />
      </Flex>
      <Text color="fg" fontWeight="medium">
        {props.title}
      </Text>
      {props.text ? <Text maxWidth="44ch">{props.text}</Text> : null}
      {props.children}
    </Stack>
  );
}

export function Rows({ count = 6 }: { readonly count?: number }) {
  return (
    <Stack gap="3" padding="4" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="8" borderRadius="l1" />
      ))}
    </Stack>
  );
}

export function LoadFailure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <Box role="alert">
      <Nothing icon="error" title={messages.errorTitle} text={describeError(error)}>
        <Button size="sm" variant="outline" marginBlockStart="2" onClick={retry}>
          {messages.retry}
        </Button>
      </Nothing>
    </Box>
  );
}

/** Shows what a query gives; a skeleton before, and a way out when it failed and nothing is known. */
export function Loaded<Data>(props: {
  readonly query: UseQueryResult<Data>;
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}) {
  const { query } = props;
  if (query.data !== undefined) return props.children(query.data);
  if (query.isError) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  return (
    <Box aria-busy="true" aria-label={messages.loading} role="status">
      {props.waiting ?? <Rows />}
    </Box>
  );
}
