import { createContext, useContext, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { ListedCountry } from './list-countries.ts';

/** What the parts of one form share. Handed by context: the form library passes its own props only. */
export interface FormScope {
  readonly classes: Readonly<Record<string, string>>;
  readonly text: (name: string, args?: JsonObject) => string;
  readonly t: (key: string, args?: JsonObject) => string;
  /** Address of a route. */
  readonly hrefFor: (route: string) => string;
  /** Field → sentence, for the fields whose error is shown. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is typed now, of all fields. */
  readonly readValues: () => JsonObject;
  /** Countries whose dialing code can be chosen beside a mobile number; one is only shown, none asks for nothing. */
  readonly countries: readonly ListedCountry[];
  readonly setValue: (field: string, value: Json | undefined) => void;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export const useFormScope = (): FormScope => {
  const scope = useContext(FormScopeContext);
  if (scope === null) throw new Error('Expected a form around this field, found none');
  return scope;
};

/** The button beside the field of a code: apart from the rest, which draws every field when it changes. */
export const CodeSenderContext = createContext<{
  readonly sender: ReactNode;
  /** Whether a code is on its way: the focus goes to its field. */
  readonly isSent: boolean;
}>({ sender: undefined, isSent: false });
