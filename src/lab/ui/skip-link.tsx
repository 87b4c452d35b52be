import { chakra } from '@chakra-ui/react';

/** Leads to an element of the page. The address says what is shown, so the link must not change it. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <chakra.a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      srOnly
      _focus={{
        srOnly: false,
        position: 'fixed',
        insetInlineStart: '4',
        top: '3',
        zIndex: 'skipNav',
        background: 'bg.panel',
        padding: '2',
        borderRadius: 'l1',
      }}
    >
      {children}
    </chakra.a>
  );
}
