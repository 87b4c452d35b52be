import { Field, Grid, Input, NativeSelect, Stack, Text, Textarea } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { OfferFields, OfferTexts } from '../../protocol/calls/offers.ts';
import { TextsHead } from '../ui/fields/texts-head.tsx';
import { useSite } from '../http/queries.ts';
import { PictureField } from '../media/picture-field.tsx';
import { PageField } from '../ui/fields/page-field.tsx';
import { CheckField } from '../ui/fields/check-field.tsx';
import { explainClocks } from '../ui/fields/local-time-field.tsx';
import { brandZone, nameZone } from '../ui/zone-time.ts';
import type { FormField } from './offer-kind.ts';
import { MomentInput, toLocal } from '../ui/fields/moment-input.tsx';
import { offerMessages as words } from './offer-messages.ts';
import { Options } from '../ui/fields/form-field.tsx';

const height = { base: '11', md: '9' };
const longest = { title: 80, text: 300, terms: 4_000, line: 200, number: 40 } as const;
const noTexts: OfferTexts = { title: '', text: '', terms: '' };

interface Work {
  /** What is said about each code of an error, where it is not about an offer. */
  readonly faultWords?: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  /** Names of the fields that cannot be changed. */
  readonly fixed: readonly string[];
  readonly onType: (change: Readonly<Record<string, string | boolean>>) => void;
}

/** A field with its label, its hint and what is wrong with it. */
export function Framed(props: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
  readonly isFixed?: boolean;
  readonly fault: string | undefined;
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}) {
  const hint = props.isFixed === true ? words.fixedHint : props.hint;
  return (
    <Field.Root
      required={props.isRequired}
      invalid={props.fault !== undefined}
      disabled={props.isFixed ?? false}
    >
      <Field.Label>
        {props.label} <Field.RequiredIndicator />
      </Field.Label>
      {props.children}
      {hint === undefined || hint === '' ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        {(props.words ?? words.faults)[props.fault ?? ''] ?? words.wholeNumber(hint ?? '')}
      </Field.ErrorText>
    </Field.Root>
  );
}
function FieldInput(props: { readonly field: FormField; readonly value: string; readonly work: Work }) {
  const { field, value, work } = props;
  const { name, options, kind, suggestions = [] } = field;
  const list = useId();
  const onChange = (event: { readonly target: { readonly value: string } }) =>
    work.onType({ [name]: event.target.value });
  if (options !== undefined)
    return (
      <NativeSelect.Root size="sm">
        <NativeSelect.Field height={height} value={value} onChange={onChange}>
          <Options options={options} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    );
  if (kind === 'moment')
    return <MomentInput value={value} onType={(moment) => work.onType({ [name]: moment })} />;
  const modes: Readonly<Record<string, 'decimal' | 'numeric'>> = { amount: 'decimal', whole: 'numeric' };
  return (
    <>
      <Input
        size="sm"
        height={height}
        inputMode={modes[kind] ?? 'text'}
        maxLength={kind === 'line' ? longest.line : longest.number}
        list={suggestions.length === 0 ? undefined : list}
        value={value}
        onChange={onChange}
      />
      {suggestions.length === 0 ? null : (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** What is looked up in place of being typed. */
function LookedUp(props: {
  readonly field: FormField;
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
const hintOf = ({ kind, hint = '' }: FormField, value: unknown): string =>
  kind === 'moment' && typeof value === 'string'
    ? `${hint} ${explainClocks(toLocal(value), brandZone())}`.trim()
    : hint;

/** The fields of an offer beside its texts. */
export function OfferInputs(props: {
  readonly form: readonly FormField[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly work: Work;
}) {
  const { form, values, work } = props;
  return (
    <Stack gap="3">
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} alignItems="start">
        {form.map((field) => {
          const { name, label, isOptional = false } = field;
          const value = values[name];
          const isFixed = work.fixed.includes(name);
          if (field.kind === 'check')
            return isFixed ? null : (
              <CheckField
                key={name}
                label={label}
                isOn={value === true}
                onChange={(isOn) => work.onType({ [name]: isOn })}
              />
            );
          const code = work.faults[name];
          if (field.kind === 'picture' || field.kind === 'page')
            return (
              <LookedUp
                key={name}
                field={field}
                value={typeof value === 'string' ? value : ''}
                fault={code === undefined ? null : ((work.faultWords ?? words.faults)[code] ?? code)}
                onChange={(chosen) => work.onType({ [name]: chosen })}
              />
            );
          return (
            <Framed
              key={name}
              label={label}
              hint={hintOf(field, values[name])}
              isRequired={!isOptional}
              isFixed={isFixed}
              fault={code}
              words={work.faultWords}
            >
              <FieldInput field={field} value={typeof value === 'string' ? value : ''} work={work} />
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

/** What members read, in each language of the site. */
export function OfferTextInputs(props: {
  readonly texts: OfferFields['texts'];
  readonly hasTerms: boolean;
  readonly faults: Readonly<Record<string, string>>;
  readonly onType: (texts: OfferFields['texts']) => void;
}) {
  const { texts, hasTerms, faults, onType } = props;
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  return (
    <Stack gap="4">
      <TextsHead title={words.textsTitle} languages={locales.length} hint={words.languageHint} />
      {locales.map(({ code, nativeName, dir, bcp47 }) => {
        const localeTexts = texts[code] ?? noTexts;
        const isNeeded = code === 'EN';
        const input = (name: keyof OfferTexts) => ({
          dir,
          lang: bcp47,
          maxLength: longest[name],
          value: localeTexts[name],
          onChange: (event: { readonly target: { readonly value: string } }) =>
            onType({ ...texts, [code]: { ...localeTexts, [name]: event.target.value } }),
        });
        const frame = (name: keyof OfferTexts) => ({
          label: words[name](nativeName),
          fault: faults[`texts.${code}.${name}`],
          isRequired: isNeeded && name !== 'text',
        });
        return (
          <Grid key={code} gap="4" templateColumns={{ base: '1fr', md: '1fr 2fr' }} alignItems="start">
            <Framed {...frame('title')}>
              <Input size="sm" height={height} {...input('title')} />
            </Framed>
            <Framed {...frame('text')}>
              <Input size="sm" height={height} {...input('text')} />
            </Framed>
            {hasTerms ? (
              <Stack gridColumn={{ md: '1 / -1' }}>
                <Framed {...frame('terms')}>
                  <Textarea size="sm" rows={4} {...input('terms')} />
                </Framed>
              </Stack>
            ) : null}
          </Grid>
        );
      })}
    </Stack>
  );
}
