import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { findNextInRow } from '../one-of-several.ts';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly selected: string;
}

/** What the elements say they are: tabs of a panel, or choices whose effect is seen elsewhere. */
const roles = {
  tabs: { list: 'tablist', item: 'tab', state: 'aria-selected', vertical: false },
  choices: { list: 'radiogroup', item: 'radio', state: 'aria-checked', vertical: true },
} as const;

/**
 * Tabs with their panel. Without anything to put in a panel it is a group of radio buttons: a tab that
 * controls nothing would promise a panel that does not exist.
 */
export const TabsView = ({ props, classes, slots, emit, children }: ViewProps<TabsProps>): ReactNode => {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = Math.max(
    0,
    props.tabs.findIndex((tab) => tab.id === props.selected),
  );
  const selected = props.tabs[chosen]?.id ?? '';
  const hasPanel = children !== undefined || Object.keys(slots).length > 0;
  const role = hasPanel ? roles.tabs : roles.choices;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (list.current === null) return;
    const isRightToLeft = getComputedStyle(list.current).direction === 'rtl';
    const target = findNextInRow(event.key, chosen, props.tabs.length, {
      isRightToLeft,
      isVerticalToo: role.vertical,
    });
    const tab = target === undefined ? undefined : props.tabs[target];
    if (tab === undefined || target === undefined) return;
    event.preventDefault();
    (list.current.children[target] as HTMLElement).focus();
    emit('select', { id: tab.id });
  };
  return (
    <div className={classes['root']}>
      <div ref={list} role={role.list} aria-label={props.label} className={classes['list']}>
        {props.tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role={role.item}
            {...{ [role.state]: index === chosen }}
            {...(hasPanel ? { 'aria-controls': `${id}-panel` } : {})}
            tabIndex={index === chosen ? 0 : -1}
            className={classes['tab']}
            onKeyDown={onKeyDown}
            onClick={() => emit('select', { id: tab.id })}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {hasPanel && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${selected}`}
          className={classes['panel']}
        >
          {slots[selected] ?? children}
        </div>
      )}
    </div>
  );
};
