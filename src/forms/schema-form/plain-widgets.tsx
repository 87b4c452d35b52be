import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import type { JsonObject } from '../../protocol/json/json.ts';
import { PasswordToggle } from '../password-toggle.tsx';
import { Star } from './field-frame.tsx';
import { type FieldUi, describeField, findHint, readFieldUi } from './field-words.ts';
import { useFormScope } from './form-scope.ts';
import { dialingCodeField } from './pick-values.ts';
import { joinNumber, splitNumber } from './whole-number.ts';

/** Only where a password is chosen: the estimate weighs more than the form. */
const PasswordStrength = lazy(async () => ({
  default: (await import('./password-strength.tsx')).PasswordStrength,
}));
const CountryPicker = lazy(async () => ({ default: (await import('./country-picker.tsx')).CountryPicker }));

/** Attributes that every control of a form has. No `pattern`: the browser reads it with other rules. */
const useControl = (props: WidgetProps) => {
  const { errors, t } = useFormScope();
  const ui = readFieldUi(props.uiSchema as JsonObject | undefined);
  const error = errors[props.name];
  const hasError = error !== undefined;
  return {
    ui,
    attributes: {
      id: props.id,
      name: props.name,
      disabled: props.disabled === true,
      'aria-required': props.required === true,
      'aria-invalid': hasError,
      'aria-describedby': describeField(props.id, findHint(ui, t, error) !== undefined, hasError),
      onFocus: () => props.onFocus(props.id, props.value),
    },
  };
};

const inputTypes: Readonly<Record<string, string>> = {
  password: 'password',
  email: 'email',
  tel: 'tel',
  mobile: 'tel',
  wholeNumber: 'tel',
  date: 'date',
  url: 'url',
};
const readInputType = (props: WidgetProps, ui: FieldUi): string =>
  inputTypes[ui.widget ?? ''] ?? inputTypes[props.schema.format ?? ''] ?? 'text';

interface DialingCodeProps {
  /** Undefined for that of the first country. */
  readonly code: string | undefined;
  readonly onChoose: (code: string) => void;
}
/** The country's code before a mobile number: to be chosen where there are several, else only shown. */
const DialingCode = ({ code, onChoose }: DialingCodeProps): ReactNode => {
  const { classes, countries } = useFormScope();
  const [only] = countries;
  if (only === undefined) return null;
  const fallback = (
    <bdi className={classes['adornment']} dir="ltr">
      {only.dialingCode}
    </bdi>
  );
  if (countries.length === 1) return fallback;
  return (
    <Suspense fallback={fallback}>
      <CountryPicker countries={countries} value={code} onChoose={onChoose} />
    </Suspense>
  );
};

/** The code goes along with the number, in another field of the request. */
const DialingCodeBeside = (): ReactNode => {
  const { readValues, setValue } = useFormScope();
  const code = readValues()[dialingCodeField];
  return (
    <DialingCode
      code={typeof code === 'string' ? code : undefined}
      onChoose={(chosen) => setValue(dialingCodeField, chosen)}
    />
  );
};

/** The room of the estimate while it loads: what is below must not move when it comes, as under a press. */
const StrengthRoom = (): ReactNode => {
  const { classes } = useFormScope();
  return (
    <div className={classes['strength']} aria-hidden="true">
      <div className={classes['strengthTrack']}>
        <span />
      </div>
      <p className={classes['hint']}>{'\u00a0'}</p>
    </div>
  );
};

/** A new password, with how hard it is to guess below it. */
const PasswordInput = (props: WidgetProps): ReactNode => {
  const { autocomplete } = readFieldUi(props.uiSchema as JsonObject | undefined);
  const isNew = autocomplete === 'new-password' && props.schema.const === undefined;
  const password = typeof props.value === 'string' ? props.value : '';
  return (
    <>
      <TextInput {...props} />
      {isNew && password !== '' && (
        <Suspense fallback={<StrengthRoom />}>
          <PasswordStrength field={props.name} password={password} />
        </Suspense>
      )}
    </>
  );
};

