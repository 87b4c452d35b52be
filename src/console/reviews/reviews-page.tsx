import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cashierKinds,
  reviews,
  type Review,
  type ReviewKind,
  type ReviewVerdict,
} from '../../protocol/calls/reviews.ts';
import { useMay } from '../draft/draft-context.tsx';
import { ApiFailure } from '../http/call-api.ts';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { approvalMessages } from '../approvals/approval-messages.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { ProofPictures } from '../ui/proof-pictures.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { RequestTabs } from './request-tabs.tsx';
import { useReviews } from './use-reviews.ts';
import { reviewMessages as words } from './review-messages.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';

const tones = { open: 'orange', approved: 'green', rejected: 'red', more: 'orange' } as const;

/** The role that judges requests of a kind. */
const judgeOf = (kind: ReviewKind): 'cashier' | 'publisher' =>
  cashierKinds.includes(kind) ? 'cashier' : 'publisher';
/** The server names the type of a feedback by its code. */
function nameReview({ kind, title }: Review): string {
  if (kind === 'likeness') return words.likeTitle(title);
  return kind === 'feedback' ? (words.feedbackTypes[title] ?? title) : title;
}

/** Title, explanation and button of the question before a verdict. */
function describeVerdict(verdict: ReviewVerdict, { kind, title }: Review) {
  if (verdict === 'more') return { title: words.moreTitle, text: words.moreText, confirm: words.more };
  return verdict === 'approved'
    ? {
        title: words.approveTitle[kind](title),
        text: words.approveText[kind],
        confirm: words.approve[kind],
      }
    : { title: words.rejectTitle[kind](title), text: words.rejectText[kind], confirm: words.reject[kind] };
}

/** The sum on the bank's statement, typed by the operator: the requested sum is not filled in. */
function SumField(props: {
  readonly value: string;
  readonly error: unknown;
  readonly onChange: (value: string) => void;
}) {
  const { value, error, onChange } = props;
  const isWrong = error instanceof ApiFailure && error.fields['received'] !== undefined;
  return (
    <TextField
      marginBlockStart="4"
      isRequired
      label={words.received}
      hint={words.receivedHint}
      fault={isWrong ? words.receivedWrong : null}
      inputMode="decimal"
      maxLength={20}
      value={value}
      onChange={onChange}
    />
  );
}

function DecideDialog(props: {
  readonly review: Review;
  readonly verdict: ReviewVerdict;
  readonly onClose: () => void;
}) {
  const { review, verdict, onClose } = props;
  const send = useSend();
  const keep = useKeep(reviews.list);
  const client = useQueryClient();
  const [received, setReceived] = useState(review.payable ?? '');
  const isApproval = verdict === 'approved';
  const asksForSum = isApproval && review.payable !== null;
  const isOther = asksForSum && received.trim() !== review.payable;
  const { kind, id, title } = review;
  const decide = (remark: string) =>
    send(reviews.decide, {
      kind,
      id,
      status: verdict,
      remark,
      ...(isOther ? { received: received.trim() } : {}),
    });
  return (
    <AskReason
      {...describeVerdict(verdict, review)}
      danger={verdict === 'rejected'}
      isOptional={isApproval && kind !== 'feedback'}
      words={
        kind === 'likeness'
          ? { reason: words.note, reasonMissing: words.noteMissing }
          : { reason: words.remark, reasonMissing: words.remarkMissing }
      }
      take={decide}
      onDone={(state) => {
        keep(state);
        onClose();
        const isHeld = state.open.some((one) => one.kind === kind && one.id === id && one.isHeld);
        tellSuccess(`${isHeld ? words.held : words.done[verdict]}: ${title}`);
      }}
      // Another operator may have decided it: the list shows it.
      onRefused={() => void forget(client, reviews.list)}
      onClose={onClose}
    >
      {(refusal) =>
        asksForSum ? <SumField value={received} error={refusal} onChange={setReceived} /> : null
      }
    </AskReason>
  );
}

const { doubts: doubtWords } = approvalMessages;

