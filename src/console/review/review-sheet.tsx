import {
  Alert,
  Box,
  Button,
  Drawer,
  Field,
  Flex,
  Heading,
  Portal,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftSummary, WireCheck, WireRelease } from '../../protocol/console-api.ts';
import { compareMessages } from '../compare/compare-messages.ts';
import { ImpactSummary } from '../compare/impact-summary.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { ApiFailure } from '../http/call-api.ts';
import { keys, useApproval, useCheck, useConsoleApi, useDraft } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { describeError } from '../ui/error-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Loaded, Rows } from '../ui/screen.tsx';
import { approvalMessages } from './approval-messages.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import { commentsBelow } from './change-comments.tsx';
import { ChangeList } from './change-list.tsx';
import { IssueList } from './issue-list.tsx';
import { PublishProgress } from './publish-progress.tsx';
import { useFixes } from './use-fixes.ts';
import { StaleNotice, useIsStale } from './stale-notice.tsx';

const { review } = messages;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" fontSize="sm" fontWeight="semibold" marginBlockEnd="2.5">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

function Checks({ check, onGo }: { readonly check: WireCheck; readonly onGo: () => void }) {
  const errors = check.issues.filter(({ severity }) => severity === 'error');
  const warnings = check.issues.filter(({ severity }) => severity === 'warning');
  const onFix = useFixes();
  const fixable = check.issues.filter(({ fix }) => fix !== undefined);
  if (check.issues.length === 0)
    return (
      <Flex gap="2.5" align="center" color="green.fg">
        <Icon name="check" />
        <Text>{review.passed}</Text>
      </Flex>
    );
  return (
    <Stack gap="3">
      {errors.length > 0 ? (
        <Text color="fg.error" fontWeight="medium">
          {review.errors(errors.length)}
        </Text>
      ) : null}
      {onFix && fixable.length > 1 ? (
        <Box>
          <Button
            size="xs"
            height="8"
            colorPalette="brand"
            variant="subtle"
            onClick={() => void onFix(fixable)}
          >
            {approvalMessages.fixAll(fixable.length)}
          </Button>
        </Box>
      ) : null}
      <IssueList issues={errors} onGo={onGo} onFix={onFix} />
      {warnings.length > 0 ? <Text fontWeight="medium">{review.warnings(warnings.length)}</Text> : null}
      <IssueList issues={warnings} onGo={onGo} onFix={onFix} />
    </Stack>
  );
}

function usePublish(onPublished: (release: WireRelease) => void) {
  const api = useConsoleApi();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [keys.draft, keys.site, keys.releases, keys.allDocuments, keys.documents, keys.check].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const publish = useMutation({
    mutationFn: api.publish,
    onSuccess: async (release) => {
      onPublished(release);
      await refresh();
    },
  });
  return { publish, refresh };
}

