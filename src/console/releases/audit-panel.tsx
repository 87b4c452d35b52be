import { Alert, Button, Code, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { isWhole, type WireAudit, type WireChain } from '../../protocol/console/console-audit.ts';
import { releases } from '../../protocol/calls/releases.ts';
import { useCall } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel, Rows } from '../ui/screen.tsx';
import { auditMessages as words } from './audit-messages.ts';
import { Note } from '../ui/note.tsx';

type RecordName = keyof typeof words.records;

function RecordLine(props: {
  readonly name: RecordName;
  readonly chain: WireChain;
  /** What its end lacks, in words; null where nothing is gone from it. */
  readonly cut: string | null;
}) {
  const { name, chain, cut } = props;
  const { entries, brokenAt, brokenEntry } = chain;
  return (
    <div>
      <Text as="dt" fontWeight="medium">
        {words.records[name]}
      </Text>
      <Text as="dd" color={brokenAt === null ? 'fg.muted' : 'fg.error'}>
        {brokenAt === null ? words.wholeOf(entries) : words.brokenOf(entries, brokenAt)}
      </Text>
      {brokenAt === null ? null : (
        <Stack as="dd" gap="1" marginBlockStart="2">
          <Note>
            {words.saysNow} · <Code size="xs">{words.pointer(name, brokenAt)}</Code>
          </Note>
          <Code size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" padding="2">
            {brokenEntry}
          </Code>
        </Stack>
      )}
      {cut === null ? null : (
        <Text as="dd" color="fg.error">
          {cut}
        </Text>
      )}
    </div>
  );
}

function Verdict({ audit }: { readonly audit: WireAudit }) {
  const whole = isWhole(audit);
  const { site, operations } = audit;
  return (
    <Stack gap="4">
      <Alert.Root status={whole ? 'success' : 'error'}>
        <Alert.Indicator />
        <Stack gap="1">
          <Alert.Title>{whole ? words.whole : words.broken}</Alert.Title>
          {whole ? null : <Text>{words.brokenText}</Text>}
        </Stack>
      </Alert.Root>
      <Stack as="dl" gap="3">
        <RecordLine
          name="site"
          chain={site}
          cut={site.untold.length === 0 ? null : words.untold(site.untold)}
        />
        <RecordLine
          name="operations"
          chain={operations}
          cut={operations.missing === 0 ? null : words.missing(operations.missing)}
        />
      </Stack>
    </Stack>
  );
}

/** Whether the hash chains of the audit hold, since when that is known, and a way to look again. */
export function AuditPanel() {
  // Returning to the window does not check all of them again.
  const query = useCall(releases.audit, {}, { staleTime: Infinity, refetchOnWindowFocus: false });
  const announce = useAnnounce();
  const checkNow = async (): Promise<void> => {
    const { isSuccess } = await query.refetch();
    if (isSuccess) announce(words.done);
  };
  return (
    <Panel>
      <Stack gap="4" as="section" aria-labelledby="audit-title">
        <Flex gap="4" justify="space-between" align="start" wrap="wrap">
          <Stack gap="1" flex="1" minWidth="16rem">
            <Heading as="h2" id="audit-title" fontSize="md" fontWeight="semibold">
              {words.title}
            </Heading>
            <Text color="fg.muted" maxWidth="68ch">
              {words.lead}
            </Text>
          </Stack>
          <Stack gap="1" align={{ base: 'start', md: 'end' }}>
            <Button
              size="sm"
              variant="outline"
              loading={query.isFetching}
              loadingText={words.checking}
              onClick={() => void checkNow()}
            >
              {words.check}
            </Button>
            {query.data === undefined ? null : (
              <Note>
                {words.checked} <Moment iso={query.data.checkedAt} />
              </Note>
            )}
          </Stack>
        </Flex>
        {query.isError && query.data !== undefined ? (
          <Text role="alert" color="fg.error">
            {describeError(query.error)}
          </Text>
        ) : null}
        <Loaded query={query} waiting={<Rows count={2} />}>
          {(audit) => <Verdict audit={audit} />}
        </Loaded>
      </Stack>
    </Panel>
  );
}
