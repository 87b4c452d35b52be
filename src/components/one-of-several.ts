import type { KeyboardEvent } from 'react';

interface Way {
  readonly isRightToLeft: boolean;
  readonly isVerticalToo: boolean;
}
/** Where an arrow, Home or End leads from one of `count` things in a row; undefined for other keys. */
export const findNextInRow = (key: string, now: number, count: number, way: Way): number | undefined => {
  const forward = way.isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = way.isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || (way.isVerticalToo && key === 'ArrowDown')) return (now + 1) % count;
  if (key === backward || (way.isVerticalToo && key === 'ArrowUp')) return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

const moveOn = (event: KeyboardEvent<HTMLElement>): void => {
  const radio = event.currentTarget;
  const radios =
    radio.closest('[role=radiogroup]')?.querySelectorAll<HTMLElement>('[role=radio]:not([disabled])') ?? [];
  const target = findNextInRow(event.key, [...radios].indexOf(radio), radios.length, {
    isRightToLeft: getComputedStyle(radio).direction === 'rtl',
    isVerticalToo: true,
  });
  const chosen = target === undefined ? undefined : radios[target];
  if (chosen === undefined) return;
  event.preventDefault();
  chosen.focus();
  chosen.click();
};

/**
 * A button of which one in a `radiogroup` is chosen: arrow keys choose, and the group is one stop of Tab.
 * `isStop` is for the first one where none is chosen.
 */
export const describeRadio = (isChosen: boolean, isStop = isChosen) =>
  ({
    role: 'radio',
    'aria-checked': isChosen,
    tabIndex: isStop ? 0 : -1,
    onKeyDown: moveOn,
  }) as const;
