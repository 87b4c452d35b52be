import { Alert, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { links } from '../../protocol/calls/session.ts';
import { useCall } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { DemoNotice } from './demo-notice.tsx';

function Mark() {
  return (
    <Flex
      boxSize="9"
      borderRadius="l2"
      background="brand.solid"
      color="brand.contrast"
      align="center"
      justify="center"
      fontWeight="bold"
      fontSize="lg"
      aria-hidden="true"
    >
      F
    </Flex>
  );
}

/** A page for operators who are not logged in: what it is about, and one form. */
export function EntryPage(props: {
  readonly title: string;
  readonly lead: string;
  readonly notice: { readonly status: 'info' | 'error'; readonly text: string } | null;
  readonly children: ReactNode;
}) {
  const { title, lead, notice } = props;
  const isDemo = useCall(links.installation, {}, { staleTime: Infinity }).data?.demo ?? false;
  useEffect(() => {
    document.title = `${title} · ${messages.product}`;
  }, [title]);
  return (
    <Flex direction="column" minHeight="100dvh" background="bg.canvas">
      {isDemo ? <DemoNotice /> : null}
      <Flex as="main" flex="1" align="center" justify="center" padding="4">
        <Box width="full" maxWidth="24rem">
          <Stack gap="6">
            <Stack gap="4">
              <Mark />
              <Stack gap="1">
                <Heading
                  as="h1"
                  fontSize="2xl"
                  letterSpacing="-0.02em"
                  fontWeight="semibold"
                  overflowWrap="anywhere"
                >
                  {title}
                </Heading>
                <Text color="fg.muted">{lead}</Text>
              </Stack>
            </Stack>
            <Box role="alert" hidden={notice === null}>
              {notice ? (
                <Alert.Root status={notice.status} size="sm">
                  <Alert.Indicator />
                  <Alert.Title>{notice.text}</Alert.Title>
                </Alert.Root>
              ) : null}
            </Box>
            {props.children}
          </Stack>
        </Box>
      </Flex>
    </Flex>
  );
}
