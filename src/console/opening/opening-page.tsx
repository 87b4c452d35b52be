import { Grid, Stack } from '@chakra-ui/react';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useOpening } from '../http/queries.ts';
import { Loaded, Screen } from '../ui/screen.tsx';
import { ClosureForm, ClosureState } from './closure-panel.tsx';
import { openingMessages as words } from './opening-messages.ts';
import { PlaceForm, PlaceList } from './places-panel.tsx';

/** Closing the portal for maintenance and opening it, and the places that it is closed to. */
export function OpeningPage() {
  const opening = useOpening();
  const mayChange = useMay('publish');
  return (
    <Screen title={words.title} lead={words.lead}>
      <RoleNotice permission="publish" />
      <Loaded query={opening}>
        {(found) => (
          <Grid
            gap="4"
            templateColumns={{ base: '1fr', ...(mayChange ? { lg: '1.4fr 1fr' } : {}) }}
            alignItems="start"
          >
            <Stack gap="4">
              <ClosureState opening={found} mayChange={mayChange} />
              <PlaceList opening={found} mayChange={mayChange} />
            </Stack>
            {mayChange ? (
              <Stack gap="4">
                <ClosureForm opening={found} />
                <PlaceForm knowsCountries={found.knowsCountries} />
              </Stack>
            ) : null}
          </Grid>
        )}
      </Loaded>
    </Screen>
  );
}
