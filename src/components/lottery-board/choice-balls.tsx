import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { nameChoice, type BoardPlay } from './board-menu.ts';
import { hasShortcuts, listShortcut, shortcuts, type ChoiceGroup } from './choice-groups.ts';

type Parts = Pick<ViewProps, 'classes' | 'text'>;
export interface ChoiceBallsProps extends Parts {
  readonly offered: BoardPlay;
  readonly group: ChoiceGroup;
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onToggle: (choice: string) => void;
  readonly onFill: (choices: readonly string[]) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The number of the button that a key leads to; the list is written from the left in every script. */
function findNext(key: string, now: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (now + step + count) % count;
}

/** The choices of one place, of which one is a stop of the Tab key. */
export const ChoiceBalls = (props: ChoiceBallsProps): ReactNode => {
  const { classes, text, offered, group, chosen, disabled } = props;
  const label = useId();
  const [stop, setStop] = useState(0);
  const name = text(group.word, { about: nameChoice(offered, group.about) });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = findNext(event.key, stop, group.choices.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={classes['group']} role="group" aria-labelledby={label}>
      <div className={classes['groupHead']}>
        <span id={label} className={classes['fieldLabel']}>
          {name}
        </span>
        {hasShortcuts(group) && <Shortcuts {...props} name={name} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons within */}
      <div className={classes['balls']} onKeyDown={onKeyDown}>
        {group.choices.map((choice, index) => (
          <button
            key={choice}
            type="button"
            className={classes['ball']}
            aria-pressed={chosen.includes(choice)}
            tabIndex={index === stop ? 0 : -1}
            disabled={disabled}
            onFocus={() => setStop(index)}
            onClick={() => props.onToggle(choice)}
          >
            {nameChoice(offered, choice)}
          </button>
        ))}
      </div>
    </div>
  );
};

const Shortcuts = ({
  classes,
  text,
  group,
  disabled,
  onFill,
  name,
}: ChoiceBallsProps & { readonly name: string }): ReactNode => (
  <div className={classes['shortcuts']} role="group" aria-label={text('shortcuts', { group: name })}>
    {shortcuts.map((shortcut) => (
      <button
        key={shortcut}
        type="button"
        className={classes['shortcut']}
        disabled={disabled}
        onClick={() => onFill(listShortcut(group, shortcut))}
      >
        {text(shortcut)}
      </button>
    ))}
  </div>
);
