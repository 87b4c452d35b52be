import { Grid, Stack } from '@chakra-ui/react';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useOpening } from './use-opening.ts';
import { Loaded, Screen } from '../ui/screen.tsx';
import { ClosureForm, ClosureState } from './closure-panel.tsx';
import { availabilityMessages as words } from './availability-messages.ts';
import { RegionForm, RegionList } from './regions-panel.tsx';

/** Closing the portal for maintenance and opening it, and the places that it is closed to. */
export function AvailabilityPage() {
  const opening = useOpening();
  const mayChange = useMay('publish');
  return (
    <Screen title={words.title} lead={words.lead}>
      <RoleNotice permission="publish" />
      <Loaded query={opening}>
        {(availability) => (
          <Grid
            gap="4"
            templateColumns={{ base: '1fr', ...(mayChange ? { lg: '1.4fr 1fr' } : {}) }}
            alignItems="start"
          >
            <Stack gap="4">
              <ClosureState opening={availability} mayChange={mayChange} />
              <RegionList opening={availability} mayChange={mayChange} />
            </Stack>
            {mayChange ? (
              <Stack gap="4">
                <ClosureForm opening={availability} />
                <RegionForm knowsCountries={availability.knowsCountries} />
              </Stack>
            ) : null}
          </Grid>
        )}
      </Loaded>
    </Screen>
  );
}
