import { make } from '../../client/make.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly count?: number;
}
/** Buttons of which one is pressed. */
export function makeChips<Value extends string>(
  label: string,
  name: string,
  onChoose: (value: Value) => void,
) {
  const element = make('div', { class: `chips ${name}`, role: 'group', 'aria-label': label });
  let shownKey = '';
  return {
    element,
    show: (choices: readonly Choice<Value>[], chosen: Value): void => {
      const key = JSON.stringify([choices, chosen]);
      if (key === shownKey) return;
      shownKey = key;
      const focused = element.contains(document.activeElement);
      element.replaceChildren(
        ...choices.map(({ value, text, count }) => {
          const counted = count === undefined ? [] : [make('span', { class: 'number' }, String(count))];
          const pressed = { 'aria-pressed': String(value === chosen) };
          const button = make('button', { type: 'button', ...pressed }, make('bdi', {}, text), ...counted);
          button.addEventListener('click', () => onChoose(value));
          return button;
        }),
      );
      // The pressed one keeps the focus that the press gave it.
      if (focused) element.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
    },
  };
}
