/** One way to show the form of the bench, in a bundle that puts it at `globalThis.formContender`. */
export interface FormContender {
  readonly name: string;
  /** Draws the empty form; the DOM is complete when it returns (or resolves). */
  mount(element: HTMLElement): void | Promise<void>;
  /** The input of a text field. */
  find(field: string): HTMLElement | null;
  /** What the form holds of a field: every contender keeps what is typed with each key. */
  read(field: string): unknown;
  unmount(): void;
}

declare global {
  var formContender: FormContender;
}

export type FieldKind = 'text' | 'password' | 'email' | 'tel' | 'number' | 'choice' | 'tick';
export interface BenchField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
}

/** The fields for those who are not handed the JSON Schema; the same as in `bench-form.schema.json`. */
const words: readonly (readonly [name: string, label: string, kind: FieldKind, required: boolean])[] = [
  ['username', 'User name', 'text', true],
  ['password', 'Password', 'password', true],
  ['confirmPassword', 'Password again', 'password', true],
  ['firstName', 'First name', 'text', true],
  ['middleName', 'Middle name', 'text', false],
  ['lastName', 'Last name', 'text', true],
  ['email', 'E-mail', 'email', true],
  ['mobile', 'Mobile number', 'tel', false],
  ['street', 'Street', 'text', false],
  ['houseNumber', 'House number', 'text', false],
  ['city', 'City', 'text', true],
  ['postalCode', 'Postal code', 'text', false],
  ['country', 'Country', 'choice', true],
  ['dependants', 'Dependants', 'number', false],
  ['occupation', 'Occupation', 'text', false],
  ['referral', 'Referral', 'text', false],
  ['newsletter', 'Send me news', 'tick', false],
  ['terms', 'I accept the terms', 'tick', true],
];
export const benchFields: readonly BenchField[] = words.map(([name, label, kind, required]) => ({
  name,
  label,
  kind,
  required,
}));
export const countries = ['PH', 'TH', 'VN', 'ID', 'MY'] as const;
