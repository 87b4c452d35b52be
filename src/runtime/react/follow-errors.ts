const invalid = '[aria-invalid=true]';
const controls = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** The control to correct: of a group of choices the one chosen, else its first. */
function findControl(wrong: Element): HTMLElement | null {
  if (wrong.matches(controls) || !(wrong instanceof HTMLFieldSetElement)) return wrong as HTMLElement;
  const inputs = [...wrong.querySelectorAll<HTMLInputElement>(controls)];
  return inputs.find(({ checked }) => checked) ?? inputs[0] ?? null;
}
/**
 * After a form is sent: moves the focus to the first field that is wrong, where it is still on a control of
 * the form, and scrolls to an alert that comes out of sight. A list of problems that took the focus keeps it,
 * and so does a field in which a person types on. Returns a function that stops it.
 * @param sent A form that was sent already
 */
export function followErrors(
  source: Document,
  beforePainting: (work: () => void) => void,
  sent: EventTarget | null = null,
): () => void {
  let form: Element | null = null;
  let region: Element | null = null;
  const alerts = new Set<Element>();

  const focusFirst = (): boolean => {
    const wrong = form?.querySelector(invalid) ?? null;
    const { activeElement } = source;
    if (wrong === null || activeElement === null) return false;
    const isAtControl =
      activeElement.matches(`${controls}, button`) && form?.contains(activeElement) === true;
    const isFree = activeElement === source.body || isAtControl;
    if (isFree && activeElement.closest(invalid) === null) findControl(wrong)?.focus();
    return true;
  };
  const decide = (): void => {
    const [alert] = [...alerts].filter((one) => one.isConnected && region?.contains(one) === true);
    alerts.clear();
    const isFieldWrong = focusFirst();
    if (!isFieldWrong) alert?.scrollIntoView({ block: 'nearest' });
    if (isFieldWrong || alert !== undefined) form = region = null;
  };
  const observer = new MutationObserver((records) => {
    if (region === null) return;
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('[role=alert]')) alerts.add(node);
        for (const alert of node.querySelectorAll('[role=alert]')) alerts.add(alert);
      }
    beforePainting(decide);
  });
  observer.observe(source.body, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
  const onSubmit = ({ target }: { readonly target: EventTarget | null }): void => {
    if (!(target instanceof Element)) return;
    form = target;
    region = target.closest('dialog, main') ?? source.body;
    beforePainting(decide);
  };
  const forget = (): void => {
    form = region = null;
  };
  source.addEventListener('submit', onSubmit, { capture: true });
  source.addEventListener('input', forget);
  onSubmit({ target: sent });
  return () => {
    observer.disconnect();
    source.removeEventListener('submit', onSubmit, { capture: true });
    source.removeEventListener('input', forget);
  };
}
