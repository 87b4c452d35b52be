import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** Covers what lies below it, with words in its middle. */
export const coverSlot: StyleObject = {
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  padding: '5',
  textAlign: 'center',
};

/** A page in a frame, and what turns above it until the page is ready. */
export const frameSlots = (edge: string): Readonly<Record<'frame' | 'spinner', StyleObject>> => ({
  frame: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    borderWidth: '0',
    // Until it is ready it is there to load, not to be seen.
    '&[data-waiting]': { visibility: 'hidden' },
  },
  spinner: {
    width: '2.5rem',
    height: '2.5rem',
    borderWidth: '3px',
    borderColor: edge,
    borderBlockStartColor: 'brand.solid',
    borderRadius: 'full',
    animation: 'spin 900ms linear infinite',
  },
});
