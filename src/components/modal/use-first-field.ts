import { useEffect, type RefObject } from 'react';

const fields = 'input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled])';

/**
 * Moves the focus to the first field of a dialog as soon as there is one, unless the person was quicker
 * (ARIA Authoring Practices, dialog). Not where a finger points: there the keyboard would cover the dialog.
 */
export const useFirstField = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !window.matchMedia('(pointer: fine)').matches) return;
    const begun = document.activeElement;
    const focusField = (): boolean => {
      if (document.activeElement !== begun) return true;
      const field = element.querySelector<HTMLElement>(fields);
      field?.focus();
      return field !== null;
    };
    if (focusField()) return;
    const observer = new MutationObserver(() => {
      if (focusField()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog]);
};
