import { Flex, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reports, type SavedReport, type SavedReports } from '../../../protocol/calls/reports.ts';
import { useSession } from '../../http/queries.ts';
import { useCall, useKeep, useSend } from '../../http/use-call.ts';
import { LineButton, PanelLine, PanelList } from '../../ui/lists/panel-line.tsx';
import { Loaded } from '../../ui/screen.tsx';
import { Section } from '../../ui/section.tsx';
import { showHour } from '../show-figure.ts';
import { RemoveReport, ScheduleReport } from './report-dialogs.tsx';
import { pathOfReport } from './report-filters.ts';
import { reportMessages as words } from './report-messages.ts';

interface Task {
  readonly what: 'schedule' | 'remove';
  readonly report: SavedReport;
}
const tellTime = ({ every, hour, recipients }: SavedReport): string =>
  every === 'never'
    ? words.times.never
    : words.sent(words.times[every], showHour(hour), recipients.join(', '));

function Report(props: {
  readonly report: SavedReport;
  readonly username: string;
  readonly onAsk: (task: Task) => void;
}) {
  const { report, username, onAsk } = props;
  const { id, name, owner, recipients } = report;
  const send = useSend();
  const keep = useKeep(reports.list);
  const stop = useMutation({ mutationFn: () => send(reports.stop, { id }), onSuccess: keep });
  const isOwn = owner === username;
  return (
    <PanelLine
      title={name}
      to={pathOfReport(report.filter)}
      label={words.open(name)}
      text={`${words.by(owner)} · ${tellTime(report)}`}
      action={
        <Flex gap="2" wrap="wrap">
          {!isOwn && recipients.includes(username) ? (
            <LineButton aria-label={words.stopOne(name)} onClick={() => stop.mutate()}>
              {words.stop}
            </LineButton>
          ) : null}
          {isOwn ? (
            <>
              <LineButton
                aria-label={words.scheduleOne(name)}
                onClick={() => onAsk({ what: 'schedule', report })}
              >
                {words.schedule}
              </LineButton>
              <LineButton
                aria-label={words.removeOne(name)}
                onClick={() => onAsk({ what: 'remove', report })}
              >
                {words.remove}
              </LineButton>
            </>
          ) : null}
        </Flex>
      }
    />
  );
}

function List({ state }: { readonly state: SavedReports }) {
  const username = useSession().data?.account.username ?? '';
  const [task, setTask] = useState<Task | null>(null);
  const close = (): void => setTask(null);
  return (
    <>
      <PanelList
        name={words.saved}
        empty={
          <Text color="fg.muted" padding="4">
            {words.savedNone}
          </Text>
        }
      >
        {state.rows.map((report) => (
          <Report key={report.id} report={report} username={username} onAsk={setTask} />
        ))}
      </PanelList>
      {task?.what === 'schedule' ? (
        <ScheduleReport report={task.report} state={state} onClose={close} />
      ) : null}
      {task?.what === 'remove' ? <RemoveReport report={task.report} onClose={close} /> : null}
    </>
  );
}

/** Reports with a name, each with when and to whom it is sent. */
export function SavedReportList() {
  const list = useCall(reports.list);
  return (
    <Section title={words.saved}>
      <Loaded query={list}>{(state) => <List state={state} />}</Loaded>
    </Section>
  );
}
