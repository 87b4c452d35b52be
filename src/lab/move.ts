import type { JsonObject } from '../protocol/json/json.ts';
import type { ChaosSwitch } from './chaos.ts';

/** One thing a person does in the lab. A list of them is a trace: it replays to the same end. */
export type Move =
  | { readonly do: 'send'; readonly event: { readonly type: string } & JsonObject }
  | {
      readonly do: 'answer';
      readonly service: string;
      readonly outcome: string;
      readonly afterMs?: number;
      /** To a call that the flow has given up. */
      readonly late?: true;
    }
  | { readonly do: 'switch'; readonly chaos: ChaosSwitch; readonly on: boolean }
  | { readonly do: 'advance'; readonly ms: number };
