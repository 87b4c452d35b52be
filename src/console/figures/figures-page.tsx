import { Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { figureNames } from '../../protocol/calls/figures.ts';
import { usePendingWork } from '../home/pending-panel.tsx';
import { FilterBar } from '../ui/lists/list-screen.tsx';
import { Note } from '../ui/note.tsx';
import { Panel, Screen } from '../ui/screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { figureMessages as words } from './figure-messages.ts';
import { useFigureFilters } from './figure-filters.ts';
import { FigureTabs } from './figure-tabs.tsx';
import { FigureTile } from './figure-tile.tsx';

/** How much waits for an operator of this role, now. */
function OpenWork() {
  const work = usePendingWork();
  return (
    <Panel>
      <Stack gap="2" as="section" aria-label={words.work}>
        <Heading as="h2" fontSize="sm" fontWeight="medium">
          <TextLink to="/" display="inline-flex" alignItems="center">
            {words.work}
          </TextLink>
        </Heading>
        <Text fontSize="2xl" fontWeight="semibold" lineHeight="1.2" fontVariantNumeric="tabular-nums">
          {work.length}
        </Text>
        <Note>{words.workText}</Note>
      </Stack>
    </Panel>
  );
}

/** The figures of the business, each with its own call. */
export function FiguresPage() {
  const { filters, isIncomplete } = useFigureFilters();
  return (
    <Screen title={words.title} lead={words.lead} width="wide">
      <FigureTabs />
      <Stack gap="4">
        <FilterBar filters={filters} />
        {isIncomplete ? (
          <Text color="fg.muted">{words.ownWrong}</Text>
        ) : (
          <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }}>
            {figureNames.map((name) => (
              <FigureTile key={name} name={name} period={filters.values} />
            ))}
            <OpenWork />
          </Grid>
        )}
      </Stack>
    </Screen>
  );
}
