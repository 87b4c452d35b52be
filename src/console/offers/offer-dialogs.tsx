import { useQueryClient } from '@tanstack/react-query';
import type { OfferOverview, OfferFields, OfferLine } from '../../protocol/calls/offers.ts';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { nameOffer } from './name-offer.ts';
import type { OfferKind } from './offer-kind.ts';
import { offerMessages as words } from './offer-messages.ts';

interface DialogProps<Fields extends OfferFields> {
  readonly kind: OfferKind<Fields>;
  readonly offer: OfferLine<Fields>;
  readonly onClose: () => void;
}
function useKeeping<Fields extends OfferFields>(kind: OfferKind<Fields>, onClose: () => void) {
  const client = useQueryClient();
  const keep = useKeep(kind.calls.read);
  return {
    keep: (said: string) => (overview: OfferOverview<Fields>) => {
      keep(overview);
      onClose();
      tellSuccess(said);
    },
    reload: () => void forget(client, kind.calls.read),
  };
}

/** Asks a publisher to start a draft, or to resume what is paused. */
export function StartDialog<Fields extends OfferFields>({ kind, offer, onClose }: DialogProps<Fields>) {
  const { calls } = kind;
  const send = useSend();
  const { keep, reload } = useKeeping(kind, onClose);
  const { id, fields } = offer;
  return (
    <AskReason
      title={words.startTitle(nameOffer(fields))}
      text={words.startText}
      confirm={words.send}
      words={{ reason: words.note, reasonHint: words.noteHint, reasonMissing: words.noteMissing }}
      take={(note) => send(calls.propose, { id, fields, note })}
      onDone={keep(words.sent)}
      onRefused={reload}
      onClose={onClose}
    />
  );
}

/** Pauses or ends an offer, immediately. */
export function StopDialog<Fields extends OfferFields>(
  props: DialogProps<Fields> & { readonly to: 'paused' | 'ended' },
) {
  const { kind, offer, to, onClose } = props;
  const { calls } = kind;
  const send = useSend();
  const { keep, reload } = useKeeping(kind, onClose);
  const name = nameOffer(offer.fields);
  const isEnd = to === 'ended';
  return (
    <AskReason
      danger={isEnd}
      title={isEnd ? words.endTitle(name) : words.pauseTitle(name)}
      text={isEnd ? kind.words.endText : kind.words.pauseText}
      confirm={isEnd ? words.end : words.pause}
      words={words}
      take={(note) => send(calls.stop, { id: offer.id, to, note })}
      onDone={keep(words.stopped[to])}
      onRefused={reload}
      onClose={onClose}
    />
  );
}

/** Deletes a draft. */
export function RemoveDialog<Fields extends OfferFields>({ kind, offer, onClose }: DialogProps<Fields>) {
  const { calls } = kind;
  const send = useSend();
  const { keep } = useKeeping(kind, onClose);
  return (
    <SaveDialog
      title={words.removeTitle(nameOffer(offer.fields))}
      text={words.removeText}
      confirm={words.remove}
      save={() => send(calls.removeDraft, { id: offer.id })}
      onSaved={keep(words.removed)}
      onClose={onClose}
    >
      {null}
    </SaveDialog>
  );
}
