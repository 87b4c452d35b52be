import { useLayoutEffect, type RefObject } from 'react';

/**
 * Shows a native `<dialog>` as modal while it is mounted: what is behind becomes inert, and the focus goes
 * back to where it was, also when the whole dialog is removed from the page.
 */
export const useModalDialog = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog]);
};
