import type { PreviewLink } from '../../protocol/console-api.ts';
import type { Submission } from '../../protocol/console-support.ts';
import { useConsoleApi } from '../http/queries.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { supportMessages as words } from './support-messages.ts';

/** Asks for a reason before an operator opens a member's page. */
export function LookDialog(props: {
  readonly submission: Submission;
  readonly onLook: (link: PreviewLink) => void;
  readonly onClose: () => void;
}) {
  const api = useConsoleApi();
  return (
    <AskReason
      title={words.lookTitle}
      text={words.lookText}
      confirm={words.look}
      words={words}
      take={(reason) => api.look(props.submission.id, reason)}
      onDone={props.onLook}
      onClose={props.onClose}
    />
  );
}
