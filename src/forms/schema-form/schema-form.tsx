import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type SubmitEvent,
  type ReactNode,
} from 'react';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { readTypedDigits } from '../../protocol/words/latin-digits.ts';
import { useRuntime, type LoadedForm } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFaultsContext } from '../form-faults.ts';
import { CodeSenderContext, FormScopeContext, type FormScope } from './form-scope.ts';
import { readFieldUi } from './field-words.ts';
import { dialingCodeField, dropEmpty, leaveOut, listSecrets, pickValues } from './pick-values.ts';
import type { ListedCountry } from './list-countries.ts';
import { useFaultList } from './use-fault-list.ts';
import { useFormErrors } from './use-form-errors.ts';
import { parseOwnJson } from '../../protocol/json/own-json.ts';

export interface SchemaFormProps {
  readonly form: string;
  readonly submit: string;
  readonly busy?: boolean | null;
  readonly aside?: boolean | null;
  readonly startsInField?: boolean | null;
  /** Field → message key. */
  readonly errors?: Readonly<Record<string, Json>> | null;
  /** Field → message key of what was found when a field was left. */
  readonly checks?: Readonly<Record<string, Json>> | null;
  readonly values?: JsonObject | null;
  /** Fields that are not shown here, and not sent. */
  readonly without?: readonly string[] | null;
  /** Countries whose dialing code can be chosen beside a mobile number. */
  readonly countries?: readonly ListedCountry[] | null;
  /** Whether a code was just sent: the focus goes to its field. */
  readonly codeSent?: boolean | null;
}
const noCountries: readonly ListedCountry[] = [];

const noValues: JsonObject = {};

export const SchemaFormView = (view: ViewProps<SchemaFormProps>): ReactNode => {
  const runtime = useRuntime();
  const whole = runtime.getForm(view.props.form);
  const { values, without } = view.props;
  const given = useMemo(() => dropEmpty(values ?? noValues), [values]);
  const key = JSON.stringify(without ?? []);
  const loaded = useMemo(
    () => whole && leaveOut(whole, parseOwnJson<readonly string[], 'memory'>(key)),
    [whole, key],
  );
  if (loaded === null) {
    return <div className={view.classes['loading']} role="status" aria-label={view.text('loading')} />;
  }
  return <LoadedSchemaForm view={{ ...view, props: { ...view.props, values: given } }} loaded={loaded} />;
};

/**
 * What was typed. A plain state, drawn with the event that changed it: following the store with React's
 * own hook costs a task after every key.
 */
const useStored = (path: string): JsonObject | undefined => {
  const { read, subscribe } = useRuntime();
  const [stored, setStored] = useState(() => read(path));
  useLayoutEffect(() => {
    const follow = (): void => setStored(read(path));
    follow();
    return subscribe([path], follow);
  }, [path, read, subscribe]);
  return stored as JsonObject | undefined;
};

interface FormState {
  readonly values: JsonObject;
  readonly readValues: FormScope['readValues'];
  readonly setValue: FormScope['setValue'];
  /** The errors in sight, as JSON text. */
  readonly shownKey: string;
}
/** What the fields of the form have in common. */
const useSharedScope = (
  { props, classes, text }: ViewProps<SchemaFormProps>,
  { values, readValues, setValue, shownKey }: FormState,
): FormScope => {
  const { t, hrefFor } = useRuntime();
  const countries = props.countries ?? noCountries;
  // Drawn once more with the code that is chosen, which no field of the form holds.
  const dialingCode = values[dialingCodeField];
  return useMemo(
    () => ({
      classes,
      text,
      t,
      hrefFor,
      readValues,
      countries,
      dialingCode,
      setValue,
      errors: parseOwnJson<Record<string, string>, 'memory'>(shownKey),
    }),
    [classes, text, t, hrefFor, readValues, countries, dialingCode, setValue, shownKey],
  );
};

const useCodeSender = ({ slots, props }: ViewProps<SchemaFormProps>) => {
  const sender = slots['besideCode'];
  const isSent = props.codeSent === true;
  return useMemo(() => ({ sender, isSent }), [sender, isSent]);
};

interface LoadedSchemaFormProps {
  readonly view: ViewProps<SchemaFormProps>;
  readonly loaded: LoadedForm;
}

