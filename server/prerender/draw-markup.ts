import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Names of a browser that some versions of Node have too. A view that reads one while it is drawn would be
 * drawn with what the server is, other on each version; without them it fails alike on all, and is left to the
 * browser.
 */
const sharedNames = ['navigator', 'localStorage', 'sessionStorage', 'EventSource', 'WebSocket'] as const;

/** What a node looks like on a place that has no browser. @throws what a view throws */
export const drawMarkup = (element: ReactElement): string => {
  const hidden = sharedNames.flatMap((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    return descriptor?.configurable === true ? [[name, descriptor] as const] : [];
  });
  for (const [name] of hidden) Reflect.deleteProperty(globalThis, name);
  try {
    return renderToString(element);
  } finally {
    for (const [name, descriptor] of hidden) Object.defineProperty(globalThis, name, descriptor);
  }
};
