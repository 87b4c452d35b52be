import { Box, Button, Grid } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMay } from '../draft/draft-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { Screen } from '../ui/screen.tsx';
import { idOfPlace } from './brand-lines.tsx';
import { brandMessages as words } from './brand-messages.ts';
import { BrandPreview } from './brand-preview.tsx';
import { BrandTabs } from './brand-tabs.tsx';

/** A finding elsewhere leads here with `#` and its pointer: the line gets the focus once it is there. */
export function useLedTo(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // After the frame of the screens, which gives a new screen the focus, and after a dialog that closes.
    const timer = setTimeout(() => {
      const parts = decodeURIComponent(hash.slice(1)).split('/');
      for (let length = parts.length; length > 1; length -= 1) {
        const element = document.getElementById(idOfPlace(parts.slice(0, length).join('/')));
        if (element === null) continue;
        element.focus();
        element.scrollIntoView({ block: 'center' });
        return;
      }
    }, 400);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

/** A screen of the brand, with the portal on the draft beside it where that is asked for. */
export function PreviewedScreen(props: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
  const mayPreview = useMay('content');
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <Screen
      title={props.title}
      lead={props.lead}
      width="wide"
      actions={
        mayPreview && (
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            <Icon name="eye" />
            {isPreviewed ? words.preview.hide : words.preview.show}
          </Button>
        )
      }
    >
      <BrandTabs />
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: '1fr', lg: isPreviewed ? 'minmax(0, 1fr) 20rem' : '1fr' }}
      >
        {isPreviewed ? (
          <Box order={{ base: '0', lg: '1' }} alignSelf="stretch" minWidth="0">
            <BrandPreview />
          </Box>
        ) : null}
        <Box minWidth="0">{props.children}</Box>
      </Grid>
    </Screen>
  );
}
