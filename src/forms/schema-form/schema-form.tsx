import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../protocol/json.ts';
import { useRuntime, useValue, type LoadedForm } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormScopeContext } from './form-scope.ts';
import { ThemedForm } from './form-theme.tsx';
import { createFormValidator } from './form-validator.ts';
import { readFieldUi } from './field-words.ts';
import { pickValues } from './pick-values.ts';
import { useFormErrors } from './use-form-errors.ts';

export interface SchemaFormProps {
  readonly form: string;
  readonly submit: string;
  readonly busy?: boolean | null;
  /** Field → message key. */
  readonly errors?: Readonly<Record<string, Json>> | null;
  readonly values?: JsonObject | null;
  readonly notice?: string | null;
}

const noValues: JsonObject = {};
const noConstDefaults = { constAsDefaults: 'never' } as const;

export const SchemaFormView = (view: ViewProps<SchemaFormProps>): ReactNode => {
  const runtime = useRuntime();
  const loaded = runtime.getForm(view.props.form);
  if (loaded === null) {
    return <div className={view.classes['loading']} role="status" aria-label={view.text('loading')} />;
  }
  return <LoadedSchemaForm view={view} loaded={loaded} />;
};

interface LoadedSchemaFormProps {
  readonly view: ViewProps<SchemaFormProps>;
  readonly loaded: LoadedForm;
}

const LoadedSchemaForm = ({ view, loaded }: LoadedSchemaFormProps): ReactNode => {
  const { props, classes, text, emit, nodeId } = view;
  const { t, write } = useRuntime();
  const path = `form.${props.form}`;
  const stored = useValue(`${path}.values`) as JsonObject | undefined;
  const values = stored ?? props.values ?? noValues;
  const errors = useFormErrors({ loaded, values, serverErrors: props.errors, text, t });
  const validator = useMemo(() => createFormValidator(loaded), [loaded]);
  const summary = useRef<HTMLDivElement>(null);
  const [refusedTurn, setRefusedTurn] = useState(0);
  const entries = Object.entries(errors.shown).map(([field, message]) => ({
    field,
    label: t(readFieldUi(loaded.form.ui[field] as JsonObject | undefined).label ?? field),
    message,
  }));
  useEffect(() => {
    if (refusedTurn + errors.serverTurn > 0) summary.current?.focus();
  }, [refusedTurn, errors.serverTurn]);
  const shownKey = JSON.stringify(errors.shown);
  useEffect(() => {
    write(`${path}.errors`, JSON.parse(shownKey) as JsonObject);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `write` is a new function with every render of the runtime's handle.
  }, [path, shownKey]);
  const scope = useMemo(
    () => ({ classes, text, t, errors: JSON.parse(shownKey) as Record<string, string> }),
    [classes, text, t, shownKey],
  );

  const onChange = (next: JsonObject): void => {
    write(`${path}.values`, next);
    emit('change', { values: pickValues(loaded, next) });
  };
  const onSubmit = (submitted: JsonObject): void => {
    if (props.busy === true) return;
    if (errors.checkAll(submitted)) emit('submit', { values: pickValues(loaded, submitted) });
    else setRefusedTurn((turn) => turn + 1);
  };
  return (
    <FormScopeContext value={scope}>
      <div className={classes['root']}>
        {typeof props.notice === 'string' && props.notice !== '' && (
          <div className={classes['notice']} role="alert">
            {props.notice}
          </div>
        )}
        {errors.isSubmitRefused && entries.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={text('summary', { count: entries.length })}
            classes={classes}
            entries={entries}
            onChoose={(field) => document.getElementById(`${nodeId}_${field}`)?.focus()}
          />
        )}
        <ThemedForm
          className={classes['form'] ?? ''}
          idPrefix={nodeId}
          schema={loaded.form.schema as RJSFSchema}
          uiSchema={loaded.form.ui as UiSchema<JsonObject>}
          formData={values}
          validator={validator}
          // Errors are shown by our own rules (on leaving a field, on submit), from the same validator.
          noValidate
          noHtml5Validate
          // A const is what a person must choose (terms), never a box ticked for them.
          experimental_defaultFormStateBehavior={noConstDefaults}
          showErrorList={false}
          onChange={({ formData }) => onChange(formData ?? noValues)}
          onBlur={(id, value) => {
            const field = id.slice(nodeId.length + 1);
            errors.touch(field);
            emit('fieldBlur', { field, value: (value as Json | undefined) ?? null });
          }}
          onSubmit={({ formData }) => onSubmit(formData ?? noValues)}
        >
          {view.slots['beforeSubmit']}
          <button type="submit" className={classes['submit']} aria-busy={props.busy === true}>
            {props.submit}
          </button>
        </ThemedForm>
      </div>
    </FormScopeContext>
  );
};
