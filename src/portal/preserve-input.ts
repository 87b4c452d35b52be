type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement & { readonly type: 'checkbox' | 'radio' } =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Options as the markup has them: without a word about it, a list for one shows its first. */
function isChosenAnew({ options, multiple }: HTMLSelectElement): boolean {
  const said = [...options].map(({ defaultSelected }) => defaultSelected);
  if (!multiple && !said.includes(true)) said[0] = true;
  const meant = multiple ? said : said.map((_, at) => at === said.lastIndexOf(true));
  return [...options].some(({ selected }, at) => selected !== meant[at]);
}

/** Whether a person (or the browser, which fills fields in after a reload) changed what the markup says. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChosenAnew(field);
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

/** What stands in a field now, as a function that does it again. */
function recordField(field: Field): () => void {
  const tell = (type: string): boolean => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].map(({ selected }) => selected);
    return () => {
      for (const [at, option] of [...field.options].entries()) option.selected = chosen[at] === true;
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
 * Keeps what stands in the fields of markup that came before the program: called before the markup is
 * taken over. The function that it returns, called when that is done, does it again before the eyes of
 * the program, as if it had been typed then.
 */
export function preserveInput(root: HTMLElement): () => void {
  const typed = new Map<Field, () => void>();
  const note = (target: unknown): void => {
    if (!isField(target)) return;
    // The last one that was touched is done last.
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
  // While React is still at work, it puts its own words back first, and the caret goes to their end.
  return () => queueMicrotask(typeAgain);
}
