import { disc } from './flex-parts.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** A page part that has nothing to show, or failed: same calm shape for both. */
export const stateSlots: Readonly<Record<string, StyleObject>> = {
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    gridColumn: '1 / -1',
    paddingInline: '5',
    paddingBlock: '10',
    borderRadius: 'xl',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.default',
    textAlign: 'center',
  },
  mark: {
    ...disc('3.5rem'),
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
  icon: { width: '1.75rem', height: '1.75rem' },
  title: { textStyle: 'headingMd' },
  text: { color: 'fg.muted', maxWidth: '30rem' },
};
