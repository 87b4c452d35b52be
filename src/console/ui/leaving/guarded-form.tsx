import { useEffect, useRef, type ComponentProps } from 'react';
import { watchForm } from './unsaved-forms.ts';

/** A form that is asked about before what was entered into it is left. */
export function GuardedForm({ ref, ...props }: ComponentProps<'form'>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => (element.current === null ? undefined : watchForm(element.current)), []);
  const hold = (form: HTMLFormElement | null) => {
    element.current = form;
    if (typeof ref === 'function') ref(form);
    else if (ref) ref.current = form;
  };
  return <form {...props} ref={hold} />;
}
