import type { JsonObject } from '../../protocol/json/json.ts';
import type { EffectName } from '../frames/recording-host.ts';

export type Theme = 'light' | 'dark';
/** `auto` is the direction of the language. */
export type Direction = 'auto' | 'ltr' | 'rtl';

/** What the gallery asks its frame to show. */
export interface ShowMessage {
  readonly kind: 'show';
  readonly page: string;
  readonly theme: Theme;
  readonly direction: Direction;
  readonly locale: string;
  /** Another number draws the example again. */
  readonly turn: number;
}
/** Something that an example did: an event of a node, or what an action of it did to the world. */
export type GalleryEvent =
  | {
      readonly kind: 'event';
      readonly component: string;
      readonly node: string;
      readonly event: string;
      readonly payload: JsonObject;
    }
  | { readonly kind: 'effect'; readonly effect: EffectName; readonly detail: string };

export interface LocaleChoice {
  readonly code: string;
  readonly name: string;
}
/** What the frame tells. After `ready` it asks the server for nothing more. */
export type FrameMessage =
  | { readonly kind: 'ready'; readonly locales: readonly LocaleChoice[] }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'shown'; readonly page: string }
  | GalleryEvent;
