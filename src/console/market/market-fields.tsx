import { Checkbox, Flex, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { showSetting } from '../../compiler/diff/setting-words.ts';
import type { Jurisdiction } from '../../protocol/document/jurisdiction.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import { LabelledSwitch } from '../ui/fields/labelled-switch.tsx';
import { settingMessages } from '../ui/setting-messages.ts';
import { SettingRow } from '../ui/setting-row.tsx';
import { TypedLine, type LineFault } from '../ui/fields/typed-line.tsx';
import {
  bounds,
  choices,
  marketPath,
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
  if (typeof value === 'boolean') return value ? settingMessages.on : settingMessages.off;
  if (typeof value !== 'object') return String(value) || settingMessages.empty;
  return showSetting(marketPath, [key], value);
}

/** What is live, where the draft has something else. */
function showLive({ draft, live }: FieldProps, key: MarketKey): string | null {
  return live === null || isSameJson(draft[key], live[key]) ? null : showValue(live, key);
}
/** The row of one setting. */
export function Row(props: {
  readonly name: MarketKey;
  readonly field: FieldProps;
  readonly labelId?: string;
  readonly children: ReactNode;
}) {
  const { name, field, ...rest } = props;
  return (
    <SettingRow
      name={words.names[name]}
      effect={words.effects[name]}
      live={showLive(field, name)}
      {...rest}
    />
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
      {chosen.length === 0 && words.warnings[name] !== '' ? (
        <Text color="fg.warning" fontSize="sm" marginBlockStart="2">
          {words.warnings[name]}
        </Text>
      ) : null}
    </Row>
  );
}

export function NumberField({ name, ...field }: FieldProps & { readonly name: NumberKey }) {
  const { least, most } = bounds[name];
  const findFault = (text: string): LineFault | null =>
    readBounded(text, name) === null
      ? { code: 'shape.wrong-value', message: words.range(least, most) }
      : null;
  return (
    <Row name={name} field={field}>
      <TypedLine
        label={words.names[name]}
        value={String(field.draft[name])}
        inputMode="numeric"
        maxWidth="12rem"
        {...(least === 0 ? { hint: words.zero } : {})}
        mayEdit={field.mayEdit}
        findFault={findFault}
        onLeave={(text) => field.onSet(name, Number(text))}
      />
    </Row>
  );
}

export function TextField({ name, ...field }: FieldProps & { readonly name: TextKey }) {
  const findFault = (text: string): LineFault | null => {
    if (text === '') return { code: 'shape.wrong-value', message: words.empty };
    return text.length > longest[name]
      ? { code: 'shape.wrong-value', message: words.tooLong(longest[name]) }
      : null;
  };
  return (
    <Row name={name} field={field}>
      <TypedLine
        label={words.names[name]}
        value={field.draft[name]}
        mayEdit={field.mayEdit}
        findFault={findFault}
        onLeave={(text) => field.onSet(name, text)}
      />
    </Row>
  );
}
