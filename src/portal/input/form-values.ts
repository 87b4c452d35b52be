import type { JsonObject } from '../../protocol/json/json.ts';
import type { Clock } from '../../runtime/core/clock.ts';
import { mountedFormsPath, type MountedForm } from '../../runtime/core/mounted-forms.ts';
import type { Store } from '../../runtime/core/store.ts';

/**
 * Lifetime of typed values, which are in the store at `form.<id>`. They are kept for when the person
 * returns to the form. Secrets are removed once the form is unmounted and no flow needs them.
 */
export interface FormValues {
  /** What was typed by form, without secrets. */
  list(): Readonly<Record<string, JsonObject>>;
  /** Restores what was typed before, where nothing is typed yet. */
  restore(values: Readonly<Record<string, JsonObject>>): void;
}

/** A form that comes back with the answer of its flow is drawn well within this. */
const graceMs = 200;

/** Ends of a session after which nothing is continued; any other one cut the member off. */
const plainEnds = ['signedOut', 'otherTab', 'onBreak', 'closed', 'accountMissing', 'network'];
/** Fields of a page that belong to no form say by their name that they hold a secret. */
export const isSecretName = (name: string): boolean => /password|code|pin$/i.test(name);

interface Interrupted {
  readonly account: string;
  readonly forms: Readonly<Record<string, JsonObject>>;
  readonly page: JsonObject;
}

export interface FormValuesOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Whether a flow still holds a password or a code that it was given. */
  readonly holdsSecrets: () => boolean;
}

export function createFormValues({ store, clock, holdsSecrets }: FormValuesOptions): FormValues {
  /** Forms with what was typed by the person who was here before. */
  const stale = new Set<string>();
  let stopTimer = (): void => undefined;

  function listHeld(): [string, MountedForm][] {
    // Only this file writes that path.
    return Object.entries(
      (store.get(mountedFormsPath) ?? {}) as unknown as Readonly<Record<string, MountedForm>>,
    );
  }
  function readTyped(form: string): JsonObject | undefined {
    const values = store.get(`form.${form}.values`);
    const isRecord = values !== null && typeof values === 'object' && !Array.isArray(values);
    return isRecord ? (values as JsonObject) : undefined;
  }
  function readPlain(form: string, { secrets }: MountedForm): JsonObject {
    const typed = Object.entries(readTyped(form) ?? {});
    return Object.fromEntries(typed.filter(([name]) => !secrets.includes(name)));
  }
  const readAccount = (): string | null => (store.get('session.account') as string | null) ?? null;
  function list(): Readonly<Record<string, JsonObject>> {
    return Object.fromEntries(
      listHeld()
        .filter(([form]) => !stale.has(form))
        .map(([form, held]): [string, JsonObject] => [form, readPlain(form, held)])
        .filter(([, values]) => Object.keys(values).length > 0),
    );
  }
  function restore(values: Readonly<Record<string, JsonObject>>): void {
    store.batch(() => {
      for (const [form, typed] of Object.entries(values)) {
        stale.delete(form);
        if (readTyped(form) === undefined) store.set(`form.${form}.values`, typed);
      }
    });
  }
  function sweep(): void {
    store.batch(() => {
      for (const [form, held] of listHeld()) {
        if (held.holders > 0) continue;
        if (stale.delete(form)) store.set(`form.${form}`, undefined);
        else if (readTyped(form) !== undefined && !holdsSecrets())
          store.set(`form.${form}.values`, readPlain(form, held));
      }
    });
  }
  function forget(): void {
    for (const [form] of listHeld()) stale.add(form);
    sweep();
  }
  let account = readAccount();
  /** What a member had typed whose session ended without their doing, for their next login. */
  let interrupted: Interrupted | null = null;
  function followAccount(): void {
    const now = readAccount();
    if (now === account) return;
    const before = account;
    account = now;
    if (before !== null) {
      const reason = store.get('session.reason');
      const isCutOff = now === null && typeof reason === 'string' && !plainEnds.includes(reason);
      interrupted = isCutOff ? { account: before, forms: list(), page: readPage() } : null;
      store.set('ui.page', undefined);
    }
    forget();
    if (now === null || interrupted === null) return;
    const { forms, page, account: owner } = interrupted;
    interrupted = null;
    if (owner !== now) return;
    restore(forms);
    store.set('ui.page', { ...page, ...readPage() });
  }
  /** What the fields of a page hold that belong to no form. */
  function readPage(): JsonObject {
    const typed = Object.entries((store.get('ui.page') ?? {}) as JsonObject);
    return Object.fromEntries(typed.filter(([name]) => !isSecretName(name)));
  }
  // A form went, or a flow moved and may have used what it was given.
  store.subscribe([mountedFormsPath, 'machine'], () => {
    if (!listHeld().some(([, { holders }]) => holders === 0)) return;
    stopTimer();
    stopTimer = clock.after(graceMs, sweep);
  });
  store.subscribe(['session.account'], followAccount);

  return { list, restore };
}
