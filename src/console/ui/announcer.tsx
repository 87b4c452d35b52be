import { VisuallyHidden } from '@chakra-ui/react';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says a thing once to people who do not see the screen change. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', times: 0 });
  const announce = useCallback((text: string) => setSaid(({ times }) => ({ text, times: times + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        {/* The same words twice in a row are still two changes. */}
        {said.text}
        {said.times % 2 === 1 ? '\u00a0' : ''}
      </VisuallyHidden>
    </AnnounceContext>
  );
}
