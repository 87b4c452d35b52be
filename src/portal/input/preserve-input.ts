type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement & { readonly type: 'checkbox' | 'radio' } =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether another option is chosen than the markup says: without a word about it, a list shows its first. */
function isOtherChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const said = [...options].map(({ defaultSelected }) => defaultSelected).lastIndexOf(true);
  return selectedIndex >= 0 && selectedIndex !== Math.max(0, said);
}

/** Whether a person (or the browser, which fills fields in after a reload) changed what the markup says. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isOtherChosen(field);
  // Of radio buttons the one that was chosen tells the others.
  if (isBox(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.value !== field.defaultValue;
}

/** Writes past React, which notes each write through the element itself and takes no event for its own. */
function writeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = field.defaultValue === value ? '' : field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
}

/** Returns a function that enters the field's present value again, with the events of typing. */
function recordField(field: Field): () => void {
  const tell = (type: string): boolean => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field;
    return () => {
      field.selectedIndex = selectedIndex;
      tell('change');
    };
  }
  if (isBox(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    // A chosen file cannot be written, and is still there.
    if (field.type !== 'file') writeValue(field, value);
    tell(field.type === 'file' ? 'change' : 'input');
    // Fields for numbers and addresses have no place of the caret.
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Keeps what was typed into prerendered markup. Call it before hydration. The function that it returns,
 * called after hydration, enters the values again with their events, so that React sees them as typed.
 */
export function preserveInput(root: HTMLElement): () => void {
  const typed = new Map<Field, () => void>();
  const note = (target: unknown): void => {
    if (!isField(target)) return;
    // The field that was touched last is replayed last.
    typed.delete(target);
    typed.set(target, recordField(target));
  };
  for (const field of root.querySelectorAll<Field>('input,textarea,select'))
    if (field.type !== 'hidden' && isChanged(field)) note(field);
  const hear = ({ target }: Event): void => note(target);
  for (const type of ['input', 'change']) root.addEventListener(type, hear, true);
  const typeAgain = (): void => {
    for (const type of ['input', 'change']) root.removeEventListener(type, hear, true);
    for (const [field, again] of typed) if (field.isConnected) again();
  };
  // Replayed during React's own work, the value would be reset first and the caret moved to its end.
  return () => queueMicrotask(typeAgain);
}
