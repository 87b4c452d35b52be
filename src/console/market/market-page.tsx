import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useDocument } from '../http/queries.ts';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { LengthsField } from './lengths-field.tsx';
import { marketPath, readMarket, setMarket } from './market-document.ts';
import { NumberField, SeveralField, SwitchField, TextField, type FieldProps } from './market-fields.tsx';
import { marketMessages as words } from './market-messages.ts';
import { Section } from '../ui/section.tsx';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <Panel padded={false}>{children}</Panel>
    </Section>
  );
}

function Profile({ source }: { readonly source: DocumentSource }) {
  const editor = useDraftEditor();
  const mayEdit = useMay('edit');
  const draft = readMarket(source.draft);
  if (draft === null) return <Nothing icon="warning" title={words.none} text={words.noneText} />;
  const field: FieldProps = {
    draft,
    live: readMarket(source.live),
    mayEdit,
    onSet: (key, value) => editor.edit(marketPath, (document) => setMarket(document, key, value)),
  };
  return (
    <Stack gap="6">
      <Group title={words.groups.age}>
        <NumberField name="minimumAge" {...field} />
        <SwitchField name="ageGate" {...field} />
        <SwitchField name="tellsTakenNumber" {...field} />
        <SeveralField name="identityFields" {...field} />
        <SeveralField name="identityBefore" {...field} />
        <SwitchField name="demoPlay" {...field} />
        <SwitchField name="demoOnBreak" {...field} />
      </Group>
      <Group title={words.groups.limits}>
        <SeveralField name="limitKinds" {...field} />
        <SeveralField name="limitPeriods" {...field} />
        <NumberField name="coolingHours" {...field} />
        <NumberField name="confirmDays" {...field} />
      </Group>
      <Group title={words.groups.breaks}>
        <LengthsField name="timeOuts" {...field} />
        <LengthsField name="exclusions" {...field} />
        <SeveralField name="exclusionMatch" {...field} />
        <NumberField name="exclusionKnownFromDays" {...field} />
        <SwitchField name="returnOnRequest" {...field} />
        <SwitchField name="earlyReturn" {...field} />
        <NumberField name="earlyReturnMonths" {...field} />
        <NumberField name="returnWaitHours" {...field} />
        <NumberField name="returnWaitHoursForGood" {...field} />
        <SeveralField name="openOnBreak" {...field} />
        <SwitchField name="panicButton" {...field} />
        <SwitchField name="refundOpenRounds" {...field} />
      </Group>
      <Group title={words.groups.reality}>
        <NumberField name="realityCheckMinutes" {...field} />
        <NumberField name="realityBreakMinutes" {...field} />
        <SwitchField name="realityCheckStopsPlay" {...field} />
        <NumberField name="playIdleMinutes" {...field} />
        <NumberField name="shortestRoundMs" {...field} />
      </Group>
      <Group title={words.groups.help}>
        <SeveralField name="policiesOnEveryPage" {...field} />
        <TextField name="helplineName" {...field} />
        <TextField name="helplineContact" {...field} />
      </Group>
    </Stack>
  );
}

/** What the market asks for to protect players, as switches and sentences. */
export function MarketPage() {
  const source = useDocument(marketPath);
  return (
    <Screen title={words.title} lead={words.lead}>
      <RoleNotice permission="edit" />
      <Loaded query={source}>{(loaded) => <Profile source={loaded} />}</Loaded>
    </Screen>
  );
}
