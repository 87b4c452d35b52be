import { Alert, Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import Form from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  ValidatorType,
} from '@rjsf/utils';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Desk, DeskCalls, DeskRow, DeskState, DeskValues } from '../../protocol/desks/define-desk.ts';
import { judgeValues, tidyValues } from '../../protocol/desks/judge-values.ts';
import { startValues } from '../../protocol/desks/start-values.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import type { ControlProps } from './control-frame.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { FillFromFile } from './fill-from-file.tsx';
import { formOf, toErrorSchema, type FormValues } from './desk-schema.ts';
import { partControls } from './part-controls.tsx';
import { plainControls } from './plain-controls.tsx';
import { nameRow, type DeskContext } from './show-value.ts';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const controls = { ...plainControls, ...partControls };
const wide = new Set(['words', 'grid', 'moneyList']);
/** What the fields of a form share. */
interface FormScope {
  readonly desk: Desk;
  readonly context: DeskContext;
  readonly isNew: boolean;
}
const scopeOf = (registry: { readonly formContext: unknown }): FormScope => registry.formContext as FormScope;

/** The library asks for a validator; the server is the judge, and what it finds is handed to the fields. */
const judgedElsewhere: ValidatorType<FormValues> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** One field of a desk, by its kind. */
function DeskFieldInput(props: FieldProps<FormValues>): ReactNode {
  const { desk, context, isNew } = scopeOf(props.registry);
  const { path } = props.fieldPathId;
  const name = String(path.at(-1));
  const field = desk.fields[name];
  if (field === undefined) return null;
  const Control: (control: ControlProps) => ReactNode = controls[field.kind];
  const isFixed = field.isFixed === true && !isNew && desk.shape === 'list';
  return (
    <fieldset disabled={isFixed} style={{ minWidth: 0 }}>
      <Control
        name={name}
        field={field}
        value={props.formData}
        faults={{ ...props.errorSchema, __errors: props.rawErrors ?? [] }}
        context={context}
        onChange={(value) => props.onChange(value as FormValues, path)}
      />
    </fieldset>
  );
}
const Plain = ({ children }: FieldTemplateProps<FormValues>): ReactNode => children;
function Fields({ properties, registry }: ObjectFieldTemplateProps<FormValues>): ReactNode {
  const { desk } = scopeOf(registry);
  const isWide = (name: string): boolean => name === 'rows' || wide.has(desk.fields[name]?.kind ?? '');
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {properties.map(({ name, content }) => (
        <Box key={name} minWidth="0" {...(isWide(name) ? { gridColumn: '1 / -1' } : {})}>
          {content}
        </Box>
      ))}
    </Grid>
  );
}
const RowList = ({ items, onAddClick, rawErrors = [] }: ArrayFieldTemplateProps<FormValues>): ReactNode => (
  <Stack gap="4">
    {items}
    {rawErrors.length === 0 ? null : (
      <Text role="alert" color="fg.error">
        {rawErrors.join(' ')}
      </Text>
    )}
    <Box>
      <Button size="sm" variant="outline" height={{ base: '11', md: '8' }} onClick={onAddClick}>
        {words.addRow}
      </Button>
    </Box>
  </Stack>
);
const RowItem = ({ children, index, buttonsProps }: ArrayFieldItemTemplateProps<FormValues>): ReactNode => (
  <Box
    as="section"
    aria-label={words.row(index + 1)}
    borderWidth="1px"
    borderColor="border"
    borderRadius="l2"
    padding="4"
  >
    <Flex justify="space-between" align="center" marginBlockEnd="3">
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        {words.row(index + 1)}
      </Heading>
      <Button
        size="xs"
        variant="ghost"
        height={{ base: '11', md: '8' }}
        aria-label={words.removeRow(words.row(index + 1))}
        onClick={buttonsProps.onRemoveItem}
      >
        {words.remove}
      </Button>
    </Flex>
    {children}
  </Box>
);
const templates = {
  FieldTemplate: Plain,
  ObjectFieldTemplate: Fields,
  ArrayFieldTemplate: RowList,
  ArrayFieldItemTemplate: RowItem,
};
const ownFields = { deskField: DeskFieldInput };

