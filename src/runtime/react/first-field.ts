import { whenSeen } from './arrival.ts';

const kinds = [
  'input:not([type=hidden], :disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable=true]',
];
/** Selector of what a person types into or chooses with. */
export const fieldKinds = kinds.join(', ');
/** Attribute of a form, or of a field alone, that a person types into as soon as it opens. */
const startsInField = 'data-starts-in-field';

const startFields = kinds.map((kind) => `[${startsInField}] ${kind}`).join(', ');

const isReachable = (element: Element): boolean =>
  element.closest('[hidden], [inert], [aria-hidden=true]') === null && element.checkVisibility();

/**
 * The field to type into in the first part that starts in its field; of a group of choices, the one chosen.
 * Null where a finger points: there a keyboard would cover the page unasked.
 */
export function findStartField(parts: readonly ParentNode[]): HTMLElement | null {
  if (!window.matchMedia('(pointer: fine)').matches) return null;
  for (const part of parts) {
    const field = [...part.querySelectorAll<HTMLElement>(startFields)].find(isReachable);
    if (field === undefined) continue;
    if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
    const group = `input[type=radio][name="${CSS.escape(field.name)}"]:checked`;
    return field.form?.querySelector<HTMLElement>(group) ?? field;
  }
  return null;
}

/** Moves the focus to that field where it is in sight: nothing above it is scrolled past. */
export function startInField(part: ParentNode): boolean {
  const field = findStartField([part]);
  if (field === null) return false;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) return false;
  whenSeen(field, () => field.focus({ preventScroll: true }));
  return true;
}
