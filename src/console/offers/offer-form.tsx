import { Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { OfferOverview, OfferFields, OfferLine, OfferTexts } from '../../protocol/calls/offers.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { FormEnding, ProposalEnding } from '../proposals/proposal-ending.tsx';
import { EntryPreview } from '../ui/entry-preview.tsx';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { OfferInputs, OfferTextInputs } from './offer-fields.tsx';
import type { OfferKind } from './offer-kind.ts';
import { offerMessages as words } from './offer-messages.ts';
import { nameOffer } from './name-offer.ts';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const noFaults: Readonly<Record<string, string>> = {};

/** The sentence of an offer, and under it what members agree to. */
function Terms({ text, terms }: { readonly text: string | undefined; readonly terms: string | undefined }) {
  return (
    <Stack gap="2">
      <Text>{text}</Text>
      <Text fontSize="xs" whiteSpace="pre-line">
        {terms}
      </Text>
    </Stack>
  );
}

const readOffer = (texts: OfferTexts | undefined) => ({
  title: texts?.title ?? '',
  body: <Terms text={texts?.text} terms={texts?.terms} />,
});

/**
 * Saves a draft, or asks for a change of what a second person approved. An error of the server shows at its
 * field, and the input stays.
 */
export function OfferForm<Fields extends OfferFields>(props: {
  readonly kind: OfferKind<Fields>;
  readonly overview: OfferOverview<Fields>;
  /** Null: a new one. */
  readonly offer: OfferLine<Fields> | null;
  /** What a new one begins with. */
  readonly initial: Fields;
  readonly onClose: () => void;
}) {
  const { kind, overview, offer, initial, onClose } = props;
  const { calls } = kind;
  const send = useSend();
  const keep = useKeep(calls.read);
  const [fields, setFields] = useState<Fields>(offer?.fields ?? initial);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens above the list, where the button that was pressed may be far away.
  useEffect(() => heading.current?.focus(), []);
  const isDraft = offer === null || offer.state === 'draft';
  const saving = useMutation({
    mutationFn: () =>
      isDraft
        ? send(calls.saveDraft, { id: offer?.id ?? null, fields })
        : send(calls.propose, { id: offer.id, fields, note: note.trim() }),
    onSuccess: (answer) => {
      keep(answer);
      onClose();
      tellSuccess(isDraft ? words.saved : words.sent);
    },
  });
  const faults = saving.error instanceof ApiFailure ? saving.error.fields : noFaults;
  const isMissing = tried && note.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isDraft || note.trim() !== '') saving.mutate();
  };
  const work = {
    faults,
    fixed: isDraft ? [] : kind.fixed,
    onType: (change: Readonly<Record<string, string | boolean>>) => setFields({ ...fields, ...change }),
  };
  return (
    <Panel>
      <GuardedForm onSubmit={submit} noValidate>
        <Stack gap="5">
          <Heading ref={heading} tabIndex={-1} as="h2" fontSize="sm" fontWeight="semibold" outline="none">
            {offer === null ? kind.words.add : words.actOn(words.change, nameOffer(offer.fields))}
          </Heading>
          <OfferTextInputs
            texts={fields.texts}
            hasTerms={kind.hasTerms}
            faults={faults}
            onType={(texts) => setFields({ ...fields, texts })}
          />
          <OfferInputs
            form={kind.form(fields, overview)}
            values={Object.fromEntries(Object.entries(fields))}
            work={work}
          />
          <EntryPreview look="card" picture={kind.pictureOf(fields)} texts={fields.texts} read={readOffer} />
          {isDraft ? (
            <FormEnding
              words={{ send: words.saveDraft, cancel: words.cancel }}
              isBusy={saving.isPending}
              error={saving.error}
              onCancel={onClose}
            />
          ) : (
            <ProposalEnding
              words={words}
              note={note}
              isMissing={isMissing}
              isBusy={saving.isPending}
              error={saving.error}
              onNote={setNote}
              onCancel={onClose}
            />
          )}
        </Stack>
      </GuardedForm>
    </Panel>
  );
}