const isSaved = (typed: JsonObject, values: JsonObject | null | undefined): boolean =>
  Object.keys(values ?? noValues).length > 0 && isSameJson(dropEmpty(typed), values ?? noValues);

/** What was typed and was saved is the flow's: what it says later is shown, after a reload too. */
function useSaved(path: string, typed: JsonObject | undefined, values: JsonObject | null | undefined): void {
  const { write } = useRuntime();
  useEffect(() => {
    if (typed !== undefined && isSaved(typed, values)) write(path, undefined);
  }, [path, typed, values, write]);
}

const LoadedSchemaForm = ({ view, loaded }: LoadedSchemaFormProps): ReactNode => {
  const { props, classes, text, emit, nodeId } = view;
  const { t, read: readStore, write, preserveForm } = useRuntime();
  const path = `form.${props.form}`;
  const stored = useStored(`${path}.values`);
  const values = stored ?? props.values ?? noValues;
  useEffect(() => preserveForm(props.form, listSecrets(loaded)), [preserveForm, props.form, loaded]);
  useSaved(`${path}.values`, stored, props.values);
  // What is judged and sent: the field keeps the digits that were typed.
  const read = useMemo(() => readTypedDigits(loaded.form, values, loaded.validate), [loaded, values]);
  const errors = useFormErrors({
    loaded,
    values: read,
    isEmpty: stored === undefined,
    serverErrors: props.errors,
    checks: props.checks,
    text,
    t,
  });
  const ofSchema = Object.entries(errors.shown).map(([field, message]) => {
    const ui = readFieldUi(loaded.form.ui[field] as JsonObject | undefined);
    return { id: `${nodeId}_${field}`, label: t(ui.label ?? field, ui.labelArgs), message };
  });
  const list = useFaultList(ofSchema, errors);
  const shownKey = JSON.stringify(errors.shown);
  useEffect(() => {
    write(`${path}.errors`, JSON.parse(shownKey) as Json);
  }, [path, shownKey, write]);
  const latest = useRef({ view, errors });
  useLayoutEffect(() => {
    latest.current = { view, errors };
  });
  const onChange = useCallback(
    (field: string, value: Json | undefined) => {
      const { props: now, emit: raise } = latest.current.view;
      const { [field]: _before, ...others } = (readStore(`${path}.values`) ??
        now.values ??
        noValues) as JsonObject;
      const next = value === undefined ? others : { ...others, [field]: value };
      write(`${path}.values`, next);
      raise('change', { values: pickValues(loaded, next) });
    },
    [loaded, path, readStore, write],
  );
  const readValues = useCallback(
    () => (readStore(`${path}.values`) ?? latest.current.view.props.values ?? noValues) as JsonObject,
    [path, readStore],
  );
  const scope = useSharedScope(view, { values, readValues, setValue: onChange, shownKey });
  const code = useCodeSender(view);
  const onBlur = useCallback((field: string, value: Json | undefined) => {
    latest.current.errors.touch(field);
    latest.current.view.emit('fieldBlur', { field, value: value ?? null });
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Submit events of a form nested in a slot bubble up to this one.
    if (event.target !== event.currentTarget || props.busy === true) return;
    list.awaitAnswer();
    if (errors.checkAll(read)) emit('submit', { values: pickValues(loaded, values) });
  };
  return (
    <FormScopeContext value={scope}>
      <div className={classes['root']}>
        {list.faults.length > 0 && (
          <ErrorSummary
            ref={list.summary}
            title={text('summary', { count: list.faults.length })}
            classes={classes}
            faults={list.faults}
          />
        )}
        {/* The browser is never asked: it reads patterns by other rules, and speaks another language. */}
        <form
          className={classes['form']}
          noValidate
          data-starts-in-field={props.startsInField === true ? '' : undefined}
          onFocus={list.leaveAnswer}
          onSubmit={onSubmit}
        >
          <CodeSenderContext value={code}>
            <FormFields
              loaded={loaded}
              idPrefix={nodeId}
              values={values}
              onChange={onChange}
              onBlur={onBlur}
            />
          </CodeSenderContext>
          <FormFaultsContext value={list.context}>{view.slots['beforeSubmit']}</FormFaultsContext>
          <button
            type="submit"
            className={classes['submit']}
            aria-busy={props.busy === true}
            data-aside={props.aside ?? undefined}
          >
            {props.submit}
          </button>
        </form>
      </div>
    </FormScopeContext>
  );
};
