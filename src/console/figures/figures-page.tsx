import { Grid, Stack, Text } from '@chakra-ui/react';
import { figureNames } from '../../protocol/calls/figures.ts';
import { FilterBar } from '../ui/lists/list-screen.tsx';
import { Screen } from '../ui/screen.tsx';
import { figureMessages as words } from './figure-messages.ts';
import { useFigureFilters } from './figure-filters.ts';
import { FigureTabs } from './figure-tabs.tsx';
import { FigureTile } from './figure-tile.tsx';
import { OpenWorkTile } from './open-work-tile.tsx';

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
            <OpenWorkTile period={filters.values} />
          </Grid>
        )}
      </Stack>
    </Screen>
  );
}
