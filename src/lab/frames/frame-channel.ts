/** Listens to messages of one window of this very origin; the returned function ends it. */
export function listenTo<Message>(source: () => Window | null, hear: (message: Message) => void): () => void {
  const listener = (event: MessageEvent): void => {
    if (event.origin === window.location.origin && event.source === source()) hear(event.data as Message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
/** Sends plain data to a window of this very origin. */
export function tell<Message>(target: Window | null, message: Message): void {
  target?.postMessage(message, window.location.origin);
}
