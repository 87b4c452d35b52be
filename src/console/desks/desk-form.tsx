import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import Form from '@rjsf/core';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type {
  Desk,
  DeskCalls,
  DeskDraft,
  DeskRow,
  DeskState,
  DeskValues,
} from '../../protocol/desks/define-desk.ts';
import { judgeValues, tidyValues } from '../../protocol/desks/judge-values.ts';
import { startValues } from '../../protocol/desks/start-values.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { tellSuccess, tellWarning } from '../ui/toasts.tsx';
import { valuesOfDraft } from './desk-drafts.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { FillFromFile } from './fill-from-file.tsx';
import { formOf, toErrorSchema, type FormValues } from './desk-schema.ts';
import { judgedElsewhere, ownFields, templates, type FormScope } from './form-templates.tsx';
import { nameRow } from './show-value.ts';
import { useDeskDraft } from './use-desk-draft.ts';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

interface FormProps {
  readonly desk: Desk;
  readonly calls: DeskCalls;
  readonly state: DeskState;
  /** Null: a new row. */
  readonly row: DeskRow | null;
  /** What the form holds at first, where that is not what the row has. */
  readonly start?: DeskValues;
  /** What was typed before and not proposed. */
  readonly draft?: DeskDraft;
  readonly onClose: () => void;
}
interface Proposed {
  readonly values: DeskValues;
  readonly note: string;
  /** Ends the draft that it was typed as. */
  readonly draft: () => Promise<string | null>;
}
function usePropose({ desk, calls, row, onClose }: FormProps) {
  const send = useSend();
  const keep = useKeep(calls.list);
  return useMutation({
    mutationFn: async ({ draft, ...proposal }: Proposed) => {
      const id = await draft();
      const about = { key: row?.key ?? null, version: row?.version ?? '0' };
      return send(calls.propose, { ...about, ...proposal, ...(id === null ? {} : { draft: id }) });
    },
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

const firstValues = ({ desk, row, start, draft }: FormProps): DeskValues =>
  draft === undefined ? (start ?? row?.values ?? startValues(desk)) : valuesOfDraft(desk, draft);
/** The words and the way to send of a form. */
function FormBody(
  props: FormProps & {
    readonly onCancel: () => void;
    /** Hears how the draft of the form ends where it is left. */
    readonly onLeave: (leave: () => Promise<void>) => void;
  },
): ReactNode {
  const { desk, state, row } = props;
  const [values, setValues] = useState<DeskValues>(() => firstValues(props));
  const [note, setNote] = useState(props.draft?.note ?? '');
  const draft = useDeskDraft({ ...props, draft: props.draft ?? null }, { values, note });
  useEffect(() => props.onLeave(draft.leave));
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
    const proposal: Proposed = { values, note, draft: draft.end };
    if (Object.keys(ownFaults).length === 0 && note.trim() !== '')
      propose.mutate(proposal, { onError: draft.goOn });
  };
  return (
    <GuardedForm onSubmit={submit} noValidate>
      <Stack gap="5">
        {props.start === undefined ? null : <Text>{words.first.hint}</Text>}
        {props.draft === undefined || props.draft.version === (row?.version ?? '0') ? null : (
          <Text color="fg.warning">{words.draft.moved}</Text>
        )}
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
        <Text role="status" fontSize="xs" color={draft.state === 'failed' ? 'fg.warning' : 'fg.muted'}>
          {draft.state === 'none' ? '' : words.draft[draft.state]}
        </Text>
        <ProposalEnding
          words={desk.rights.decide === null ? { ...words, send: words.save } : words}
          note={note}
          isMissing={tried && note.trim() === ''}
          isBusy={propose.isPending}
          error={Object.keys(refused).length > 0 ? null : propose.error}
          onNote={setNote}
          onCancel={props.onCancel}
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
  const leave = useRef<(() => Promise<void>) | null>(null);
  const hear = useCallback((way: () => Promise<void>) => {
    leave.current = way;
  }, []);
  const close = () => {
    onClose();
    leave.current?.().catch((error: unknown) => tellWarning(describeError(error)));
  };
  return (
    <SideDrawer title={isList ? ofRow : desk.words.title} isWide={!isList} onClose={close}>
      <FormBody {...props} onCancel={close} onLeave={hear} />
    </SideDrawer>
  );
}
