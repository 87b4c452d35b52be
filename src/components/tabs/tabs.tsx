import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly selected: string;
}

const findTarget = (key: string, now: number, count: number, isRightToLeft: boolean): number | undefined => {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (now + 1) % count;
  if (key === backward) return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

export const TabsView = ({ props, classes, slots, emit, children }: ViewProps<TabsProps>): ReactNode => {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = Math.max(
    0,
    props.tabs.findIndex((tab) => tab.id === props.selected),
  );
  const selected = props.tabs[chosen]?.id ?? '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (list.current === null) return;
    const isRightToLeft = getComputedStyle(list.current).direction === 'rtl';
    const target = findTarget(event.key, chosen, props.tabs.length, isRightToLeft);
    const tab = target === undefined ? undefined : props.tabs[target];
    if (tab === undefined || target === undefined) return;
    event.preventDefault();
    (list.current.children[target] as HTMLElement).focus();
    emit('select', { id: tab.id });
  };
  return (
    <div className={classes['root']}>
      <div ref={list} role="tablist" aria-label={props.label} className={classes['list']}>
        {props.tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            className={classes['tab']}
            onKeyDown={onKeyDown}
            onClick={() => emit('select', { id: tab.id })}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        className={classes['panel']}
      >
        {slots[selected] ?? children}
      </div>
    </div>
  );
};
