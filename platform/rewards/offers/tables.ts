import type { ColumnType } from 'kysely';
import type { MissionFields, PromotionFields } from '../../../src/protocol/calls/offers.ts';
import type { ProposalColumns } from '../../../server/infrastructure/audit/proposal-columns.ts';

export type OfferKind = 'promotion' | 'mission';
/** How an offer is kept; whether it runs is also a matter of its times. */
export type KeptState = 'draft' | 'active' | 'paused' | 'ended';
export interface OfferProposalTable extends ProposalColumns {
  readonly kind: OfferKind;
  readonly offer_id: string;
  readonly fields: ColumnType<PromotionFields | MissionFields, string, never>;
}
export interface OfferTables {
  readonly offer_proposal: OfferProposalTable;
}