const TextInput = (props: WidgetProps): ReactNode => {
  const { classes, text, t } = useFormScope();
  const { ui, attributes } = useControl(props);
  const [isShown, setShown] = useState(false);
  const type = readInputType(props, ui);
  const isPassword = type === 'password';
  return (
    <div className={classes['control']}>
      {ui.widget === 'mobile' && <DialingCodeBeside />}
      {props.options['dialingCode'] as ReactNode}
      {ui.prefix !== undefined && <bdi className={classes['adornment']}>{ui.prefix}</bdi>}
      <input
        {...attributes}
        className={classes['input']}
        type={isPassword && isShown ? 'text' : type}
        readOnly={props.readonly === true}
        value={props.value === undefined || props.value === null ? '' : String(props.value)}
        placeholder={ui.placeholder === undefined ? undefined : t(ui.placeholder)}
        autoComplete={ui.autocomplete}
        inputMode={ui.inputMode}
        spellCheck={isPassword || type === 'email' ? false : undefined}
        autoCapitalize={isPassword || type === 'email' ? 'none' : undefined}
        dir={isPassword || type === 'email' || type === 'tel' ? 'ltr' : 'auto'}
        onChange={(event) => props.onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={(event) => props.onBlur(props.id, event.target.value)}
      />
      {isPassword && (
        <PasswordToggle
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
          label={text(isShown ? 'hidePassword' : 'showPassword')}
          controls={props.id}
          classes={classes}
        />
      )}
    </div>
  );
};

/** A mobile number that is kept with its dialing code, which is chosen beside it. */
const WholeNumberInput = (props: WidgetProps): ReactNode => {
  const { countries } = useFormScope();
  const [chosen, setChosen] = useState<string>();
  const { dialingCode, national } = splitNumber(toText(props.value), countries);
  const code = dialingCode ?? chosen ?? countries[0]?.dialingCode;
  if (code === undefined) return <TextInput {...props} />;
  const choose = (next: string): void => {
    setChosen(next);
    props.onChange(joinNumber(national, next));
  };
  return (
    <TextInput
      {...props}
      value={national}
      options={{ ...props.options, dialingCode: <DialingCode code={code} onChoose={choose} /> }}
      onChange={(typed: unknown) => props.onChange(joinNumber(toText(typed), code))}
      onBlur={(id, typed) => props.onBlur(id, joinNumber(toText(typed), code))}
    />
  );
};
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const TextArea = (props: WidgetProps): ReactNode => {
  const { classes, t } = useFormScope();
  const { ui, attributes } = useControl(props);
  return (
    <textarea
      {...attributes}
      className={classes['textarea']}
      rows={5}
      dir="auto"
      readOnly={props.readonly === true}
      value={props.value === undefined || props.value === null ? '' : String(props.value)}
      placeholder={ui.placeholder === undefined ? undefined : t(ui.placeholder)}
      autoComplete={ui.autocomplete}
      onChange={(event) => props.onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={(event) => props.onBlur(props.id, event.target.value)}
    />
  );
};

/** Numbers are typed as text with a number keyboard: spinners and locale commas only cause mistakes. */
const NumberInput = (props: WidgetProps): ReactNode => (
  <TextInput
    {...props}
    onChange={(value: unknown) => {
      const isNumber = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
      props.onChange(isNumber ? Number(value) : value);
    }}
  />
);

const SelectInput = (props: WidgetProps): ReactNode => {
  const { classes, text, t } = useFormScope();
  const { ui, attributes } = useControl(props);
  const options = props.options.enumOptions ?? [];
  const chosen = options.findIndex(({ value }) => value === props.value);
  return (
    <div className={classes['control']}>
      <select
        {...attributes}
        className={classes['select']}
        value={chosen < 0 ? '' : String(chosen)}
        autoComplete={ui.autocomplete}
        onChange={(event) => props.onChange(options[Number(event.target.value)]?.value)}
        onBlur={() => props.onBlur(props.id, props.value)}
      >
        <option value="" disabled={props.required === true}>
          {text('choose')}
        </option>
        {options.map(({ value, label }, index) => {
          const key = ui.optionLabels?.[String(value)];
          return (
            <option key={String(value)} value={index}>
              {key === undefined ? label : t(key)}
            </option>
          );
        })}
      </select>
      <Glyph name="chevron-down" className={classes['selectMark']} />
    </div>
  );
};

const CheckboxInput = (props: WidgetProps): ReactNode => {
  const { classes, text, t } = useFormScope();
  const { ui, attributes } = useControl(props);
  return (
    <label className={classes['checkboxLabel']} htmlFor={props.id}>
      <input
        {...attributes}
        type="checkbox"
        className={classes['checkbox']}
        checked={props.value === true}
        onChange={(event) => props.onChange(event.target.checked ? true : undefined)}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span>
        {t(ui.label ?? props.name, ui.labelArgs)}
        {props.required === true && <Star classes={classes} label={text('required')} />}
      </span>
    </label>
  );
};

/** The library's names of widgets → ours. */
export const plainWidgets: RegistryWidgetsType = {
  TextWidget: TextInput,
  PasswordWidget: PasswordInput,
  EmailWidget: TextInput,
  URLWidget: TextInput,
  DateWidget: TextInput,
  UpDownWidget: NumberInput,
  SelectWidget: SelectInput,
  RadioWidget: SelectInput,
  CheckboxWidget: CheckboxInput,
  TextareaWidget: TextArea,
  textarea: TextArea,
  tel: TextInput,
  password: PasswordInput,
  mobile: TextInput,
  wholeNumber: WholeNumberInput,
  email: TextInput,
  date: TextInput,
  text: TextInput,
  number: NumberInput,
};
