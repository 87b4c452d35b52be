interface Watched {
  /** What its controls held when it appeared. */
  readonly first: string;
  typed: boolean;
  sent: boolean;
}
const forms = new Map<HTMLFormElement, Watched>();
const valuesOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((control) =>
      control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value,
    ),
  );
const hasFault = (form: HTMLFormElement): boolean =>
  form.querySelector('[aria-invalid=true], [role=alert]') !== null;
/** Whether a form holds what a person entered and what was not taken: sent, it was, unless it says what is wrong. */
function isUnsaved(form: HTMLFormElement, { first, typed, sent }: Watched): boolean {
  if (!typed || !form.isConnected || valuesOf(form) === first) return false;
  return !sent || hasFault(form);
}

/** Whether any form, or the one around an element, holds something that leaving would lose. */
export const hasUnsaved = (within: Element | null = null): boolean => {
  const around = within?.closest('form') ?? null;
  return [...forms].some(
    ([form, watched]) => (around === null || form === around) && isUnsaved(form, watched),
  );
};
/** Watches a form until it is gone. Gives the end of it. */
export function watchForm(form: HTMLFormElement): () => void {
  const watched: Watched = { first: valuesOf(form), typed: false, sent: false };
  forms.set(form, watched);
  const type = () => Object.assign(watched, { typed: true, sent: false });
  const send = () => Object.assign(watched, { sent: true });
  form.addEventListener('input', type);
  form.addEventListener('change', type);
  form.addEventListener('submit', send);
  return () => {
    forms.delete(form);
    form.removeEventListener('input', type);
    form.removeEventListener('change', type);
    form.removeEventListener('submit', send);
  };
}

type Way = () => void;
let question: Way | null = null;
const hearers = new Set<Way>();
const tell = (way: Way | null): void => {
  question = way;
  for (const hear of hearers) hear();
};
/** The way that a person is asked about; null where there is no question. */
export const readQuestion = (): Way | null => question;
export const hearQuestion = (hear: Way): Way => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};
export const endQuestion = (): void => tell(null);
/**
 * Goes a way that closes a form or leaves its page, after a question where something would be lost.
 * @param within only the form around this element is asked about
 */
export const askToLeave = (way: Way, within: Element | null = null): void => {
  if (hasUnsaved(within)) tell(way);
  else way();
};
