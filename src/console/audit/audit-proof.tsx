import { Alert, Button, Code, Flex, Heading, Progress, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isWhole, type WireAudit, type WireChain } from '../../protocol/console/console-audit.ts';
import { audit, type AuditProof } from '../../protocol/calls/audit.ts';
import { forget, useCall, useSend } from '../http/use-call.ts';
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
  const { entries, hash, brokenAt, brokenEntry } = chain;
  return (
    <div>
      <Text as="dt" fontWeight="medium">
        {words.records[name]}
      </Text>
      <Text as="dd" color={brokenAt === null ? 'fg.muted' : 'fg.error'}>
        {brokenAt === null ? words.wholeOf(entries) : words.brokenOf(entries, brokenAt)}
      </Text>
      {hash === '' ? null : (
        <Note as="dd" overflowWrap="anywhere">
          {words.upTo} <Code size="xs">{hash}</Code>
        </Note>
      )}
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

function Verdict({ audit: verdict }: { readonly audit: WireAudit }) {
  const whole = isWhole(verdict);
  const { site, operations } = verdict;
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

/** How far the check is that runs. */
function CheckProgress({ running }: { readonly running: NonNullable<AuditProof['running']> }) {
  const { checked, entries } = running;
  return (
    <Progress.Root
      value={Math.min(checked, entries)}
      max={Math.max(1, entries)}
      size="sm"
      colorPalette="brand"
    >
      <Progress.Label fontWeight="normal" color="fg.muted">
        {entries === 0 ? words.checking : words.progress(checked, entries)}
      </Progress.Label>
      <Progress.Track borderRadius="full">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

/** Checks again, and says so at the end. */
function useCheck(proof: AuditProof | undefined) {
  const send = useSend();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [fault, setFault] = useState<unknown>(null);
  const isRunning = proof !== undefined && proof.running !== null;
  const checkedAt = proof?.verdict?.checkedAt;
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const isOver = askedAt !== null && !isRunning && checkedAt !== undefined && checkedAt !== askedAt;
  useEffect(() => {
    if (!isOver) return;
    setAskedAt(null);
    announce(words.done);
  }, [isOver, announce]);
  const check = async (): Promise<void> => {
    setFault(null);
    try {
      await send(audit.verify);
      setAskedAt(checkedAt ?? '');
      await forget(client, audit.proof);
    } catch (error) {
      setFault(error);
    }
  };
  return { check, fault, isRunning: isRunning || (askedAt !== null && !isOver) };
}

/** Whether the hash chains of the audit hold, since when that is certain, and a way to look again. */
export function AuditProofPanel() {
  const query = useCall(
    audit.proof,
    {},
    { every: (proof) => (proof === undefined || proof.running === null ? 60_000 : 1_000) },
  );
  const { check, fault, isRunning } = useCheck(query.data);
  const checkedAt = query.data?.verdict?.checkedAt;
  return (
    <Panel>
      <Stack gap="4" as="section" aria-labelledby="audit-proof">
        <Flex gap="4" justify="space-between" align="start" wrap="wrap">
          <Stack gap="1" flex="1" minWidth="16rem">
            <Heading as="h2" id="audit-proof" fontSize="md" fontWeight="semibold">
              {words.proof}
            </Heading>
            <Text color="fg.muted" maxWidth="68ch">
              {words.proofLead}
            </Text>
          </Stack>
          <Stack gap="1" align={{ base: 'start', md: 'end' }}>
            <Button
              size="sm"
              variant="outline"
              loading={isRunning}
              loadingText={words.checking}
              onClick={() => void check()}
            >
              {words.check}
            </Button>
            <Note>
              {checkedAt === undefined ? (
                words.never
              ) : (
                <>
                  {words.checked} <Moment iso={checkedAt} />
                </>
              )}
            </Note>
          </Stack>
        </Flex>
        {fault === null ? null : (
          <Text role="alert" color="fg.error">
            {describeError(fault)}
          </Text>
        )}
        <Loaded query={query} waiting={<Rows count={2} />}>
          {({ verdict, running }) => (
            <>
              {running === null ? null : <CheckProgress running={running} />}
              {verdict === null ? null : <Verdict audit={verdict} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}
