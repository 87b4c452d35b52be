import { Badge, Box, Checkbox, Field, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import type { Jurisdiction } from '../../protocol/jurisdiction.ts';
import type { Json } from '../../protocol/json.ts';
import { LabelledSwitch } from '../ui/labelled-switch.tsx';
import {
  bounds,
  choices,
  longest,
  readBounded,
  toggleChoice,
  type MarketKey,
  type NumberKey,
  type SeveralKey,
  type SwitchKey,
  type TextKey,
} from './market-document.ts';
import { marketMessages as words } from './market-messages.ts';

/** What every field knows. */
export interface FieldProps {
  readonly draft: Jurisdiction;
  /** Null where the live site has no profile. */
  readonly live: Jurisdiction | null;
  readonly mayEdit: boolean;
  readonly onSet: (key: MarketKey, value: Json) => void;
}

function showValue(profile: Jurisdiction, key: MarketKey): string {
  const value = profile[key];
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (typeof value !== 'object') return String(value) || words.empty;
  const named = value.map((one) => words.choices[key as SeveralKey][one] ?? one);
  return named.join(', ') || words.nothing;
}

/** Name, what it does, and what is live where the draft has something else. */
function Row(props: {
  readonly name: MarketKey;
  readonly field: FieldProps;
  readonly labelId?: string;
  readonly children: ReactNode;
}) {
  const { name, field } = props;
  const { draft, live } = field;
  const isOther = live !== null && JSON.stringify(draft[name]) !== JSON.stringify(live[name]);
  return (
    <Grid
      gap={{ base: '3', md: '8' }}
      templateColumns={{ base: '1fr', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      alignItems="center"
      padding={{ base: '4', md: '5' }}
      paddingBlock={{ base: '4', md: '4' }}
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
      {...(isOther ? { background: 'brand.subtle' } : {})}
    >
      <Stack gap="1">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" {...(props.labelId === undefined ? {} : { id: props.labelId })}>
            {words.names[name]}
          </Text>
          {isOther ? <Badge colorPalette="brand">{words.changed}</Badge> : null}
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {words.effects[name]}
        </Text>
        {isOther ? (
          <Text color="fg.muted" fontSize="xs">
            {words.live(showValue(live, name))}
          </Text>
        ) : null}
      </Stack>
      <Box>{props.children}</Box>
    </Grid>
  );
}

export function SwitchField({ name, ...field }: FieldProps & { readonly name: SwitchKey }) {
  return (
    <Row name={name} field={field}>
      <LabelledSwitch
        label={words.names[name]}
        on={field.draft[name]}
        disabled={!field.mayEdit}
        onChange={(on) => field.onSet(name, on)}
      />
    </Row>
  );
}

export function SeveralField({ name, ...field }: FieldProps & { readonly name: SeveralKey }) {
  const chosen: readonly string[] = field.draft[name];
  const labelId = useId();
  return (
    <Row name={name} field={field} labelId={labelId}>
      <Flex gap={{ base: '1', md: '4' }} wrap="wrap" role="group" aria-labelledby={labelId}>
        {choices[name].map((one) => (
          <Checkbox.Root
            key={one}
            size="sm"
            colorPalette="brand"
            minHeight={{ base: '11', md: '6' }}
            paddingInlineEnd="2"
            checked={chosen.includes(one)}
            disabled={!field.mayEdit}
            onCheckedChange={({ checked }) =>
              field.onSet(name, [...toggleChoice(chosen, name, one, checked === true)])
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{words.choices[name][one] ?? one}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
      {chosen.length === 0 ? (
        <Text color="fg.warning" fontSize="sm" marginBlockStart="2">
          {words.warnings[name]}
        </Text>
      ) : null}
    </Row>
  );
}

/** A line to type in: it goes into the draft when it is left, so that a word is one change and one undo. */
function Typed(props: {
  readonly label: string;
  readonly value: string;
  readonly isNumber: boolean;
  readonly hint?: string;
  readonly fault?: string;
  readonly maxLength: number;
  readonly mayEdit: boolean;
  readonly isRight: (text: string) => boolean;
  readonly onLeave: (text: string) => void;
}) {
  const { value } = props;
  const [text, setText] = useState(value);
  const isWrong = !props.isRight(text);
  const leave = () => {
    if (!isWrong && text.trim() !== value) props.onLeave(text.trim());
  };
  return (
    <Field.Root invalid={isWrong} disabled={!props.mayEdit} maxWidth={props.isNumber ? '12rem' : 'none'}>
      <Input
        aria-label={props.label}
        size="sm"
        height={{ base: '11', md: '9' }}
        inputMode={props.isNumber ? 'numeric' : 'text'}
        maxLength={props.maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => (event.key === 'Enter' ? leave() : undefined)}
      />
      {props.hint === undefined ? null : <Field.HelperText>{props.hint}</Field.HelperText>}
      <Field.ErrorText>{props.fault}</Field.ErrorText>
    </Field.Root>
  );
}

export function NumberField({ name, ...field }: FieldProps & { readonly name: NumberKey }) {
  const value = String(field.draft[name]);
  const { least, most } = bounds[name];
  return (
    <Row name={name} field={field}>
      <Typed
        key={value}
        label={words.names[name]}
        value={value}
        isNumber
        {...(least === 0 ? { hint: words.zero } : {})}
        fault={words.range(least, most)}
        maxLength={4}
        mayEdit={field.mayEdit}
        isRight={(text) => readBounded(text, name) !== null}
        onLeave={(text) => field.onSet(name, Number(text))}
      />
    </Row>
  );
}

export function TextField({ name, ...field }: FieldProps & { readonly name: TextKey }) {
  const value = field.draft[name];
  return (
    <Row name={name} field={field}>
      <Typed
        key={value}
        label={words.names[name]}
        value={value}
        isNumber={false}
        maxLength={longest[name]}
        mayEdit={field.mayEdit}
        isRight={() => true}
        onLeave={(text) => field.onSet(name, text)}
      />
    </Row>
  );
}
