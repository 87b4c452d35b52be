const fault = '[aria-invalid="true"]';
/** So long an answer of the server is waited for. */
const patienceMs = 15_000;
const steps = ['keydown', 'pointerdown'] as const;

/**
 * Moves the focus to the first field of a form that is marked as wrong: one that the press marks, or the answer of the
 * server. A person who does something else meanwhile keeps their place.
 * @param form what was sent: a form, or a dialog around its fields
 * @param isSent a field that is still wrong counts as well
 */
export function focusFirstFault(form: HTMLElement, isSent = true): void {
  const list = (): NodeListOf<HTMLElement> => form.querySelectorAll<HTMLElement>(fault);
  let marked = isSent ? 0 : list().length;
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const step of steps) document.removeEventListener(step, end, true);
  };
  const look = (): void => {
    const fields = list();
    if (fields.length > marked) {
      end();
      fields[0]?.focus();
    }
    // Marks that a new try removes may return with its answer.
    marked = Math.min(marked, fields.length);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(end, patienceMs);
  // After all listeners of the press have run.
  setTimeout(() => {
    for (const step of steps) document.addEventListener(step, end, true);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    look();
  });
}

/** The same for every form of the console, and for buttons in one that send it in another way. Gives the way to end it. */
export function watchForms(source: Document): () => void {
  const onSubmit = ({ target }: Event): void => {
    if (target instanceof HTMLFormElement) focusFirstFault(target);
  };
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('form button[type=button]') : null;
    const form = button?.closest('form') ?? null;
    if (form !== null) focusFirstFault(form, false);
  };
  source.addEventListener('submit', onSubmit, true);
  source.addEventListener('click', onClick, true);
  return () => {
    source.removeEventListener('submit', onSubmit, true);
    source.removeEventListener('click', onClick, true);
  };
}
