import type { JsonObject } from '../../protocol/json.ts';
import type { Clock } from './clock.ts';
import type { Store } from './store.ts';

/** How long what a person typed into forms is kept: all of it is in the store, at `form.<id>`. */
export interface FormValues {
  /**
   * A form is in front of the person; `secrets` are its fields that hold passwords and codes. Returns the
   * way to say that it is gone. What was typed stays for when the person comes back, except the secrets:
   * they go as soon as no flow needs them any more.
   */
  hold(form: string, secrets: readonly string[]): () => void;
  /** Somebody else is here now: what was typed goes, of forms in front of the person once they are gone. */
  forget(): void;
  /** What was typed by form, without secrets. */
  list(): Readonly<Record<string, JsonObject>>;
  /** Puts back what was typed before, where nothing is typed yet. */
  restore(values: Readonly<Record<string, JsonObject>>): void;
}

interface Known {
  readonly secrets: readonly string[];
  holders: number;
  /** Typed by whoever was here before. */
  isStale: boolean;
}

/** A form that comes back with the answer of its flow is drawn well within this. */
const graceMs = 200;

export interface FormValuesOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Whether a flow still holds a password or a code that it was given. */
  readonly holdsSecrets: () => boolean;
}

export function createFormValues({ store, clock, holdsSecrets }: FormValuesOptions): FormValues {
  const known = new Map<string, Known>();
  let stopTimer = (): void => undefined;

  function readTyped(form: string): JsonObject | undefined {
    const values = store.get(`form.${form}.values`);
    const isRecord = values !== null && typeof values === 'object' && !Array.isArray(values);
    return isRecord ? (values as JsonObject) : undefined;
  }
  function readPlain(form: string, { secrets }: Known): JsonObject {
    return Object.fromEntries(
      Object.entries(readTyped(form) ?? {}).filter(([name]) => !secrets.includes(name)),
    );
  }
  function sweep(): void {
    store.batch(() => {
      for (const [form, entry] of known) {
        if (entry.holders > 0) continue;
        if (entry.isStale) {
          store.set(`form.${form}`, undefined);
          known.delete(form);
        } else if (readTyped(form) !== undefined && !holdsSecrets()) {
          store.set(`form.${form}.values`, readPlain(form, entry));
        }
      }
    });
  }
  function sweepSoon(): void {
    stopTimer();
    stopTimer = clock.after(graceMs, sweep);
  }
  // A flow that moved may have used what it was given.
  store.subscribe(['machine'], () => {
    if ([...known.values()].some(({ holders }) => holders === 0)) sweepSoon();
  });

  return {
    hold: (form, secrets) => {
      const before = known.get(form);
      const entry = { secrets, holders: (before?.holders ?? 0) + 1, isStale: before?.isStale ?? false };
      known.set(form, entry);
      return () => {
        const now = known.get(form);
        if (now === undefined) return;
        now.holders -= 1;
        if (now.holders === 0) sweepSoon();
      };
    },
    forget: () => {
      for (const entry of known.values()) entry.isStale = true;
      sweep();
    },
    list: () =>
      Object.fromEntries(
        [...known]
          .map(([form, entry]): [string, JsonObject] => [form, entry.isStale ? {} : readPlain(form, entry)])
          .filter(([, values]) => Object.keys(values).length > 0),
      ),
    restore: (values) =>
      store.batch(() => {
        for (const [form, typed] of Object.entries(values))
          if (readTyped(form) === undefined) store.set(`form.${form}.values`, typed);
      }),
  };
}
