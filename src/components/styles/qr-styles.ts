import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** Dark on light in every theme and in forced colours: scanners read nothing else. */
export const qrSlots: Readonly<Record<string, StyleObject>> = {
  code: {
    display: 'block',
    width: 'full',
    height: 'auto',
    aspectRatio: '1',
    bg: 'media.fg',
    borderRadius: 'md',
    forcedColorAdjust: 'none',
  },
  modules: { fill: 'media.scrim' },
};
