import type { submissions } from '../../src/protocol/calls/submissions.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';

type Calls = typeof submissions;
/** What members sent; the member platform answers it. Refusals are `AppError`. */
export interface SupportBackOffice extends Pick<Answers<Calls>, 'list'> {
  /**
   * The page as the member had it in front of them: the release of that time in a preview and, where a
   * member sent it, a session that sends nothing. A path on the portal's origin, and until when it shows it.
   */
  look(asked: InputOf<Calls['look']>): Promise<{ readonly path: string; readonly expiresAt: string }>;
}
