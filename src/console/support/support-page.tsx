import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { PreviewLink } from '../../protocol/calls/site.ts';
import { submissions, type Submission } from '../../protocol/calls/submissions.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useSend } from '../http/use-call.ts';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { LoadFailure, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { LookDialog } from './look-dialog.tsx';
import { supportMessages as words } from './support-messages.ts';
import { SupportTabs } from './support-tabs.tsx';
import { showTime } from '../ui/zone-time.ts';
import { Note } from '../ui/note.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';

const nameOperation = (operation: string): string =>
  words.operations[operation] ?? (operation.startsWith('contracts.answer') ? words.answered : operation);

const settled: readonly string[] = ['paid', 'paidOut', 'completed', 'approved'];
const refused: readonly string[] = ['rejected', 'returned', 'failed', 'expired', 'cancelled'];

/** Current state: that of the page that decides about it, else whether it was received. */
function OutcomeBadge({ submission: { outcome, standing } }: { readonly submission: Submission }) {
  if (standing !== null) {
    const { status } = standing;
    const palette = settled.includes(status) ? 'green' : refused.includes(status) ? 'orange' : 'blue';
    return <Badge colorPalette={palette}>{words.standing(standing)}</Badge>;
  }
  return (
    <Badge colorPalette={outcome === 'done' ? 'green' : outcome === 'sent' ? 'gray' : 'orange'}>
      {words.outcome(outcome)}
    </Badge>
  );
}

function Line(props: {
  readonly submission: Submission;
  readonly mayLook: boolean;
  readonly onLook: () => void;
}) {
  const { submission } = props;
  const { account, operation, reference, revision, locale, page, at } = submission;
  const name = nameOperation(operation);
  return (
    <Flex
      as="li"
      {...lineLook}
      gap={{ base: '3', md: '4' }}
      align={{ base: 'start', md: 'center' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <Stack gap="0.5" flex="1 1 16rem" minWidth="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            <bdi>{account}</bdi>
          </Text>
          <Text>{name}</Text>
          {reference === '' ? null : (
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {reference}
            </Text>
          )}
          <OutcomeBadge submission={submission} />
        </Flex>
        <Note>
          <Moment iso={at} /> · {revision === null ? words.unseen : words.seen(revision, locale, page)}
        </Note>
      </Stack>
      {props.mayLook && revision !== null ? (
        <Button variant="outline" size="xs" aria-label={words.lookAt(name, account)} onClick={props.onLook}>
          {words.look}
        </Button>
      ) : null}
    </Flex>
  );
}

function PageAsItWas({ link, onClose }: { readonly link: PreviewLink; readonly onClose: () => void }) {
  return (
    <Panel padded={false}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" padding="3" paddingInlineStart="4">
        <Note>{words.until(showTime(link.expiresAt))}</Note>
        <Button variant="outline" size="xs" onClick={onClose}>
          <Icon name="close" />
          {words.close}
        </Button>
      </Flex>
      <chakra.iframe
        src={link.url}
        title={words.frame}
        // The portal lies on another origin, so these two together do not let it out of the frame.
        sandbox="allow-scripts allow-same-origin allow-forms"
        display="block"
        width="full"
        height="75vh"
        borderWidth="0"
        borderBlockStartWidth="1px"
        borderColor="border"
      />
    </Panel>
  );
}

function SubmissionList(props: { readonly account: string; readonly onLook: (sent: Submission) => void }) {
  const send = useSend();
  const mayLook = useMay('cashier');
  const sent = useInfiniteQuery({
    queryKey: [submissions.list.path, props.account],
    queryFn: ({ pageParam }) =>
      send(submissions.list, {
        ...(props.account === '' ? {} : { account: props.account }),
        ...(pageParam === '' ? {} : { before: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.submissions.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
  if (sent.data === undefined)
    return sent.isError ? <LoadFailure error={sent.error} retry={() => void sent.refetch()} /> : <Rows />;
  const all = sent.data.pages.flatMap((page) => page.submissions);
  if (all.length === 0)
    return (
      <Nothing
        icon="search"
        title={props.account === '' ? words.empty : words.noMatch}
        text={props.account === '' ? words.emptyText : words.noMatchText}
      />
    );
  return (
    <>
      <Box as="ol" listStyleType="none" aria-label={words.table}>
        {all.map((submission) => (
          <Line
            key={submission.id}
            submission={submission}
            mayLook={mayLook}
            onLook={() => props.onLook(submission)}
          />
        ))}
      </Box>
      {sent.hasNextPage ? (
        <Flex justify="center" padding="3" borderBlockStartWidth="1px" borderColor="border.muted">
          <Button
            size="sm"
            variant="outline"
            loading={sent.isFetchingNextPage}
            onClick={() => void sent.fetchNextPage()}
          >
            {words.more}
          </Button>
        </Flex>
      ) : null}
    </>
  );
}

/** What members sent, and the page that each had in front of them. */
export function SupportPage() {
  const [search, setSearch] = useState('');
  const account = useDeferredValue(search.trim());
  const [submission, setAsked] = useState<Submission | null>(null);
  const [link, setLink] = useState<PreviewLink | null>(null);
  return (
    <Screen title={words.title} lead={words.lead}>
      <SupportTabs />
      <Stack gap="4">
        <RoleNotice permission="cashier" text={words.mayNotLook} />
        <SearchField label={words.search} value={search} onChange={setSearch} />
        {link === null ? null : <PageAsItWas key={link.url} link={link} onClose={() => setLink(null)} />}
        <Panel padded={false}>
          <SubmissionList account={account} onLook={setAsked} />
        </Panel>
      </Stack>
      {submission === null ? null : (
        <LookDialog
          submission={submission}
          onClose={() => setAsked(null)}
          onLook={(preview) => {
            setAsked(null);
            setLink(preview);
          }}
        />
      )}
    </Screen>
  );
}
