import type { ColumnType } from 'kysely';
import type { PromotionChannel } from './channels.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;

interface MessageSettingTable {
  readonly member_id: string;
  readonly account_email: Changing<boolean>;
  readonly account_sms: Changing<boolean>;
  readonly changed_at: Changing<Date>;
}
/** What of a promotion went to whom. */
interface PromotionMessageTable {
  readonly notice_id: string;
  readonly member_id: string;
  readonly channel: PromotionChannel;
  readonly created_at: Date;
}
export interface MessageSettingTables {
  readonly message_setting: MessageSettingTable;
  readonly promotion_message: PromotionMessageTable;
}
