import type { JsonObject } from '../../protocol/json/json.ts';

export interface ChartProps {
  readonly label: string;
  readonly kind: 'line' | 'area' | 'bar' | 'donut';
  readonly rows?: readonly JsonObject[] | null;
  readonly x: string;
  readonly xFormat?: 'text' | 'date' | 'time' | 'number';
  readonly series: readonly { readonly key: string; readonly label: string }[];
  readonly format?: 'number' | 'money' | 'percent';
  readonly symbol?: string | null;
  readonly timeZone?: string | null;
  readonly status?: 'loading' | 'ready' | 'error' | null;
}

export interface ChartData {
  /** Words of each point's place. */
  readonly places: readonly string[];
  /** The same for the axis: short. */
  readonly marks: readonly string[];
  /** Per series, per point; null where there is none. */
  readonly values: readonly (readonly (number | null)[])[];
  /** Words of a value. */
  readonly say: (series: number, point: number) => string;
  readonly sayNumber: (value: number) => string;
}
