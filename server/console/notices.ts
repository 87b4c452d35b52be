import type { NoticeOverview, NoticeRequest, NoticeWithdrawal } from '../../src/protocol/console-notices.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Announcements of the brand; the member platform answers it. Refusals are `AppError`. */
export interface NoticeBackOffice {
  read(): Promise<NoticeOverview>;
  saveDraft(request: NoticeRequest & Author): Promise<void>;
  /** Publishes a draft or a new one, or changes one that is published. */
  publish(request: NoticeRequest & Author): Promise<void>;
  withdraw(request: NoticeWithdrawal & Author): Promise<void>;
  removeDraft(request: { readonly id: string } & Author): Promise<void>;
  /** Sends a promotion that is shown to the members who agreed, once. */
  send(request: { readonly id: string } & Author): Promise<void>;
}
