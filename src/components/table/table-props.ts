import type { JsonObject } from '../../protocol/json/json.ts';
import type { ValueFormat } from '../../protocol/money/format-value.ts';

export interface TableColumn {
  readonly key: string;
  readonly label: string;
  readonly format?: ValueFormat | 'badge';
  readonly align?: 'start' | 'center' | 'end';
  readonly sortable?: boolean;
  readonly states?: readonly {
    readonly value: string | number | boolean;
    readonly label: string;
    readonly tone?: string;
  }[];
}
export interface TableProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly columns: readonly TableColumn[];
  readonly rows?: readonly JsonObject[] | null;
  readonly rowKey?: string;
  readonly totals?: JsonObject | null;
  readonly totalsLabel?: string;
  readonly sort?: string | null;
  readonly direction?: 'ascending' | 'descending' | null;
  readonly status?: 'loading' | 'ready' | 'error' | null;
  readonly symbol?: string | null;
  readonly timeZone?: string | null;
  readonly pressable?: boolean;
}
