import type { Store } from './store.ts';

/** Store path of the forms that are or were in front of the person: form → `HeldForm`. */
export const mountedFormsPath = '$form';

export interface MountedForm {
  /** Fields that hold passwords and codes. */
  readonly secrets: readonly string[];
  /** How often it is drawn now. */
  readonly holders: number;
}

/** Notes that a form is in front of the person; returns the way to note that it is gone. */
export function preserveForm(store: Store, form: string, secrets: readonly string[]): () => void {
  const path = `${mountedFormsPath}.${form}`;
  const count = (by: number): void =>
    store.set(path, { secrets, holders: ((store.get(`${path}.holders`) ?? 0) as number) + by });
  count(1);
  return () => count(-1);
}
