import type { SubmissionLook, SubmissionPage, SubmissionQuery } from '../../src/protocol/console-support.ts';

/** What members sent; the member platform answers it. Refusals are `AppError`. */
export interface SupportBackOffice {
  list(query: SubmissionQuery): Promise<SubmissionPage>;
  /**
   * The page as the member had it in front of them: the release of that time in a preview and, where a
   * member sent it, a session that sends nothing.
   */
  look(asked: {
    readonly id: string;
    readonly reason: string;
    readonly operator: string;
  }): Promise<SubmissionLook>;
}
