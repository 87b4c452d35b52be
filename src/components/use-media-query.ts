import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a media query; false where the environment has none. `atPublish` is what the markup made
 * at publish is drawn with, where no screen is known.
 */
export const useMediaQuery = (query: string, atPublish = false): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
    () => atPublish,
  );
};
