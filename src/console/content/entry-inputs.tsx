import { Field, Grid, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PictureField } from '../media/picture-field.tsx';
import { PageField } from '../ui/fields/page-field.tsx';
import { explainClocks } from '../ui/fields/local-time-field.tsx';
import { brandZone, nameZone } from '../ui/zone-time.ts';
import { MomentInput, toLocal } from '../ui/fields/moment-input.tsx';
import { contentMessages as words } from './content-messages.ts';
import { Options } from '../ui/fields/form-field.tsx';

const height = { base: '11', md: '9' };
const longestLine = 200;

/** A field of the form of an entry, beside its texts. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly kind: 'line' | 'moment' | 'choice' | 'picture' | 'page';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}
interface Work {
  readonly faults: Readonly<Record<string, string>>;
  readonly onType: (change: Readonly<Record<string, string>>) => void;
}

/** A field with its label, its hint and what is wrong with it. */
export function Framed(props: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
  readonly fault: string | undefined;
  readonly children: ReactNode;
}) {
  const { hint, fault } = props;
  return (
    <Field.Root required={props.isRequired} invalid={fault !== undefined}>
      <Field.Label>
        {props.label} <Field.RequiredIndicator />
      </Field.Label>
      {props.children}
      {hint === undefined || hint === '' ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{fault === undefined ? null : (words.faults[fault] ?? fault)}</Field.ErrorText>
    </Field.Root>
  );
}
function FieldInput(props: {
  readonly field: EntryField;
  readonly value: string;
  readonly onType: (value: string) => void;
}) {
  const { field, value, onType } = props;
  const { options, kind } = field;
  const onChange = ({ target }: { readonly target: { readonly value: string } }) => onType(target.value);
  if (options !== undefined)
    return (
      <NativeSelect.Root size="sm">
        <NativeSelect.Field height={height} value={value} onChange={onChange}>
          <Options options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    );
  if (kind === 'moment') return <MomentInput value={value} onType={onType} />;
  return <Input size="sm" height={height} maxLength={longestLine} value={value} onChange={onChange} />;
}

/** What is looked up in place of being typed. */
function LookedUp(props: {
  readonly field: EntryField;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}) {
  const { field, ...rest } = props;
  const shared = {
    ...rest,
    label: field.label,
    hint: field.hint,
    isRequired: field.isOptional !== true,
  };
  return field.kind === 'picture' ? <PictureField {...shared} /> : <PageField {...shared} />;
}

/** The hint of a field; of a moment also what is unusual about its time. */
const hintOf = ({ kind, hint = '' }: EntryField, value: unknown): string =>
  kind === 'moment' && typeof value === 'string'
    ? `${hint} ${explainClocks(toLocal(value), brandZone())}`.trim()
    : hint;

/** The fields of an entry beside its texts. */
export function EntryInputs(props: {
  readonly form: readonly EntryField[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly work: Work;
}) {
  const { form, values, work } = props;
  return (
    <Stack gap="3">
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} alignItems="start">
        {form.map((field) => {
          const { name, label, isOptional = false } = field;
          const value = typeof values[name] === 'string' ? values[name] : '';
          const onType = (typed: string) => work.onType({ [name]: typed });
          const code = work.faults[name];
          if (field.kind === 'picture' || field.kind === 'page')
            return (
              <LookedUp
                key={name}
                field={field}
                value={value}
                fault={code === undefined ? null : (words.faults[code] ?? code)}
                onChange={onType}
              />
            );
          return (
            <Framed
              key={name}
              label={label}
              hint={hintOf(field, value)}
              isRequired={!isOptional}
              fault={code}
            >
              <FieldInput field={field} value={value} onType={onType} />
            </Framed>
          );
        })}
      </Grid>
      {form.some(({ kind }) => kind === 'moment') ? (
        <Text color="fg.muted" fontSize="xs">
          {words.zone(nameZone(brandZone()))}
        </Text>
      ) : null}
    </Stack>
  );
}
