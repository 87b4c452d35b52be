import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useAnchoredPanel } from './use-anchored-panel.ts';

export interface MenuButtonProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly rootClass?: string | undefined;
  readonly triggerClass?: string | undefined;
  readonly panelClass?: string | undefined;
  /** Elements with role `menuitem` or `menuitemradio`. */
  readonly children: ReactNode;
}

const itemSelector =
  '[role=menuitem]:not([aria-disabled=true]), [role=menuitemradio]:not([aria-disabled=true])';

const listItems = (panel: HTMLElement | null): HTMLElement[] =>
  panel === null ? [] : [...panel.querySelectorAll<HTMLElement>(itemSelector)];

/** Focuses one of the items. It alone is in the order of Tab, so a menu that scrolls is reached by keys. */
const focusItem = (items: readonly HTMLElement[], chosen: HTMLElement | undefined): void => {
  for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
  chosen?.focus();
};

const findNext = (items: readonly HTMLElement[], key: string, now: number): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return items[(now + 1) % items.length];
    case 'ArrowUp':
      return items[(now - 1 + items.length) % items.length];
    case 'Home':
      return items[0];
    case 'End':
      return items[items.length - 1];
    default:
      return key.length === 1
        ? [...items.slice(now + 1), ...items.slice(0, now + 1)].find((item) =>
            item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
          )
        : undefined;
  }
};

/** The menu button pattern of the ARIA Authoring Practices: arrows, Home, End, first letters, Escape, Tab. */
export const MenuButton = (props: MenuButtonProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const firstFocus = useRef<'first' | 'last'>('first');
  const id = useId();
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) anchor.current?.focus();
  }, []);
  useAnchoredPanel({ isOpen, close, anchor, panel });
  useEffect(() => {
    if (!isOpen) return;
    const items = listItems(panel.current);
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true');
    focusItem(items, checked ?? items[firstFocus.current === 'first' ? 0 : items.length - 1]);
  }, [isOpen]);

  const openBy = (which: 'first' | 'last'): void => {
    firstFocus.current = which;
    setOpen(true);
  };
  const onTriggerKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openBy(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onPanelKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      close(true);
      return;
    }
    const items = listItems(panel.current);
    const next = findNext(items, event.key, items.indexOf(document.activeElement as HTMLElement));
    if (next === undefined || event.key === ' ') return;
    event.preventDefault();
    focusItem(items, next);
  };
  return (
    <div className={props.rootClass}>
      <button
        ref={anchor}
        type="button"
        className={props.triggerClass}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close(false) : openBy('first'))}
        onKeyDown={onTriggerKey}
      >
        {props.trigger}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="menu"
          tabIndex={-1}
          popover="manual"
          aria-label={props.label}
          className={props.panelClass}
          onKeyDown={onPanelKey}
          onClick={(event) => {
            if ((event.target as HTMLElement).closest(itemSelector) !== null) close(true);
          }}
        >
          {props.children}
        </div>
      )}
    </div>
  );
};
