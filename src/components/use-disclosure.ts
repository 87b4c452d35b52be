import {
  useCallback,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useAnchoredPanel } from './use-anchored-panel.ts';

export interface Disclosure {
  readonly isOpen: boolean;
  readonly setOpen: Dispatch<SetStateAction<boolean>>;
  /** What the button that opens and closes needs. */
  readonly button: ComponentPropsWithRef<'button'>;
  /** What the list that it shows needs. */
  readonly list: ComponentPropsWithRef<'ul'>;
}

/** A list of entries behind a button: below it and over the page when it `floats`, else in place. */
export const useDisclosure = (floats: boolean): Disclosure => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) anchor.current?.focus();
  }, []);
  useAnchoredPanel({ isOpen: isOpen && floats, close, anchor, panel });
  return {
    isOpen,
    setOpen,
    button: {
      ref: anchor,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
    },
    list: {
      ref: panel,
      id,
      role: 'list',
      popover: floats ? 'manual' : undefined,
      onClick: (event) => {
        // A fold inside it stays where it is; whatever leads away closes it.
        if (floats && (event.target as HTMLElement).closest('a, button:not([aria-expanded])') !== null)
          close(false);
      },
    },
  };
};