interface FormProps {
  readonly desk: Desk;
  readonly calls: DeskCalls;
  readonly state: DeskState;
  /** Null: a new row. */
  readonly row: DeskRow | null;
  /** What the form holds at first, where that is not what the row has. */
  readonly start?: DeskValues;
  readonly onClose: () => void;
}
type Proposal = Parameters<ReturnType<typeof usePropose>['mutate']>[0];
function usePropose({ desk, calls, row, onClose }: FormProps) {
  const send = useSend();
  const keep = useKeep(calls.list);
  return useMutation({
    mutationFn: (proposal: { readonly values: DeskValues; readonly note: string }) =>
      send(calls.propose, { key: row?.key ?? null, version: row?.version ?? '0', ...proposal }),
    onSuccess: (state) => {
      keep(state);
      onClose();
      tellSuccess(desk.rights.decide === null ? words.saved : words.sent);
    },
  });
}

/** What would follow from the values, asked before they are sent. */
function useEffectsOf({ calls, row }: FormProps) {
  const send = useSend();
  return useMutation({
    mutationFn: (values: DeskValues) => send(calls.check, { key: row?.key ?? null, values }),
  });
}
function Effects({ effects }: { readonly effects: readonly string[] }): ReactNode {
  return (
    <Box as="section" aria-live="polite">
      <Text fontWeight="medium">{words.effects}</Text>
      {effects.length === 0 ? <Text color="fg.muted">{words.noEffects}</Text> : null}
      <Box as="ul" paddingInlineStart="5">
        {effects.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
    </Box>
  );
}

/** The words and the way to send of a form. */
function FormBody(props: FormProps): ReactNode {
  const { desk, state, row, onClose } = props;
  const [values, setValues] = useState<DeskValues>(() => props.start ?? row?.values ?? startValues(desk));
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const propose = usePropose(props);
  const foresee = useEffectsOf(props);
  const { schema, ui } = useMemo(() => formOf(desk), [desk]);
  const scope: FormScope = { desk, context: state, isNew: row === null };
  const refused = propose.error instanceof ApiFailure ? propose.error.fields : {};
  const tryValues = (tried: DeskValues) =>
    foresee.mutate(tried, { onSuccess: (outlook) => setFaults(outlook.faults) });
  const fill = (filled: DeskValues) => {
    setValues(filled);
    tryValues(filled);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const ownFaults = judgeValues(desk, tidyValues(desk, values, state.currency), state.currency);
    setFaults(ownFaults);
    const proposal: Proposal = { values, note };
    if (Object.keys(ownFaults).length === 0 && note.trim() !== '') propose.mutate(proposal);
  };
  return (
    <GuardedForm onSubmit={submit} noValidate>
      <Stack gap="5">
        {props.start === undefined ? null : <Text>{words.first.hint}</Text>}
        {desk.shape === 'list' ? null : <FillFromFile desk={desk} onFill={fill} />}
        <Form<FormValues>
          tagName="div"
          schema={schema}
          uiSchema={ui}
          validator={judgedElsewhere}
          formData={values}
          formContext={scope}
          fields={ownFields}
          templates={templates}
          extraErrors={toErrorSchema({ ...refused, ...faults })}
          idPrefix="desk"
          showErrorList={false}
          onChange={({ formData }) => setValues((formData ?? {}) as DeskValues)}
        >
          <></>
        </Form>
        {Object.keys({ ...refused, ...faults }).length === 0 ? null : (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Title>{words.faulty}</Alert.Title>
          </Alert.Root>
        )}
        {desk.foresees === true ? (
          <Box>
            <Button
              size="sm"
              variant="outline"
              height={{ base: '11', md: '8' }}
              loading={foresee.isPending}
              onClick={() => tryValues(values)}
            >
              {words.foresee}
            </Button>
          </Box>
        ) : null}
        {foresee.data === undefined ? null : <Effects effects={foresee.data.effects} />}
        <ProposalEnding
          words={desk.rights.decide === null ? { ...words, send: words.save } : words}
          note={note}
          isMissing={tried && note.trim() === ''}
          isBusy={propose.isPending}
          error={Object.keys(refused).length > 0 ? null : propose.error}
          onNote={setNote}
          onCancel={onClose}
        />
      </Stack>
    </GuardedForm>
  );
}

/** Asks for a new row or a changed one, beside the list. What was typed stays where it is refused. */
export function DeskForm(props: FormProps): ReactNode {
  const { desk, state, row, onClose } = props;
  const ofRow = row === null ? words.add(desk.words.one) : words.changeOne(nameRow(desk, row.values, state));
  const isList = desk.shape === 'list';
  return (
    <SideDrawer title={isList ? ofRow : desk.words.title} isWide={!isList} onClose={onClose}>
      <FormBody {...props} />
    </SideDrawer>
  );
}
