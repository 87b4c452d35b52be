import type { JsonObject } from '../../protocol/json/json.ts';
import type { SnapshotLike } from '../../protocol/machine/machine-contract.ts';
import type { EffectName } from '../frames/recording-host.ts';

export type Theme = 'light' | 'dark';
export type StageScreenKind = 'page' | 'modal';

/** A screen of the site that uses a flow. */
export interface StageScreen {
  readonly kind: StageScreenKind;
  readonly id: string;
  /** Id of the flow's machine, and the name under which the screen has it. */
  readonly machine: string;
  readonly key: string;
  /** What the screen starts the flow with, under the settings in force. */
  readonly input: JsonObject;
}
/** All that a screen can tell of a flow at one moment, as plain data. */
export interface FlowSnapshotView {
  /** Rises with every run; a screen is drawn again for each. */
  readonly turn: number;
  /** Rises with every change. */
  readonly revision: number;
  readonly machine: string;
  readonly value: SnapshotLike['value'];
  readonly status: SnapshotLike['status'];
  readonly projection: JsonObject;
  /** Events it takes without more words. */
  readonly can: readonly string[];
}

/** What the lab tells the frame beside it. */
export type StageCommand =
  | { readonly kind: 'flow'; readonly face: FlowSnapshotView }
  | {
      readonly kind: 'show';
      readonly screen: Pick<StageScreen, 'kind' | 'id'>;
      readonly turn: number;
      readonly theme: Theme;
      readonly locale: string;
    }
  /** Settings instead of those of the release; null goes back to them. */
  | { readonly kind: 'settings'; readonly settings: JsonObject | null };

export interface LocaleChoice {
  readonly code: string;
  readonly name: string;
}
/** What the frame tells. After `ready` it asks the server for nothing more. */
export type StageReport =
  | {
      readonly kind: 'ready';
      readonly revision: number;
      readonly screens: readonly StageScreen[];
      readonly locales: readonly LocaleChoice[];
    }
  /** How many of the parts it needs the server has given it. */
  | { readonly kind: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly kind: 'screens'; readonly screens: readonly StageScreen[] }
  | { readonly kind: 'failed'; readonly reason: string }
  /** A person did something on the screen: the event goes to the flow of the lab. */
  | { readonly kind: 'send'; readonly turn: number; readonly event: { readonly type: string } & JsonObject }
  | { readonly kind: 'effect'; readonly effect: EffectName; readonly detail: string };
