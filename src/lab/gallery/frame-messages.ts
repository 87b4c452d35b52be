import type { JsonObject } from '../../protocol/json.ts';

export type Theme = 'light' | 'dark';
/** `auto` is the direction of the language. */
export type Direction = 'auto' | 'ltr' | 'rtl';
export type EffectName = 'navigate' | 'external' | 'announce' | 'track' | 'call' | 'report';

/** What the gallery asks its frame to show. */
export interface ShowMessage {
  readonly kind: 'show';
  readonly page: string;
  readonly theme: Theme;
  readonly direction: Direction;
  readonly locale: string;
  /** Another number draws the example anew. */
  readonly turn: number;
}
/** Something that an example did: an event of a node, or what an action of it did to the world. */
export type Happening =
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
  | Happening;

/** Listens to messages of one window of this very origin; the returned function ends it. */
export function listenTo<Message>(source: () => Window | null, hear: (message: Message) => void): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.origin === window.location.origin && event.source === source()) hear(event.data as Message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
export function tell(target: Window | null, message: ShowMessage | FrameMessage): void {
  target?.postMessage(message, window.location.origin);
}
