import { useQueryClient } from '@tanstack/react-query';
import { notices as calls, type NoticeLine, type NoticeOverview } from '../../protocol/calls/notices.ts';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { FactDiff } from '../proposals/fact-diff.tsx';
import { AskReason } from '../ui/ask-reason.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { contentMessages as words } from './content-messages.ts';
import { nameEntry, wantedOf, type EntryAct } from './entry-acts.ts';
import { writeEntryFacts } from './entry-facts.ts';
import { EntryHistory } from './entry-history.tsx';

export interface EntryTask {
  readonly act: Exclude<EntryAct, 'change' | 'copy'>;
  readonly notice: NoticeLine;
}
interface DialogProps {
  readonly notice: NoticeLine;
  readonly levels: NoticeOverview['levels'];
  readonly onClose: () => void;
}

function useDone(onClose: () => void) {
  const store = useKeep(calls.read);
  return (sentence: string) => (overview: NoticeOverview) => {
    store(overview);
    onClose();
    tellSuccess(sentence);
  };
}

/** Shows a draft, or a change with what it makes different, after a question. */
function PublishDialog({ notice, levels, onClose }: DialogProps) {
  const send = useSend();
  const keep = useDone(onClose);
  const { id, version, fields, waiting } = notice;
  const next = wantedOf(notice);
  return (
    <SaveDialog
      title={words.publishTitle(nameEntry(fields))}
      text={words.publishText(showMoment(next.startsAt))}
      confirm={words.publish}
      save={() => send(calls.publish, { id, version, fields: next })}
      onSaved={keep(words.published)}
      onClose={onClose}
    >
      {waiting === null ? null : (
        <FactDiff
          words={{ now: words.before, asked: words.after }}
          now={writeEntryFacts(fields, levels)}
          wanted={writeEntryFacts(next, levels)}
        />
      )}
    </SaveDialog>
  );
}
function WithdrawDialog({ notice, onClose }: DialogProps) {
  const send = useSend();
  const client = useQueryClient();
  const keep = useDone(onClose);
  return (
    <AskReason
      danger
      title={words.withdrawTitle(nameEntry(notice.fields))}
      text={words.withdrawText}
      confirm={words.withdraw}
      words={words}
      take={(note) => send(calls.withdraw, { id: notice.id, note })}
      onDone={keep(words.withdrawn)}
      onRefused={() => void forget(client, calls.read)}
      onClose={onClose}
    />
  );
}
function SendDialog({ notice, onClose }: DialogProps) {
  const send = useSend();
  const keep = useDone(onClose);
  return (
    <SaveDialog
      title={words.sendTitle(nameEntry(notice.fields))}
      text={words.sendText}
      confirm={words.send}
      save={() => send(calls.send, { id: notice.id })}
      onSaved={keep(words.sent)}
      onClose={onClose}
    >
      {null}
    </SaveDialog>
  );
}
function RemoveDialog({ notice, onClose }: DialogProps) {
  const send = useSend();
  const keep = useDone(onClose);
  const name = nameEntry(notice.fields);
  const isDraft = notice.state === 'draft';
  return (
    <SaveDialog
      title={isDraft ? words.removeTitle(name) : words.dropTitle(name)}
      text={isDraft ? words.removeText : words.dropText}
      confirm={isDraft ? words.remove : words.drop}
      save={() => send(calls.removeDraft, { id: notice.id })}
      onSaved={keep(isDraft ? words.removed : words.dropped)}
      onClose={onClose}
    >
      {null}
    </SaveDialog>
  );
}
const dialogs = {
  publish: PublishDialog,
  withdraw: WithdrawDialog,
  send: SendDialog,
  remove: RemoveDialog,
  drop: RemoveDialog,
  history: EntryHistory,
} as const satisfies Record<EntryTask['act'], unknown>;

/** What is asked before an act on an entry. */
export function EntryDialog(props: DialogProps & { readonly act: EntryTask['act'] }) {
  const { act, ...rest } = props;
  const Dialog = dialogs[act];
  return <Dialog {...rest} />;
}
