import { Button } from '@chakra-ui/react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import { Icon } from '../ui/icon.tsx';
import { LabelledSwitch } from '../ui/fields/labelled-switch.tsx';
import { settingMessages } from '../ui/setting-messages.ts';
import { SettingRow } from '../ui/setting-row.tsx';
import { TypedLine, type LineFault } from '../ui/fields/typed-line.tsx';
import { readLine, setLine, setSwitch, type SwitchKey, type TextKey } from './brand-document.ts';
import { findBrandFault, lineRules } from './brand-faults.ts';
import { brandMessages as words } from './brand-messages.ts';

/** What every line of the form knows. */
export interface BrandField {
  readonly draft: JsonObject;
  /** Null where the live site has no brand. */
  readonly live: JsonObject | null;
  /** Hosts that links may lead to, in the draft. */
  readonly hosts: readonly string[];
  readonly mayEdit: boolean;
  /** What the check of the draft says at a place of the brand. */
  readonly findingAt: (pointer: string) => LineFault | null;
  readonly edit: (change: (document: Json) => Json) => void;
  readonly onAllow: (host: string) => void;
}
export type LineRule = (typeof lineRules)[TextKey];

/** Id of the input at a place, which findings lead to. */
export function idOfPlace(pointer: string): string {
  return `place:${pointer}`;
}

/** Says of a line what the check will say, with a way out where there is one. */
export function faultsOf(field: BrandField, rule: LineRule | undefined, pointer: string) {
  const { hosts, mayEdit, onAllow } = field;
  return (text: string): LineFault | null => {
    const fault = rule === undefined ? null : findBrandFault(rule, text, hosts);
    if (fault === null) return null;
    const said = { code: fault.code, message: words.sayFault(fault) };
    if (fault.why !== 'host' || !fault.mayList || !mayEdit) return said;
    const action = (
      <Button
        size="2xs"
        variant="outline"
        marginBlockStart="1"
        onClick={() => {
          onAllow(fault.host);
          // The button goes with the fault.
          document.getElementById(idOfPlace(pointer))?.focus();
        }}
      >
        <Icon name="check" />
        {words.allow(fault.host)}
      </Button>
    );
    return { ...said, action };
  };
}

export function BrandLine({ name, field }: { readonly name: TextKey; readonly field: BrandField }) {
  const { draft, live } = field;
  // In the page, the chat's host has to be on the list; a window may lead anywhere.
  const isFramed = name === 'supportUrl' && draft['supportInPage'] === true;
  const rule = isFramed ? ({ ...lineRules[name], kind: 'link' } as const) : lineRules[name];
  const findFault = faultsOf(field, rule, `/${name}`);
  const isOther = live !== null && !isSameJson(draft[name], live[name]);
  const isShort = name === 'copyrightYear' || name.startsWith('currency');
  return (
    <SettingRow
      name={words.names[name]}
      effect={words.effects[name]}
      live={isOther ? readLine(live, name) || settingMessages.empty : null}
    >
      <TypedLine
        id={idOfPlace(`/${name}`)}
        label={words.names[name]}
        value={readLine(draft, name)}
        inputMode={name === 'copyrightYear' ? 'numeric' : 'text'}
        {...(isShort ? { maxWidth: '12rem' } : {})}
        mayEdit={field.mayEdit}
        findFault={findFault}
        finding={field.findingAt(`/${name}`)}
        savesFaults
        onLeave={(text) => field.edit((document) => setLine(document, name, text))}
      />
    </SettingRow>
  );
}

export function BrandSwitch({ name: key, field }: { readonly name: SwitchKey; readonly field: BrandField }) {
  const { draft, live } = field;
  const isOn = draft[key] === true;
  const wasOn = live?.[key] === true;
  const liveText = wasOn ? settingMessages.on : settingMessages.off;
  return (
    <SettingRow
      name={words.switches[key]}
      effect={words.switchEffects[key]}
      live={live === null || isOn === wasOn ? null : liveText}
    >
      <LabelledSwitch
        label={words.switches[key]}
        on={isOn}
        disabled={!field.mayEdit}
        onChange={(on) => field.edit((document) => setSwitch(document, key, on))}
      />
    </SettingRow>
  );
}