/** What to do about a refused publish: read it all again. */
function Refusal({ error, onReload }: { readonly error: Error; readonly onReload: () => void }) {
  const moved = error instanceof ApiFailure && error.status === 409;
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Stack gap="2" flex="1">
        <Alert.Title>{describeError(error)}</Alert.Title>
        {moved ? (
          <Box>
            <Button size="xs" height="8" variant="outline" onClick={onReload}>
              {review.reload}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Alert.Root>
  );
}

interface FormState {
  readonly note: string;
  readonly reason: string;
  readonly tried: boolean;
}

function PublishForm(props: {
  readonly state: FormState;
  readonly asksReason: boolean;
  readonly onChange: (state: FormState) => void;
}) {
  const { state, onChange } = props;
  return (
    <Stack gap="4">
      {props.asksReason ? (
        <Field.Root required invalid={state.tried && state.reason.trim() === ''}>
          <Field.Label>
            {review.reason} <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            rows={2}
            maxLength={500}
            value={state.reason}
            onChange={(event) => onChange({ ...state, reason: event.target.value })}
          />
          <Field.ErrorText>{review.reasonMissing}</Field.ErrorText>
        </Field.Root>
      ) : null}
      <Field.Root required invalid={state.tried && state.note.trim() === ''}>
        <Field.Label>
          {review.note} <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          rows={2}
          maxLength={500}
          value={state.note}
          onChange={(event) => onChange({ ...state, note: event.target.value })}
        />
        <Field.HelperText>{review.noteHint}</Field.HelperText>
        <Field.ErrorText>{review.noteMissing}</Field.ErrorText>
      </Field.Root>
    </Stack>
  );
}

function ReviewBody(props: { readonly draft: DraftSummary; readonly onClose: () => void }) {
  const { draft, onClose } = props;
  const check = useCheck(draft.version);
  const mayPublish = useMay('publish');
  const [form, setForm] = useState<FormState>({ note: '', reason: '', tried: false });
  const [release, setRelease] = useState<WireRelease | null>(null);
  const { publish, refresh } = usePublish(setRelease);
  const issues = check.data?.issues ?? [];
  const stale = useIsStale(draft);
  const navigate = useNavigate();
  const approval = useApproval(draft.version);
  const approved = approval.data?.state === 'none' || approval.data?.state === 'approved';
  const blocked = stale || !check.data || !approved || issues.some(({ severity }) => severity === 'error');
  const asksReason =
    !stale &&
    !issues.some(({ severity }) => severity === 'error') &&
    issues.some(({ severity }) => severity === 'warning');
  const submit = () => {
    setForm({ ...form, tried: true });
    if (blocked || form.note.trim() === '' || (asksReason && form.reason.trim() === '')) return;
    publish.mutate({
      note: form.note,
      draftVersion: draft.version,
      baseRevision: draft.baseRevision,
      ...(asksReason ? { warningReason: form.reason } : {}),
    });
  };
  if (release)
    return (
      <>
        <Drawer.Body>
          <PublishProgress release={release} />
        </Drawer.Body>
        <Drawer.Footer>
          <Button colorPalette="brand" size="sm" onClick={onClose}>
            {review.done}
          </Button>
        </Drawer.Footer>
      </>
    );
  return (
    <>
      <Drawer.Body>
        <Stack gap="7">
          <StaleNotice draft={draft} />
          <Section title={review.changes}>
            <Loaded query={check} waiting={<Rows count={3} />}>
              {({ changes }) =>
                changes.length > 0 ? (
                  <ChangeList changes={changes} below={commentsBelow} />
                ) : (
                  <Text color="fg.muted">{review.noChanges}</Text>
                )
              }
            </Loaded>
          </Section>
          {check.data ? (
            <Section title={compareMessages.impact}>
              <ImpactSummary
                impact={check.data.impact}
                onPictures={() => {
                  onClose();
                  void navigate(`/compare/${draft.baseRevision}/draft`);
                }}
              />
            </Section>
          ) : null}
          <Section title={review.checks}>
            {check.isPending ? <Text color="fg.muted">{review.checking}</Text> : null}
            {check.data ? <Checks check={check.data} onGo={onClose} /> : null}
          </Section>
          {approval.data && approval.data.state !== 'none' ? (
            <Section title={approvalMessages.title}>
              <ApprovalPanel status={approval.data} />
            </Section>
          ) : null}
          {mayPublish ? (
            <PublishForm state={form} asksReason={asksReason} onChange={setForm} />
          ) : (
            <Text color="fg.muted">{messages.roleMayNot.publish}</Text>
          )}
          {publish.isError ? (
            <Refusal
              error={publish.error}
              onReload={() => {
                publish.reset();
                void refresh();
              }}
            />
          ) : null}
        </Stack>
      </Drawer.Body>
      <Drawer.Footer borderBlockStartWidth="1px" borderColor="border" paddingBlock="3">
        <Button variant="outline" size="sm" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          colorPalette="brand"
          size="sm"
          disabled={!mayPublish || blocked}
          loading={publish.isPending}
          loadingText={review.publishing}
          onClick={submit}
        >
          <Icon name="rocket" />
          {review.publish}
        </Button>
      </Drawer.Footer>
    </>
  );
}

/** The draft in words, its checks, a note, and the way out to players. */
export function ReviewSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const draft = useDraft().data;
  return (
    <Drawer.Root
      placement="end"
      size="lg"
      open={open}
      unmountOnExit
      lazyMount
      onOpenChange={({ open: next }) => (next ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxWidth={{ base: '100vw', md: '36rem' }}>
            <Drawer.Header borderBlockEndWidth="1px" borderColor="border" paddingBlock="4">
              <Drawer.Title fontSize="md">{review.title}</Drawer.Title>
            </Drawer.Header>
            {draft ? <ReviewBody draft={draft} onClose={onClose} /> : <Rows />}
            <Drawer.CloseTrigger asChild>
              <Button variant="ghost" size="sm" minWidth="9" aria-label={messages.close}>
                <Icon name="close" />
              </Button>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
