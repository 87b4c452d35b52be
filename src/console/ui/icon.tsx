import { chakra } from '@chakra-ui/react';

/** Strokes on a 24 by 24 grid. */
const paths = {
  home: ['M3 11.5 12 4l9 7.5', 'M5.5 9.500V20h13V9.5', 'M10 20v-5.500h4V20'],
  fields: [
    'M4 6h7',
    'M4 12h7',
    'M4 18h7',
    'M15 6l1.5 1.500L20 4.5',
    'M15 12.500l1.5 1.5 3.5-3',
    'M15 18.500h5',
  ],
  menu: ['M4 6h16', 'M8 12h12', 'M8 18h12', 'M4 12h.01', 'M4 18h.01'],
  switches: [
    'M7 6h10a3 3 0 0 1 0 6H7a3 3 0 0 1 0-6z',
    'M7 9h.01',
    'M7 15h10a3 3 0 0 1 0 6H7a3 3 0 0 1 0-6z',
    'M17 18h.01',
  ],
  code: ['M8 7l-5 5 5 5', 'M16 7l5 5-5 5', 'M13.5 5l-3 14'],
  audit: ['M5 3h11l3 3v15H5z', 'M9 8h6', 'M9 12h6', 'M9 16h3'],
  releases: ['M12 3v4', 'M12 17v4', 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z', 'M12 12h.01'],
  layers: ['M12 3 3 8l9 5 9-5z', 'M3 12.500l9 5 9-5', 'M3 17l9 5 9-5'],
  power: ['M12 3v9', 'M6.3 6.800a8 8 0 1 0 11.4 0'],
  gift: [
    'M4 9h16v4H4z',
    'M6 13v8h12v-8',
    'M12 9v12',
    'M12 9C9 9 7.500 7.800 7.500 6.200 7.500 3.500 11 3.500 12 9z',
    'M12 9c3 0 4.500-1.200 4.500-2.800C16.500 3.500 13 3.500 12 9z',
  ],
  money: ['M3 7h18v10H3z', 'M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4z', 'M6 12h.01', 'M18 12h.01'],
  games: [
    'M4 4h16v16H4z',
    'M8.5 8.500h.01',
    'M15.5 15.500h.01',
    'M12 12h.01',
    'M15.5 8.500h.01',
    'M8.5 15.500h.01',
  ],
  shield: ['M12 3l8 3v6c0 4.500-3.300 7.800-8 9-4.700-1.200-8-4.500-8-9V6z', 'M8.5 12l2.5 2.500 4.500-5'],
  text: ['M5 6V4.500h14V6', 'M12 4.500v15', 'M9 19.500h6'],
  tag: ['M4 4h8.500l7.5 7.500-8.5 8.500L4 12.500z', 'M8.5 8.500h.01'],
  megaphone: ['M4 9.500v5h3l9 4.500v-14L7 9.500z', 'M8 14.500V20h3', 'M19 9.500a4 4 0 0 1 0 5'],
  inbox: ['M4 13l2.5-8h11L20 13v6H4z', 'M4 13h5a3 3 0 0 0 6 0h5'],
  outbox: ['M3 7l9 6 9-6', 'M3 6h18v12H3z'],
  phone: ['M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z', 'M11 18h2'],
  tablet: ['M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z', 'M11 18h2'],
  desktop: ['M3 5h18v11H3z', 'M9 20h6', 'M12 16v4'],
  lab: ['M10 3v6l-5.5 9.500A1.6 1.6 0 0 0 6 21h12a1.6 1.6 0 0 0 1.5-2.500L14 9V3', 'M8.5 3h7', 'M7.5 15h9'],
  help: [
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
    'M9.5 9.500a2.5 2.5 0 1 1 3.6 2.200c-.8.4-1.1.9-1.1 1.8',
    'M12 16.800h.01',
  ],
  chart: ['M4 4v16h16', 'M8 16v-4', 'M12.5 16V8', 'M17 16v-6'],
  tree: ['M9 3h6v5H9z', 'M12 8v8', 'M5 16v-4h14v4', 'M3 16h4v5H3z', 'M10 16h4v5h-4z', 'M17 16h4v5h-4z'],
  chevron: ['M9 6l6 6-6 6'],
  up: ['M12 19V5', 'M6 11l6-6 6 6'],
  down: ['M12 5v14', 'M6 13l6 6 6-6'],
  redo: ['M15 14l5-5-5-5', 'M20 9H10a6 6 0 0 0 0 12h3'],
  history: ['M4 12a8 8 0 1 0 2.500-5.800', 'M4 4v4.500h4.500', 'M12 8v4.500l3 2'],
  more: ['M6 12h.01', 'M12 12h.01', 'M18 12h.01'],
  undo: ['M9 14 4 9l5-5', 'M4 9h10a6 6 0 0 1 0 12h-3'],
  reset: ['M4 4v6h6', 'M4.5 10a8 8 0 1 1-.5 4'],
  search: ['M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z', 'M20 20l-4-4'],
  lock: ['M6 11h12v9H6z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3'],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  ],
  check: ['M5 12.500l4.5 4.500L19 7.5'],
  picture: [
    'M3 5h18v14H3z',
    'M8 11a1.5 1.5 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
    'M3 17l5.5-5 4 3.500L16 12l5 4.500',
  ],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  warning: ['M12 4 2.5 20h19z', 'M12 10v4.5', 'M12 17.300h.01'],
  error: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M12 8v4.5', 'M12 16h.01'],
  copy: ['M9 9h11v11H9z', 'M5 15H4V4h11v1'],
  sun: [
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
    'M12 2.500v2',
    'M12 19.500v2',
    'M2.5 12h2',
    'M19.5 12h2',
    'M5.3 5.300l1.4 1.4',
    'M17.3 17.300l1.4 1.4',
    'M5.3 18.700l1.4-1.4',
    'M17.3 6.700l1.4-1.4',
  ],
  moon: ['M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z'],
  account: ['M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', 'M4.5 20.500a7.5 7.5 0 0 1 15 0'],
  'sign-out': ['M14 4h5v16h-5', 'M4 12h11', 'M11 8l4 4-4 4'],
  rocket: [
    'M5 15c-1.5 1.5-2 5-2 5s3.5-.5 5-2',
    'M8.5 15.5 6 13c1-3.5 4-9 14-10-1 10-6.5 13-10 14z',
    'M14.5 9.500h.01',
  ],
  globe: [
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
    'M3 12h18',
    'M12 3c3 3 3.5 6 3.5 9S15 18 12 21c-3-3-3.5-6-3.5-9S9 6 12 3z',
  ],
  external: ['M14 4h6v6', 'M20 4l-9 9', 'M18 14v6H4V6h6'],
  'chevron-left': ['M15 5l-7 7 7 7'],
  'chevron-right': ['M9 5l7 7-7 7'],
  'chevron-down': ['M5 9l7 7 7-7'],
  pencil: ['M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19z'],
  trash: ['M4 7h16', 'M9 7V4h6v3', 'M6 7l1 13h10l1-13'],
} as const;
export type IconName = keyof typeof paths;

/** A drawing beside words; alone it needs a labelled button around it. */
export function Icon({ name, size = '4', flip = false }: { name: IconName; size?: string; flip?: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      boxSize={size}
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(flip ? { _rtl: { transform: 'scaleX(-1)' } } : {})}
    >
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </chakra.svg>
  );
}
