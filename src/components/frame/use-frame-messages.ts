import { useEffect, useRef, type RefObject } from 'react';
import { readMessage, type FrameMessage } from './read-message.ts';

/** Calls `onMessage` for messages of this window from this origin only; all others are ignored. */
export const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: FrameMessage) => void,
): void => {
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent): void => {
      const frameWindow = frame.current?.contentWindow;
      if (
        frameWindow === null ||
        frameWindow === undefined ||
        event.source !== frameWindow ||
        event.origin !== origin
      )
        return;
      const message = readMessage(event.data);
      if (message !== null) latest.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
};
