import { Button, Flex, Grid, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  longestNotice,
  notices,
  noticeKinds,
  picturedKinds,
  type NoticeFields,
  type NoticeLine,
  type NoticeWords,
} from '../../protocol/calls/notices.ts';
import { useMay } from '../draft/draft-context.tsx';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { useSite } from '../http/queries.ts';
import { Framed, OfferInputs } from '../offers/offer-fields.tsx';
import type { FormField } from '../offers/offer-kind.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { announcementMessages as words } from './announcement-messages.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';

const noWords: NoticeWords = { title: '', body: '' };
const noFaults: Readonly<Record<string, string>> = {};
type Faults = typeof noFaults;

function listFields({ kind }: NoticeFields, pages: readonly string[]): readonly FormField[] {
  const { names } = words;
  const path = (name: 'image' | 'link', hint: string, isOptional: boolean): FormField => ({
    name,
    label: names[name],
    kind: 'line',
    hint,
    isOptional,
    ...(name === 'link' ? { suggestions: pages } : {}),
  });
  const options = noticeKinds.map((value) => ({ value, label: words.kinds[value] }));
  return [
    { name: 'kind', label: names.kind, kind: 'choice', options, hint: words.kindHints[kind] },
    { name: 'startsAt', label: names.startsAt, kind: 'moment' },
    { name: 'endsAt', label: names.endsAt, kind: 'moment', hint: words.endHint, isOptional: true },
    ...(picturedKinds.includes(kind) ? [path('image', words.imageHint, kind !== 'B')] : []),
    ...(kind === 'B' ? [path('link', words.linkHint, true)] : []),
    ...(kind === 'AG' ? [] : [{ name: 'membersOnly', label: names.membersOnly, kind: 'check' } as const]),
  ];
}

function TextInputs(props: {
  readonly fields: NoticeFields;
  readonly faults: Faults;
  readonly onType: (texts: NoticeFields['texts']) => void;
}) {
  const { faults, onType } = props;
  const { kind, texts } = props.fields;
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const isBanner = kind === 'B';
  return (
    <Stack gap="4">
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        {words.textsTitle}
      </Heading>
      <Text color="fg.muted" fontSize="xs">
        {locales.length > 1 ? `${words.languageHint} ` : ''}
        {isBanner ? '' : words.bodyHint}
      </Text>
      {locales.map(({ code, nativeName, dir, bcp47 }) => {
        const localeTexts = texts[code] ?? noWords;
        const input = (name: keyof NoticeWords) => ({
          dir,
          lang: bcp47,
          maxLength: longestNotice[name],
          value: localeTexts[name],
          onChange: (event: { readonly target: { readonly value: string } }) =>
            onType({ ...texts, [code]: { ...localeTexts, [name]: event.target.value } }),
        });
        const frame = (name: keyof NoticeWords, label: string) => ({
          label,
          words: words.faults,
          fault: faults[`texts.${code}.${name}`],
          isRequired: code === 'EN' && !(isBanner && name === 'body'),
        });
        return (
          <Grid key={code} gap="4" templateColumns={{ base: '1fr', md: '1fr 2fr' }} alignItems="start">
            <Framed {...frame('title', words.noticeTitle(nativeName))}>
              <Input size="sm" {...input('title')} />
            </Framed>
            <Framed {...frame('body', isBanner ? words.line(nativeName) : words.body(nativeName))}>
              <Textarea size="sm" rows={isBanner ? 2 : 4} {...input('body')} />
            </Framed>
          </Grid>
        );
      })}
    </Stack>
  );
}

/** Saves a draft or publishes, with a preview. An error of the server shows at its field, and the input stays. */
export function AnnouncementForm(props: {
  /** Null: a new one. */
  readonly notice: NoticeLine | null;
  readonly initial: NoticeFields;
  readonly onClose: () => void;
}) {
  const { notice, onClose } = props;
  const send = useSend();
  const keep = useKeep(notices.read);
  const pages = (useSite().data?.pages ?? [])
    .map(({ path: page }) => page)
    .filter((page) => !page.includes(':'));
  const mayPublish = useMay('publish');
  const [fields, setFields] = useState(props.initial);
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens above the list, where the button that was pressed may be far away.
  useEffect(() => heading.current?.focus(), []);
  const request = { id: notice?.id ?? null, fields };
  const isDraft = notice === null || notice.state === 'draft';
  const saving = useMutation({
    mutationFn: (to: 'draft' | 'published') =>
      to === 'draft' ? send(notices.saveDraft, request) : send(notices.publish, request),
    onSuccess: (overview, to) => {
      keep(overview);
      onClose();
      tellSuccess(to === 'draft' ? words.saved : words.published);
    },
  });
  const { error, isPending } = saving;
  const faults = error instanceof ApiFailure ? error.fields : noFaults;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate(isDraft ? 'draft' : 'published');
  };
  const height = { base: '11', md: '8' };
  const work = {
    faults,
    fixed: [],
    faultWords: words.faults,
    onType: (change: Readonly<Record<string, string | boolean>>) => setFields({ ...fields, ...change }),
  };
  return (
    <Panel>
      <form onSubmit={submit} noValidate aria-label={notice === null ? words.add : words.change}>
        <Stack gap="5">
          <Heading ref={heading} tabIndex={-1} as="h2" fontSize="sm" fontWeight="semibold" outline="none">
            {notice === null ? words.add : words.actOn(words.change, notice.fields.texts['EN']?.title ?? '')}
          </Heading>
          <OfferInputs form={listFields(fields, pages)} values={{ ...fields }} work={work} />
          <TextInputs fields={fields} faults={faults} onType={(texts) => setFields({ ...fields, texts })} />
          <AnnouncementPreview {...fields} />
          <Flex gap="2" wrap="wrap">
            {isDraft ? (
              <Button
                type="submit"
                size="sm"
                height={height}
                variant={mayPublish ? 'outline' : 'solid'}
                loading={isPending}
              >
                {words.saveDraft}
              </Button>
            ) : null}
            {mayPublish ? (
              <Button
                size="sm"
                height={height}
                colorPalette="brand"
                loading={isPending}
                onClick={() => saving.mutate('published')}
              >
                {words.publish}
              </Button>
            ) : null}
            <Button size="sm" height={height} variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
          </Flex>
          <Text role="alert" color="fg.error" hidden={error === null}>
            {error === null ? null : describeError(error)}
          </Text>
        </Stack>
      </form>
    </Panel>
  );
}
