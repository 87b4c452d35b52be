import { useEffect, useState } from 'react';

/** `refused`: the browser keeps the clipboard to itself; the person copies by hand. */
export type CopyState = 'idle' | 'copied' | 'refused';

const shownFor = 4000;

/** Puts text on the clipboard and says for a moment what became of it. */
export const useCopy = (): { readonly state: CopyState; readonly copy: (value: string) => void } => {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (value: string): void => {
    // Absent on pages without https.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) setState('refused');
    else
      void clipboard.writeText(value).then(
        () => setState('copied'),
        () => setState('refused'),
      );
  };
  return { state, copy };
};
