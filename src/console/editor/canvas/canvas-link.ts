import {
  canvasVersion,
  readFromCanvas,
  type FromCanvas,
  type ToCanvasBody,
} from '../../../protocol/canvas.ts';

/** The way from the editor to the page in the frame. */
export interface CanvasLink {
  send(message: ToCanvasBody): void;
  /** Until it is ready the page is greeted repeatedly: its script comes when it comes. */
  stop(): void;
}
interface LinkOptions {
  readonly frame: HTMLIFrameElement;
  /** Exact origin of the portal. */
  readonly origin: string;
  readonly onMessage: (message: FromCanvas) => void;
}

const greetEveryMs = 200;

export function openCanvasLink({ frame, origin, onMessage }: LinkOptions): CanvasLink {
  let isReady = false;
  // Before that, a page of this origin is in it.
  let isLoaded = false;
  const send = (message: ToCanvasBody): void =>
    frame.contentWindow?.postMessage({ foyer: 'canvas', v: canvasVersion, ...message }, origin);
  const hear = ({ source, origin: from, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || from !== origin) return;
    const message = readFromCanvas(data);
    if (message === null) return;
    if (message.say === 'ready') isReady = true;
    onMessage(message);
  };
  const greet = (): void => {
    if (isLoaded && !isReady) send({ say: 'hello' });
  };
  const followLoad = (): void => {
    isLoaded = true;
    isReady = false;
    greet();
  };
  frame.addEventListener('load', followLoad);
  window.addEventListener('message', hear);
  const timer = setInterval(greet, greetEveryMs);
  return {
    send,
    stop: () => {
      clearInterval(timer);
      frame.removeEventListener('load', followLoad);
      window.removeEventListener('message', hear);
    },
  };
}
