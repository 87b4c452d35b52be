import type { ColumnType, Generated } from 'kysely';
import type { SenderSummary } from '../../../src/protocol/calls/senders.ts';
import type { ProposalState } from '../../../src/protocol/release/proposal.ts';
import type { MessageChannel, MessageState } from '../../../src/protocol/message.ts';

/** An SMS or email to a person, and how far it came. */
export interface OutboxMessageTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly kind: string | null;
  readonly language: string;
  /** What it says, as `sealContent` seals it; null once it is no longer needed. */
  readonly sealed: string | null;
  readonly state: MessageState;
  /** Tries that were begun. Anyone who finds another number here than it began with has lost the message. */
  readonly attempts: Generated<number>;
  readonly due_at: Date | null;
  readonly expires_at: Date | null;
  readonly last_error: string | null;
  readonly provider_id: Generated<string | null>;
  readonly created_at: Date;
  readonly updated_at: Date;
}
export const suppressionReasons = ['hard-bounce', 'soft-bounces', 'stop'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];
/** What is known of an address from the messages that went there. */
export interface MessageAddressTable {
  readonly merchant: string;
  readonly channel: MessageChannel;
  /** Email in small letters. */
  readonly address: string;
  readonly soft_bounces: number;
  readonly suppressed_at: Date | null;
  readonly reason: SuppressionReason | null;
  readonly updated_at: Date;
}
/** A sender that the console set. */
export interface MessageSenderTable {
  readonly merchant: string;
  readonly channel: MessageChannel;
  readonly sealed: string;
  readonly updated_by: string;
  readonly updated_at: Date;
}
/** A change of a sender that one operator asked for; a second person decides about it. */
export interface SenderProposalTable {
  readonly id: string;
  readonly merchant: string;
  readonly channel: MessageChannel;
  readonly action: 'save' | 'remove';
  readonly summary: SenderSummary;
  readonly sealed: ColumnType<string | null, string | null, null>;
  readonly state: ColumnType<ProposalState, 'waiting', ProposalState>;
  readonly note: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly decided_by: ColumnType<string | null, undefined, string>;
  readonly decided_at: ColumnType<Date | null, undefined, Date>;
  readonly reason: ColumnType<string, undefined, string>;
}
export interface MessageTables {
  readonly outbox_message: OutboxMessageTable;
  readonly message_address: MessageAddressTable;
  readonly message_sender: MessageSenderTable;
  readonly sender_proposal: SenderProposalTable;
}
