import { Box, Button, Drawer, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftSummary, WireRelease } from '../../protocol/calls/site.ts';
import { OwnWordsNotice } from '../brand/own-words-notice.tsx';
import { compareMessages } from '../compare/compare-messages.ts';
import { ImpactSummary } from '../compare/impact-summary.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { messages } from '../messages.ts';
import { focusFirstFault } from '../ui/errors/first-fault.ts';
import { Icon } from '../ui/icon.tsx';
import { Loaded, Rows } from '../ui/screen.tsx';
import { approvalMessages } from './approval-messages.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import { actionsBelow } from './change-comments.tsx';
import { ChangeList } from './change-list.tsx';
import { CheckResults } from './check-results.tsx';
import { PublishSome } from './publish-some.tsx';
import { PublishForm, PublishRefusal } from './publish-form.tsx';
import { PublishProgress } from './publish-progress.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useSchedule } from '../http/queries.ts';
import { usePublishing } from './use-publishing.ts';
import { scheduleMessages } from './schedule-messages.ts';
import { SchedulePanel } from './schedule-panel.tsx';
import { StageBegun, StageOpenNotice } from '../stages/stage-begun.tsx';
import { stageMessages } from '../stages/stage-messages.ts';
import { PartTitle } from '../ui/section.tsx';

const { review } = messages;
type Publishing = ReturnType<typeof usePublishing>;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box as="section">
      <PartTitle as="h3" marginBlockEnd="2.5">
        {title}
      </PartTitle>
      {children}
    </Box>
  );
}

function Published({ release, onClose }: { readonly release: WireRelease; readonly onClose: () => void }) {
  const isStage = release.kind === 'stage';
  const done = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: a person at the keyboard continues at the only one there is.
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <Drawer.Body>
        {isStage ? <StageBegun release={release} /> : <PublishProgress release={release} />}
      </Drawer.Body>
      <Drawer.Footer>
        <Button ref={done} colorPalette="brand" size="sm" onClick={onClose}>
          {review.done}
        </Button>
      </Drawer.Footer>
    </>
  );
}

function Findings(props: {
  readonly publishing: Publishing;
  readonly baseRevision: number;
  readonly onClose: () => void;
}) {
  const { publishing, onClose } = props;
  const { check, approval } = publishing;
  const navigate = useNavigate();
  const mayPicture = useMay('content');
  const openPictures = () => {
    onClose();
    void navigate(`/compare/${props.baseRevision}/draft`);
  };
  return (
    <>
      <OwnWordsNotice of="draft" onGo={onClose} />
      <Section title={review.changes}>
        <PublishSome />
        <Loaded query={check} waiting={<Rows count={3} />}>
          {({ changes }) =>
            changes.length > 0 ? (
              <ChangeList changes={changes} below={actionsBelow} />
            ) : (
              <Text color="fg.muted">{review.noChanges}</Text>
            )
          }
        </Loaded>
      </Section>
      {check.data ? (
        <Section title={compareMessages.impact}>
          <ImpactSummary impact={check.data.impact} {...(mayPicture ? { onPictures: openPictures } : {})} />
        </Section>
      ) : null}
      <Section title={review.checks}>
        {check.isPending || check.isPlaceholderData ? <Text color="fg.muted">{review.checking}</Text> : null}
        {check.data ? (
          <CheckResults check={check.data} isOutdated={check.isPlaceholderData} onGo={onClose} />
        ) : null}
      </Section>
      {approval && approval.state !== 'none' ? (
        <Section title={approvalMessages.title}>
          <ApprovalPanel status={approval} />
        </Section>
      ) : null}
    </>
  );
}

function PublishFooter({ publishing, onClose }: { publishing: Publishing; onClose: () => void }) {
  return (
    <Drawer.Footer borderBlockStartWidth="1px" borderColor="border" paddingBlock="3">
      <Button variant="outline" size="sm" onClick={onClose}>
        {publishing.mayPublish ? messages.cancel : messages.close}
      </Button>
      {publishing.mayPublish ? (
        <Button
          colorPalette="brand"
          size="sm"
          disabled={publishing.isBlocked}
          loading={publishing.publish.isPending}
          loadingText={review.publishing}
          onClick={({ currentTarget }) => {
            publishing.submit();
            // What is missing may be out of sight.
            const sheet = currentTarget.closest<HTMLElement>('[role="dialog"]');
            if (sheet !== null) focusFirstFault(sheet);
          }}
        >
          <Icon name="rocket" />
          {publishing.words.stage.isStaged ? stageMessages.begin : review.publish}
        </Button>
      ) : null}
    </Drawer.Footer>
  );
}

/** All of a review: changes, impact, checks, approval, the words of the release, the press. */
export function ReviewBody(props: { readonly draft: DraftSummary; readonly onClose: () => void }) {
  const { draft, onClose } = props;
  const publishing = usePublishing(draft);
  const isPlanned = Boolean(useSchedule());
  const { publish, words } = publishing;
  if (publishing.release) return <Published release={publishing.release} onClose={onClose} />;
  return (
    <>
      <Drawer.Body>
        <Stack gap="7">
          <StaleNotice draft={draft} />
          {publishing.openStage === null ? null : <StageOpenNotice revision={publishing.openStage} />}
          <Findings publishing={publishing} baseRevision={draft.baseRevision} onClose={onClose} />
          {publishing.mayPublish ? (
            <PublishForm words={words} asksReason={publishing.asksReason} onChange={publishing.onWords} />
          ) : (
            <Text color="fg.muted">{messages.roleMayNot.publish}</Text>
          )}
          {words.stage.isStaged || !(publishing.mayPublish || isPlanned) ? null : (
            <Section title={scheduleMessages.title}>
              <SchedulePanel
                draft={draft}
                words={words}
                isBlocked={publishing.isBlocked || (publishing.asksReason && words.reason.trim() === '')}
                mayPublish={publishing.mayPublish}
              />
            </Section>
          )}
          {publish.isError ? <PublishRefusal error={publish.error} onReload={publishing.reload} /> : null}
        </Stack>
      </Drawer.Body>
      <PublishFooter publishing={publishing} onClose={onClose} />
    </>
  );
}
