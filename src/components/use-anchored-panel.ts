import { useEffect, useLayoutEffect, type RefObject } from 'react';

export interface AnchoredPanel {
  readonly isOpen: boolean;
  /** `returnFocus` is true when a key closed it. */
  readonly close: (returnFocus: boolean) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  /** The side of the anchor that the panel keeps to; its end where left out. */
  readonly side?: 'start';
}

const edge = 8;
const distance = 4;

/** Under the anchor, above it where more of the panel has room there, aligned with a side of it, in the window. */
const placePanel = (anchor: HTMLElement, panel: HTMLElement, side?: 'start'): void => {
  const box = anchor.getBoundingClientRect();
  const width = panel.offsetWidth;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const wished = isRightToLeft === (side === undefined) ? box.left : box.right - width;
  const left = Math.min(Math.max(wished, edge), Math.max(edge, window.innerWidth - width - edge));
  const roomBelow = window.innerHeight - box.bottom - distance - edge;
  const roomAbove = box.top - distance - edge;
  const isAbove = Math.max(panel.offsetHeight, panel.scrollHeight) > roomBelow && roomAbove > roomBelow;
  panel.style.inset = 'auto';
  panel.style.insetInlineStart = `${isRightToLeft ? document.documentElement.clientWidth - left - width : left}px`;
  panel.style.insetBlockStart = isAbove ? 'auto' : `${box.bottom + distance}px`;
  panel.style.insetBlockEnd = isAbove ? `${window.innerHeight - box.top + distance}px` : 'auto';
  panel.style.maxHeight = `${isAbove ? roomAbove : roomBelow}px`;
};

const isInWindow = (element: HTMLElement): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom >= 0 && right >= 0 && top <= window.innerHeight && left <= window.innerWidth;
};

/**
 * Shows a panel in the top layer beside its button and keeps it there while the page scrolls or changes its
 * size. Escape, a click outside, and a button that has left the window close it.
 */
export const useAnchoredPanel = ({ isOpen, close, anchor, panel, side }: AnchoredPanel): void => {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || element === null || anchor.current === null) return;
    // Browsers without popovers show the panel in place: it is positioned all the same.
    if (typeof element.showPopover === 'function' && element.isConnected) element.showPopover();
    placePanel(anchor.current, element, side);
  }, [isOpen, anchor, panel, side]);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node &&
      (anchor.current?.contains(target) === true || panel.current?.contains(target) === true);
    const onPointerDown = (event: PointerEvent): void => {
      if (!isInside(event.target)) close(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close(true);
    };
    const onFocusIn = (event: FocusEvent): void => {
      if (!isInside(event.target)) close(false);
    };
    const follow = (): void => {
      if (anchor.current === null || panel.current === null) return;
      if (isInWindow(anchor.current)) placePanel(anchor.current, panel.current, side);
      else close(false);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('resize', follow);
    // The content of the panel may still be loading and change its size.
    const observer = new ResizeObserver(follow);
    if (panel.current !== null) observer.observe(panel.current);
    document.addEventListener('scroll', follow, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, true);
    };
  }, [isOpen, close, anchor, panel, side]);
};
