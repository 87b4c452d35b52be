import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { editor as calls } from '../../../protocol/calls/editor.ts';
import type { FromCanvas, NodeRef, ToCanvasBody } from '../../../protocol/canvas.ts';
import { useSend } from '../../http/use-call.ts';
import { openCanvasLink, type CanvasLink } from './canvas-link.ts';

export type Drag = Extract<FromCanvas, { readonly say: 'drag' }>;
export interface CanvasEvents {
  readonly onPicked: (node: NodeRef, trail: readonly NodeRef[], how: 'press' | 'double') => void;
  readonly onKey: (key: string, mods: readonly string[]) => void;
  /** Whether a part that is held over another would fit beside it; at the end it goes there. */
  readonly onDrag: (drag: Drag) => boolean;
  readonly onShown: (n: number, failed: string | null) => void;
}
export interface Canvas {
  /** Rises with each page that has come up in the frame; 0 before the first. What it shows has to be sent again. */
  readonly life: number;
  readonly send: (message: ToCanvasBody) => void;
}

/** The page in the frame: what it asks is answered, and what a person does in it is reported. */
export function useCanvas(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | null,
  events: CanvasEvents,
): Canvas {
  const request = useSend();
  const link = useRef<CanvasLink | null>(null);
  const [life, setLife] = useState(0);
  const send = useCallback((message: ToCanvasBody) => link.current?.send(message), []);
  const answer = useEffectEvent(async (id: number, call: string) => {
    // Without an example the part shows as it does without data.
    const example = request(calls.sample, { call }).catch(() => ({ isPublic: false, value: null }));
    const { isPublic, value } = await example;
    send({ say: 'answer', id, isPublic, value });
  });
  const hear = useEffectEvent((message: FromCanvas) => {
    switch (message.say) {
      case 'ready':
        setLife((before) => before + 1);
        return;
      case 'shown':
        events.onShown(message.n, message.failed);
        return;
      case 'picked':
        events.onPicked(message.node, message.trail, message.how);
        return;
      case 'key':
        events.onKey(message.key, message.mods);
        return;
      case 'read':
        void answer(message.id, message.call);
        return;
      case 'drag':
        send({ say: 'line', id: message.id, ok: events.onDrag(message) });
        return;
      case 'boxes':
        return;
    }
  });
  const origin = url === null ? null : new URL(url).origin;
  useEffect(() => {
    const element = frame.current;
    if (origin === null || element === null) return undefined;
    const opened = openCanvasLink({
      frame: element,
      origin,
      onMessage: (message) => hear(message),
    });
    link.current = opened;
    return () => {
      opened.stop();
      link.current = null;
    };
  }, [origin, url, frame]);
  return { life, send };
}
