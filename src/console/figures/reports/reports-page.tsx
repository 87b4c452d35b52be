import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { figureNames } from '../../../protocol/calls/figures.ts';
import { reports } from '../../../protocol/calls/reports.ts';
import { hrefOf } from '../../../protocol/console/define-call.ts';
import { useCall } from '../../http/use-call.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { FilterBar } from '../../ui/lists/list-screen.tsx';
import { Loaded, Screen } from '../../ui/screen.tsx';
import { figureMessages } from '../figure-messages.ts';
import { FigureTabs } from '../figure-tabs.tsx';
import { SaveReport } from './report-dialogs.tsx';
import { useReportFilters } from './report-filters.ts';
import { reportMessages as words } from './report-messages.ts';
import { ReportView } from './report-table.tsx';
import { SavedReportList } from './saved-reports.tsx';

/** Tables of figures: chosen, saved, downloaded and sent. */
export function ReportsPage() {
  const { filter, filters, columns, turn, isIncomplete } = useReportFilters();
  const [isSaving, setSaving] = useState(false);
  const table = useCall(reports.run, filter, { enabled: !isIncomplete, keeps: true });
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => setSaving(true)}>
            {words.save}
          </Button>
          <Button asChild size="sm" variant="outline">
            <a href={hrefOf(reports.csv, filter)} download>
              {words.csv}
            </a>
          </Button>
        </Flex>
      }
    >
      <FigureTabs />
      <Stack gap="4">
        <FilterBar filters={filters} />
        <Flex as="fieldset" gap="4" wrap="wrap" border="none" padding="0">
          <Text as="legend" fontSize="sm" fontWeight="medium" marginBlockEnd="1">
            {words.columns}
          </Text>
          {figureNames.map((name) => (
            <CheckField
              key={name}
              label={figureMessages.names[name]}
              isOn={columns.includes(name)}
              onChange={(isOn) => turn(name, isOn)}
            />
          ))}
        </Flex>
        {isIncomplete ? (
          <Text color="fg.muted">{figureMessages.ownWrong}</Text>
        ) : (
          <Loaded query={table}>{(answer) => <ReportView table={answer} />}</Loaded>
        )}
        <SavedReportList />
      </Stack>
      {isSaving ? <SaveReport filter={filter} onClose={() => setSaving(false)} /> : null}
    </Screen>
  );
}
