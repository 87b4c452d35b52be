import { Button, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ContrastFinding } from '../../../protocol/theme/contrast.ts';
import type { ColorName } from '../../../protocol/theme/palette.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { TypedLine } from '../../ui/fields/typed-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { idOfPlace } from '../brand-lines.tsx';
import { lookMessages as words } from './look-messages.ts';
import {
  isHexColor,
  isOwnColor,
  readColor,
  resetColor,
  setColor,
  themeNames,
  type ThemeName,
} from './theme-document.ts';

const Swatch = chakra('input', {
  base: {
    flexShrink: '0',
    boxSize: { base: '11', md: '9' },
    padding: '0.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    background: 'bg.panel',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
});

interface ColorInputProps {
  readonly id?: string;
  /** Of the line with the digits. */
  readonly label: string;
  /** Of the picker. */
  readonly pickLabel: string;
  readonly color: string;
  readonly mayEdit: boolean;
  /** While a colour is being picked. */
  readonly onTry: (color: string) => void;
  readonly onChange: (color: string) => void;
}

/** A colour, picked or typed as `#rrggbb`. */
export function ColorInput({ label, pickLabel, color, mayEdit, onTry, onChange, id }: ColorInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const opaque = isHexColor(color) ? color.slice(0, 7).toLowerCase() : '#000000';
  // A picker has no way to say how much a colour lets through: that stays.
  const alpha = isHexColor(color) ? color.slice(7) : '';
  useEffect(() => {
    const input = picker.current;
    // React's own event comes with each movement of the pointer; this one when the picker closes.
    const take = (): void => onChange(`${input?.value ?? opaque}${alpha}`);
    input?.addEventListener('change', take);
    return () => input?.removeEventListener('change', take);
  });
  return (
    <Flex gap="2" align="flex-start">
      <Swatch
        ref={picker}
        type="color"
        aria-label={pickLabel}
        key={opaque}
        defaultValue={opaque}
        disabled={!mayEdit}
        onInput={({ currentTarget }) => onTry(`${currentTarget.value}${alpha}`)}
      />
      <TypedLine
        {...(id === undefined ? {} : { id })}
        label={label}
        value={color}
        maxWidth="8rem"
        dir="ltr"
        mayEdit={mayEdit}
        findFault={(text) => (isHexColor(text) ? null : { code: 'theme.value', message: words.notColor })}
        onLeave={(text) => onChange(text.toLowerCase())}
      />
    </Flex>
  );
}

export interface LookField {
  readonly draft: Json;
  readonly live: Json;
  readonly mayEdit: boolean;
  readonly findings: readonly ContrastFinding[];
  readonly edit: (change: (document: Json) => Json, sentence?: string) => void;
  readonly onTry: (name: ColorName, theme: ThemeName, color: string) => void;
}

function Findings({ name, field }: { readonly name: ColorName; readonly field: LookField }) {
  const announce = useAnnounce();
  const findings = field.findings.filter(
    ({ front, back, repair }) => (repair?.token ?? (isOwnColor(field.draft, front) ? front : back)) === name,
  );
  return findings.map(({ front, back, theme, ratio, least, repair }) => (
    <Flex key={`${front} ${back} ${theme}`} role="status" gap="2" align="center" wrap="wrap">
      <Text color="fg.error" fontSize="sm">
        {words.tooClose(words.colors[front].name, words.colors[back].name, ratio, least, words.themes[theme])}
      </Text>
      {repair === null || !field.mayEdit ? null : (
        <Button
          size="2xs"
          variant="outline"
          onClick={() => {
            field.edit((document) => setColor(document, name, theme, repair.color));
            announce(words.repaired(words.colors[name].name, repair.color));
          }}
        >
          {words.repair(repair.color)}
        </Button>
      )}
    </Flex>
  ));
}

/** A colour in both themes, what is wrong with it, and its way back to the portal’s own. */
export function ColorLine({ name, field }: { readonly name: ColorName; readonly field: LookField }) {
  const announce = useAnnounce();
  const { draft, live, mayEdit } = field;
  const { name: title, effect } = words.colors[name];
  const isOther = themeNames.some((theme) => readColor(draft, name, theme) !== readColor(live, name, theme));
  return (
    <SettingRow
      name={title}
      effect={effect}
      live={isOther ? themeNames.map((theme) => readColor(live, name, theme)).join(', ') : null}
    >
      <Stack gap="2">
        <Grid gap="2" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          {themeNames.map((theme) => (
            <Stack key={theme} gap="1">
              <Text fontSize="xs" color="fg.muted" aria-hidden="true">
                {words.themes[theme]}
              </Text>
              <ColorInput
                id={idOfPlace(`/tokens/colors/${name}/${theme}`)}
                label={words.colorIn(title, words.themes[theme])}
                pickLabel={words.pick(title, words.themes[theme])}
                color={readColor(draft, name, theme)}
                mayEdit={mayEdit}
                onTry={(color) => field.onTry(name, theme, color)}
                onChange={(color) => field.edit((document) => setColor(document, name, theme, color))}
              />
            </Stack>
          ))}
        </Grid>
        <Findings name={name} field={field} />
        {isOwnColor(draft, name) && mayEdit ? (
          <Button
            size="xs"
            variant="ghost"
            alignSelf="flex-start"
            onClick={() => {
              field.edit((document) => resetColor(document, name));
              announce(words.wasReset(title));
            }}
          >
            <Icon name="reset" />
            {words.reset}
          </Button>
        ) : null}
      </Stack>
    </SettingRow>
  );
}
