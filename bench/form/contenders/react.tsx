import { useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import slots from 'bench:slots';
import { benchFields, countries, type BenchField } from '../form-contender.ts';

/**
 * Hand-written: one controlled component, its values in one state, its rules written out. Same
 * elements, attributes, labels and places for errors as Foyer draws.
 */
type Values = Readonly<Record<string, string | boolean | undefined>>;
let held: Values = {};

const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const findError = (field: BenchField, values: Values): string | undefined => {
  const value = values[field.name];
  const text = textOf(values, field.name);
  if (field.kind === 'tick') return field.required && value !== true ? 'Tick this to continue.' : undefined;
  if (text === '') return field.required ? 'Fill this in.' : undefined;
  switch (field.name) {
    case 'username':
      return /^[a-z][a-z0-9]{3,19}$/.test(text) ? undefined : 'Letters and digits, 4 to 20.';
    case 'password':
      return text.length >= 8 && text.length <= 64 ? undefined : 'At least 8 characters.';
    case 'confirmPassword':
      return text === values['password'] ? undefined : 'The two are not the same.';
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : 'Write an e-mail address.';
    case 'mobile':
      return /^[0-9]{7,15}$/.test(text) ? undefined : 'Digits only, 7 to 15.';
    case 'postalCode':
      return /^[0-9]{0,10}$/.test(text) ? undefined : 'Digits only.';
    case 'dependants':
      return /^(?:1?[0-9]|20)$/.test(text) ? undefined : 'A number up to 20.';
    default:
      return text.length <= 80 ? undefined : 'This is too long.';
  }
};

interface ControlProps {
  readonly field: BenchField;
  readonly values: Values;
  readonly error: string | undefined;
  readonly onChange: (name: string, value: string | boolean | undefined) => void;
  readonly onBlur: (name: string) => void;
}
const describe = ({ field, error }: ControlProps) => ({
  id: `form_${field.name}`,
  name: field.name,
  'aria-required': field.required,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `form_${field.name}__error`,
});

const autoComplete: Readonly<Record<string, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  email: 'email',
  mobile: 'tel-national',
  street: 'street-address',
  postalCode: 'postal-code',
  country: 'country',
};
const Glyph = ({ name }: { readonly name: string }): ReactElement => (
  <svg className={slots['icon']} aria-hidden="true" focusable="false" viewBox="0 0 24 24">
    <use href={`/assets/icons.svg#${name}`} />
  </svg>
);

const Text = (props: ControlProps): ReactElement => {
  const { field, values, onChange, onBlur } = props;
  const [isShown, setShown] = useState(false);
  const isPassword = field.kind === 'password';
  const type = field.kind === 'email' || field.kind === 'tel' ? field.kind : 'text';
  return (
    <div className={slots['control']}>
      <input
        {...describe(props)}
        className={slots['input']}
        autoComplete={autoComplete[field.name] ?? 'off'}
        spellCheck={isPassword ? false : undefined}
        autoCapitalize={isPassword ? 'none' : undefined}
        dir={isPassword ? 'ltr' : 'auto'}
        type={isPassword && !isShown ? 'password' : type}
        value={textOf(values, field.name)}
        onChange={(event) => onChange(field.name, event.target.value)}
        onBlur={() => onBlur(field.name)}
      />
      {isPassword && (
        <button
          type="button"
          className={slots['passwordToggle']}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          aria-controls={`form_${field.name}`}
          onClick={() => setShown(!isShown)}
        >
          <Glyph name={isShown ? 'eye-off' : 'eye'} />
        </button>
      )}
    </div>
  );
};

const Choice = (props: ControlProps): ReactElement => (
  <div className={slots['control']}>
    <select
      {...describe(props)}
      className={slots['select']}
      autoComplete={autoComplete[props.field.name]}
      value={textOf(props.values, props.field.name)}
      onChange={(event) => props.onChange(props.field.name, event.target.value)}
      onBlur={() => props.onBlur(props.field.name)}
    >
      <option value="" disabled>
        Choose
      </option>
      {countries.map((country) => (
        <option key={country} value={country}>
          {country}
        </option>
      ))}
    </select>
    <Glyph name="chevron-down" />
  </div>
);

const Tick = (props: ControlProps): ReactElement => (
  <label className={slots['checkboxLabel']} htmlFor={`form_${props.field.name}`}>
    <input
      {...describe(props)}
      type="checkbox"
      className={slots['checkbox']}
      checked={props.values[props.field.name] === true}
      onChange={(event) => props.onChange(props.field.name, event.target.checked)}
      onBlur={() => props.onBlur(props.field.name)}
    />
    <span>
      {props.field.label}
      {props.field.required && <Star />}
    </span>
  </label>
);

const Star = (): ReactElement => (
  <span className={slots['star']} aria-hidden="true" title="Required">
    *
  </span>
);

const drawControl = (props: ControlProps): ReactNode => {
  if (props.field.kind === 'choice') return <Choice {...props} />;
  return props.field.kind === 'tick' ? <Tick {...props} /> : <Text {...props} />;
};

const Field = (props: ControlProps): ReactElement => {
  const { field, error } = props;
  return (
    <div className={slots['field']} data-field={field.name}>
      {field.kind !== 'tick' && (
        <label className={slots['label']} htmlFor={`form_${field.name}`}>
          {field.label}
          {field.required && <Star />}
        </label>
      )}
      {drawControl(props)}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={`form_${field.name}__error`} className={slots['error']}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
};

const Form = (): ReactElement => {
  const [values, setValues] = useState<Values>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className={slots['root']}>
      <form className={slots['form']} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={slots['fields']}>
          {benchFields.map((field) => (
            <Field
              key={field.name}
              field={field}
              values={values}
              error={touched.has(field.name) ? findError(field, values) : undefined}
              onChange={(name, value) => {
                held = { ...values, [name]: value };
                setValues(held);
              }}
              onBlur={(name) => setTouched((now) => new Set([...now, name]))}
            />
          ))}
        </div>
        <button type="submit" className={slots['submit']}>
          Send
        </button>
      </form>
    </div>
  );
};

let root: Root | null = null;
globalThis.formContender = {
  name: 'React by hand, controlled',
  mount: (element) => {
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(<Form />));
  },
  find: (field) => document.getElementById(`form_${field}`),
  read: (field) => held[field],
  unmount: () => {
    flushSync(() => root?.unmount());
    held = {};
  },
};
