import type { Generated } from 'kysely';

export interface SentMessageTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly sender_id: string;
  /** Null: to all who were directly below. */
  readonly recipient_id: string | null;
  readonly recipients: number;
  readonly body: string;
  /** The client's name of it. */
  readonly client_key: string | null;
  readonly created_at: Date;
}
export interface ConversationTable {
  readonly id: Generated<string>;
  /** Whose list it is in. */
  readonly member_id: string;
  readonly other_id: string;
  readonly last_at: Date;
}
export interface ConversationTables {
  readonly sent_message: SentMessageTable;
  readonly conversation: ConversationTable;
}
