import { useQueryClient } from '@tanstack/react-query';
import type { OfferOverview, OfferFields, OfferLine } from '../../protocol/console-offers.ts';
import { useConsoleApi } from '../http/queries.ts';
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
  return {
    keep: (said: string) => (overview: OfferOverview<Fields>) => {
      client.setQueryData([kind.key], overview);
      onClose();
      tellSuccess(said);
    },
    reload: () => void client.invalidateQueries({ queryKey: [kind.key] }),
  };
}

/** Asks a publisher to start a draft, or to resume what is paused. */
export function StartDialog<Fields extends OfferFields>({ kind, offer, onClose }: DialogProps<Fields>) {
  const calls = kind.calls(useConsoleApi());
  const { keep, reload } = useKeeping(kind, onClose);
  const { id, fields } = offer;
  return (
    <AskReason
      title={words.startTitle(nameOffer(fields))}
      text={words.startText}
      confirm={words.send}
      words={{ reason: words.note, reasonHint: words.noteHint, reasonMissing: words.noteMissing }}
      take={(note) => calls.propose({ id, fields, note })}
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
  const calls = kind.calls(useConsoleApi());
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
      take={(note) => calls.stop({ id: offer.id, to, note })}
      onDone={keep(words.stopped[to])}
      onRefused={reload}
      onClose={onClose}
    />
  );
}

/** Deletes a draft. */
export function RemoveDialog<Fields extends OfferFields>({ kind, offer, onClose }: DialogProps<Fields>) {
  const calls = kind.calls(useConsoleApi());
  const { keep } = useKeeping(kind, onClose);
  return (
    <SaveDialog
      title={words.removeTitle(nameOffer(offer.fields))}
      text={words.removeText}
      confirm={words.remove}
      save={() => calls.removeDraft(offer.id)}
      onSaved={keep(words.removed)}
      onClose={onClose}
    >
      {null}
    </SaveDialog>
  );
}
