import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  reports,
  reportTimes,
  type ReportFilter,
  type SavedReport,
  type SavedReports,
} from '../../../protocol/calls/reports.ts';
import { useKeep, useSend } from '../../http/use-call.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SelectField } from '../../ui/fields/form-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SaveDialog } from '../../ui/save-dialog.tsx';
import { nameZone } from '../../ui/zone-time.ts';
import { showHour } from '../show-figure.ts';
import { reportMessages as words } from './report-messages.ts';

/** Stores what a change answered, and closes. */
const useSaved = (onClose: () => void): ((saved: SavedReports) => void) => {
  const keep = useKeep(reports.list);
  return (saved) => {
    keep(saved);
    onClose();
  };
};

export function SaveReport(props: { readonly filter: ReportFilter; readonly onClose: () => void }) {
  const send = useSend();
  const [name, setName] = useState(words.nameFirst);
  return (
    <SaveDialog
      title={words.saveTitle}
      text={words.saveText}
      confirm={words.save}
      save={() => send(reports.save, { name: name.trim(), ...props.filter })}
      onSaved={useSaved(props.onClose)}
      onClose={props.onClose}
    >
      <TextField label={words.name} isRequired value={name} maxLength={60} onChange={setName} />
    </SaveDialog>
  );
}

export function RemoveReport(props: { readonly report: SavedReport; readonly onClose: () => void }) {
  const send = useSend();
  const { id, name } = props.report;
  return (
    <SaveDialog
      title={words.removeTitle(name)}
      text={words.removeText}
      confirm={words.remove}
      save={() => send(reports.remove, { id })}
      onSaved={useSaved(props.onClose)}
      onClose={props.onClose}
    >
      {null}
    </SaveDialog>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: showHour(hour) }));
const times = reportTimes.map((value) => ({ value, label: words.times[value] }));

export function ScheduleReport(props: {
  readonly report: SavedReport;
  readonly state: SavedReports;
  readonly onClose: () => void;
}) {
  const { report, state, onClose } = props;
  const send = useSend();
  const [every, setEvery] = useState(report.every);
  const [hour, setHour] = useState(report.hour);
  const [recipients, setRecipients] = useState(report.recipients);
  const turn = (name: string, isOn: boolean): void =>
    setRecipients(isOn ? [...recipients, name] : recipients.filter((one) => one !== name));
  return (
    <SaveDialog
      title={words.scheduleTitle(report.name)}
      text={words.scheduleText(nameZone(state.zone))}
      confirm={words.save}
      save={() => send(reports.schedule, { id: report.id, every, hour, recipients })}
      onSaved={useSaved(onClose)}
      onClose={onClose}
    >
      <SelectField label={words.every} value={every} options={times} onChange={setEvery} />
      <SelectField
        label={words.hour}
        value={String(hour)}
        options={hours}
        onChange={(value) => setHour(Number(value))}
      />
      <Stack as="fieldset" gap="2" border="none" padding="0">
        <Text as="legend" fontSize="sm" fontWeight="medium">
          {words.recipients}
        </Text>
        {state.reachable.length === 0 ? <Text color="fg.muted">{words.recipientsNone}</Text> : null}
        {state.reachable.map((name) => (
          <CheckField
            key={name}
            label={name}
            isOn={recipients.includes(name)}
            onChange={(isOn) => turn(name, isOn)}
          />
        ))}
      </Stack>
    </SaveDialog>
  );
}
