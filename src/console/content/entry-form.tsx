import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  noticeKinds,
  notices,
  picturedKinds,
  type NoticeFields,
  type NoticeLine,
  type NoticeOverview,
} from '../../protocol/calls/notices.ts';
import { useMay } from '../draft/draft-context.tsx';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { useSite } from '../http/queries.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { AudienceInputs } from './audience-inputs.tsx';
import { contentMessages as words } from './content-messages.ts';
import { EntryInputs, type EntryField } from './entry-inputs.tsx';
import { EntryLook } from './entry-look.tsx';
import { TextInputs } from './text-inputs.tsx';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';
import { askToLeave } from '../ui/leaving/unsaved-forms.ts';

const noFaults: Readonly<Record<string, string>> = {};

function listFields({ kind }: NoticeFields): readonly EntryField[] {
  const { names } = words;
  const options = noticeKinds.map((value) => ({ value, label: words.kinds[value] }));
  const window: readonly EntryField[] = [
    { name: 'startsAt', label: names.startsAt, kind: 'moment' },
    { name: 'endsAt', label: names.endsAt, kind: 'moment', hint: words.endHint, isOptional: true },
  ];
  return [
    { name: 'kind', label: names.kind, kind: 'choice', options, hint: words.kindHints[kind] },
    ...(kind === 'HT'
      ? [{ name: 'tag', label: names.tag, kind: 'line', hint: words.tagHint } as const]
      : window),
    ...(picturedKinds.includes(kind)
      ? [{ name: 'image', label: names.image, kind: 'picture', isOptional: kind !== 'B' } as const]
      : []),
    ...(kind === 'B'
      ? [{ name: 'link', label: names.link, kind: 'page', hint: words.linkHint, isOptional: true } as const]
      : []),
  ];
}

type SaveAct = 'draft' | 'publish';
function useSaving(notice: NoticeLine | null, fields: NoticeFields, onClose: () => void) {
  const send = useSend();
  const keep = useKeep(notices.read);
  const request = { id: notice?.id ?? null, version: notice?.version ?? 0, fields };
  return useMutation({
    mutationFn: (act: SaveAct) =>
      act === 'draft' ? send(notices.saveDraft, request) : send(notices.publish, request),
    onSuccess: (overview, act) => {
      keep(overview);
      onClose();
      tellSuccess(act === 'draft' ? words.saved : words.published);
    },
  });
}

function Buttons(props: {
  readonly isBusy: boolean;
  readonly mayPublish: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}) {
  const { mayPublish } = props;
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" type="submit" variant={mayPublish ? 'outline' : 'solid'} loading={props.isBusy}>
        {words.saveDraft}
      </Button>
      {mayPublish ? (
        <Button size="sm" colorPalette="brand" loading={props.isBusy} onClick={props.onPublish}>
          {words.publish}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="outline"
        onClick={({ currentTarget }) => askToLeave(props.onClose, currentTarget)}
      >
        {words.cancel}
      </Button>
    </Flex>
  );
}

/** Saves a draft or publishes, with a preview. An error of the server shows at its field, and the input stays. */
export function EntryForm(props: {
  /** Null: a new one. */
  readonly notice: NoticeLine | null;
  readonly initial: NoticeFields;
  readonly levels: NoticeOverview['levels'];
  readonly onClose: () => void;
}) {
  const { notice, levels, onClose } = props;
  const pages = (useSite().data?.pages ?? [])
    .map(({ path: page }) => page)
    .filter((page) => !page.includes(':'));
  const mayPublish = useMay('publish');
  const [fields, setFields] = useState(props.initial);
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens above the list, where the button that was pressed may be far away.
  useEffect(() => heading.current?.focus(), []);
  const saving = useSaving(notice, fields, onClose);
  const { error, isPending } = saving;
  const faults = error instanceof ApiFailure ? error.fields : noFaults;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate('draft');
  };
  const type = (change: Readonly<Record<string, unknown>>) => setFields({ ...fields, ...change });
  const work = { faults, fixed: [], faultWords: words.faults, onType: type };
  return (
    <Panel>
      <GuardedForm onSubmit={submit} noValidate aria-label={notice === null ? words.add : words.change}>
        <Stack gap="5">
          <Heading ref={heading} tabIndex={-1} as="h2" fontSize="sm" fontWeight="semibold" outline="none">
            {notice === null ? words.add : words.actOn(words.change, notice.fields.texts['EN']?.title ?? '')}
          </Heading>
          <EntryInputs form={listFields(fields)} values={{ ...fields }} work={work} />
          <AudienceInputs fields={fields} levels={levels} faults={faults} onType={type} />
          <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
            <TextInputs
              fields={fields}
              pages={pages}
              faults={faults}
              onType={(texts) => setFields({ ...fields, texts })}
            />
            <Box position={{ xl: 'sticky' }} top="4" alignSelf="start">
              <EntryLook {...fields} />
            </Box>
          </Grid>
          <Buttons
            isBusy={isPending}
            mayPublish={mayPublish}
            onPublish={() => saving.mutate('publish')}
            onClose={onClose}
          />
          <Text role="alert" color="fg.error" hidden={error === null}>
            {error === null ? null : describeError(error)}
          </Text>
        </Stack>
      </GuardedForm>
    </Panel>
  );
}
