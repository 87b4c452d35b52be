import {
  canvasVersion,
  readToCanvas,
  type FromCanvasBody,
  type ToCanvas,
  type ToCanvasBody,
} from '../../protocol/canvas.ts';

/** The way to the editor around the canvas. */
export interface EditorLink {
  /** Sent as soon as the editor has said who it is. */
  send(message: FromCanvasBody): void;
  hear(listener: (message: ToCanvasBody) => void): void;
}

/** The window that this one talks to, as far as it is needed. */
export interface Surroundings {
  readonly parent: { postMessage(message: unknown, origin: string): void };
  addEventListener(this: void, type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Listens to the window around. Who may frame a canvas is said by its policy: the console alone. The first message
 * from there names the exact origin, and nothing is taken from or sent to any other from then on.
 */
export function createEditorLink({ parent, addEventListener }: Surroundings): EditorLink {
  const listeners: ((message: ToCanvas) => void)[] = [];
  const waiting: FromCanvasBody[] = [];
  let origin: string | null = null;
  const post = (to: string, message: FromCanvasBody): void =>
    parent.postMessage({ foyer: 'canvas', v: canvasVersion, ...message }, to);

  addEventListener('message', (event) => {
    if (event.source !== parent || (origin !== null && event.origin !== origin)) return;
    const message = readToCanvas(event.data);
    if (message === null) return;
    if (origin === null) {
      origin = event.origin;
      for (const one of waiting.splice(0)) post(origin, one);
    }
    for (const listener of listeners) listener(message);
  });
  return {
    send: (message) => {
      if (origin === null) waiting.push(message);
      else post(origin, message);
    },
    hear: (listener) => void listeners.push(listener),
  };
}
