import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { Json } from '../../../protocol/json/json.ts';
import { semanticColors, type ColorName } from '../../../protocol/theme/palette.ts';
import type { Palette } from '../../../protocol/theme/contrast.ts';
import { PartTitle } from '../../ui/section.tsx';
import { lookMessages } from './look-messages.ts';
import { readRadius, themeNames, type ThemeName } from './theme-document.ts';

const words = lookMessages.specimen;

function Sample(props: { readonly palette: Palette; readonly theme: ThemeName; readonly radius: string }) {
  const { theme, radius } = props;
  const color = (name: ColorName): string => (props.palette[name] ?? semanticColors[name])[theme];
  const chip = (ground: ColorName, text: ColorName, edge: ColorName): CSSProperties => ({
    background: color(ground),
    color: color(text),
    border: `1px solid ${color(edge)}`,
    borderRadius: radius,
    padding: '0.375rem 0.75rem',
    textAlign: 'center',
  });
  return (
    <Box
      role="img"
      aria-label={words.label(lookMessages.themes[theme])}
      style={{ background: color('bg.canvas'), borderRadius: radius }}
      padding="3"
    >
      <Stack
        aria-hidden="true"
        gap="2.5"
        padding="4"
        style={{
          background: color('bg.surface'),
          border: `1px solid ${color('border.default')}`,
          borderRadius: radius,
        }}
      >
        <Text fontWeight="bold" fontSize="lg" style={{ color: color('fg.default') }}>
          {words.heading}
        </Text>
        <Text fontSize="sm" style={{ color: color('fg.muted') }}>
          {words.text}
        </Text>
        <Text fontSize="sm" fontWeight="medium" style={{ color: color('brand.fg') }}>
          {words.link}
        </Text>
        <Grid gap="2" templateColumns="1fr 1fr" fontSize="sm" fontWeight="semibold">
          <Box style={chip('brand.solid', 'brand.contrast', 'brand.solid')}>{words.button}</Box>
          <Box style={chip('bg.surface', 'fg.default', 'border.strong')}>{words.other}</Box>
        </Grid>
        <Box fontSize="sm" style={chip('brand.subtle', 'fg.default', 'brand.edge')}>
          {words.chosen}
        </Box>
        <Grid gap="2" templateColumns="1fr 1fr" fontSize="xs">
          <Box style={chip('danger.subtle', 'danger.fg', 'danger.subtle')}>{words.failed}</Box>
          <Box style={chip('success.subtle', 'success.fg', 'success.subtle')}>{words.done}</Box>
        </Grid>
      </Stack>
    </Box>
  );
}

/** What the colours look like together, in both themes, before anything is saved. */
export function Specimen({ palette, theme }: { readonly palette: Palette; readonly theme: Json }) {
  return (
    <Stack as="section" gap="2" aria-labelledby="specimen">
      <PartTitle id="specimen">{words.title}</PartTitle>
      <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {themeNames.map((name) => (
          <Stack key={name} gap="1">
            <Text fontSize="xs" color="fg.muted">
              {lookMessages.themes[name]}
            </Text>
            <Sample palette={palette} theme={name} radius={readRadius(theme)} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
