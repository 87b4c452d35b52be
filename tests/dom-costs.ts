import { __unsafe_useEmotionCache as useEmotionCache, type EmotionCache } from '@emotion/react';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import * as React from 'react';

const Reader = ({ take }: { readonly take: (cache: EmotionCache) => void }): null => {
  const cache = useEmotionCache();
  React.useEffect(() => {
    if (cache !== null) take(cache);
  }, [cache, take]);
  return null;
};
const readEmotion = (): EmotionCache | undefined => {
  const caches: EmotionCache[] = [];
  render(React.createElement(Reader, { take: (cache) => void caches.push(cache) }));
  cleanup();
  return caches[0];
};

/**
 * Takes away all that Emotion wrote into the document, and lets it write it again. Asking for the name of an
 * element goes through every rule there is, so a file must not pay for the rules of all files before it.
 */
export const emptyEmotion = (): void => {
  const cache = readEmotion();
  if (cache === undefined) return;
  cache.sheet.flush();
  for (const name of Object.keys(cache.inserted)) delete cache.inserted[name];
};

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React notes for each element which code made it, by the stack of an error, until it noted 10,000 in a second:
 * a tenth of the time of all tests with a document. Nobody reads these notes here.
 */
export const leaveOutOwnerStacks = (): void => {
  const shared = (React as Readonly<Record<string, unknown>>)[internals];
  if (typeof shared !== 'object' || shared === null || !('recentlyCreatedOwnerStacks' in shared)) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
};

const { getElementError } = getConfig();

/** A query that waits fails many times before it succeeds: the document is printed when the error is read. */
export const printDocumentWhenRead = (): void => {
  configure({
    getElementError: (message, container) => {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      let text: string | null = null;
      const read = (): string => (text ??= getElementError(message, container).message);
      return Object.defineProperty(error, 'message', { configurable: true, get: read });
    },
  });
};
