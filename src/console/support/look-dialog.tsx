import { submissions, type Submission } from '../../protocol/calls/submissions.ts';
import type { PreviewLink } from '../../protocol/calls/site.ts';
import { useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { supportMessages as words } from './support-messages.ts';

/** Asks for a reason before an operator opens a member's page. */
export function LookDialog(props: {
  readonly submission: Submission;
  readonly onLook: (link: PreviewLink) => void;
  readonly onClose: () => void;
}) {
  const send = useSend();
  return (
    <AskReason
      title={words.lookTitle}
      text={words.lookText}
      confirm={words.look}
      words={words}
      take={(reason) => send(submissions.look, { id: props.submission.id, reason })}
      onDone={props.onLook}
      onClose={props.onClose}
    />
  );
}