function ReviewLine(props: {
  readonly review: Review;
  readonly mayDecide: boolean;
  readonly onDecide: (verdict: ReviewVerdict) => void;
}) {
  const { review, mayDecide, onDecide } = props;
  const isOpen = review.status === 'open';
  return (
    <Flex as="li" {...lineLook} gap="4" align="start" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Stack gap="0.5" flex={{ base: '1 1 100%', md: '1' }} minWidth="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium">{nameReview(review)}</Text>
          <Badge size="sm" variant="outline">
            {words.kinds[review.kind]}
          </Badge>
          {review.isHeld ? (
            <Badge size="sm" colorPalette="purple">
              {words.held}
            </Badge>
          ) : null}
          {review.doubts.map((doubt) => (
            <Badge key={doubt} size="sm" colorPalette="orange">
              {doubtWords[doubt]}
            </Badge>
          ))}
          {isOpen ? null : (
            <Badge size="sm" colorPalette={tones[review.status]}>
              {words.statuses[review.status]}
            </Badge>
          )}
          <Text color="fg.subtle" fontSize="xs">
            <Moment iso={review.createdAt} />
          </Text>
        </Flex>
        <Text color="fg.muted">
          <bdi>{review.account}</bdi>
          {review.points > 0 ? ` · ${words.cost(review.quantity, review.points)}` : ''}
          {review.decidedBy === null ? '' : ` · ${words.by(review.decidedBy)}`}
        </Text>
        {review.comment === '' ? null : <Text overflowWrap="anywhere">“{review.comment}”</Text>}
        {review.remark === '' ? null : (
          <Text color="fg.muted" overflowWrap="anywhere">
            {review.remark}
          </Text>
        )}
        {review.pictures.length === 0 ? null : (
          <ProofPictures
            pictures={review.pictures}
            name={(number) => words.picture(review.account, number)}
          />
        )}
      </Stack>
      {isOpen && !mayDecide && !review.isHeld ? (
        <Text color="fg.muted">{words.judge[judgeOf(review.kind)]}</Text>
      ) : null}
      {isOpen && mayDecide && !review.isHeld ? (
        <Flex gap="2">
          <Button size="sm" colorPalette="brand" onClick={() => onDecide('approved')}>
            {words.approve[review.kind]}
          </Button>
          {review.kind === 'document' ? (
            <Button size="sm" variant="outline" onClick={() => onDecide('more')}>
              {words.more}
            </Button>
          ) : null}
          <Button size="sm" variant="outline" onClick={() => onDecide('rejected')}>
            {words.reject[review.kind]}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  );
}

/** What members ask for: rewards for points, and places in activities. */
export function ReviewsPage() {
  const reviews = useReviews();
  const mayPublish = useMay('publish');
  const mayJudgeMoney = useMay('cashier');
  const mayDecide = (kind: ReviewKind): boolean => (judgeOf(kind) === 'cashier' ? mayJudgeMoney : mayPublish);
  const [answer, setAsked] = useState<{ review: Review; verdict: ReviewVerdict } | null>(null);
  const list = (rows: readonly Review[], label: string) => (
    <Box as="ul" listStyleType="none" aria-label={label}>
      {rows.map((review) => (
        <ReviewLine
          key={`${review.kind}-${review.id}`}
          review={review}
          mayDecide={mayDecide(review.kind)}
          onDecide={(verdict) => setAsked({ review, verdict })}
        />
      ))}
    </Box>
  );
  return (
    <Screen title={words.title} lead={words.lead}>
      <RequestTabs />
      <Stack gap="6">
        <Loaded query={reviews}>
          {({ open, decided }) => (
            <>
              <Panel padded={false}>
                {open.length === 0 ? (
                  <Nothing icon="inbox" title={words.none} text={words.noneText} />
                ) : (
                  list(open, words.waiting)
                )}
              </Panel>
              {decided.length === 0 ? null : (
                <Stack as="section" gap="2">
                  <Text as="h2" fontWeight="semibold">
                    {words.decided}
                  </Text>
                  <Panel padded={false}>{list(decided, words.decided)}</Panel>
                </Stack>
              )}
            </>
          )}
        </Loaded>
      </Stack>
      {answer ? (
        <DecideDialog review={answer.review} verdict={answer.verdict} onClose={() => setAsked(null)} />
      ) : null}
    </Screen>
  );
}
