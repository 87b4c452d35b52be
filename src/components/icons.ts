import type { StyleObject } from '../protocol/document/component-definition.ts';

/** Our own line drawings on a 24 grid, stroke 1.75: the inside of an `<svg>`. */
export const iconShapes = {
  home: '<path d="M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z"/>',
  live: '<circle cx="12" cy="12" r="2.5"/><path d="M7.4 16.6a6.5 6.5 0 0 1 0-9.2m9.2 0a6.5 6.5 0 0 1 0 9.2M4.6 19.4a10.5 10.5 0 0 1 0-14.8m14.8 0a10.5 10.5 0 0 1 0 14.8"/>',
  slots:
    '<rect x="3" y="5" width="15" height="14" rx="2"/><path d="M8 5v14m5-14v14M21 7v6m0 0v2h-3"/><circle cx="21" cy="6" r="1"/>',
  sports:
    '<circle cx="12" cy="12" r="8.5"/><path d="m12 8 3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 8V3.6m3.8 7.2 4.2-1.4m-5.6 5.8 2.6 3.6m-7.4-3.6L7 18.8m1.2-8L4 9.4"/>',
  esports:
    '<path d="M7.5 8h9a4.5 4.5 0 0 1 4.4 5.4l-.6 3a2.3 2.3 0 0 1-4 1L14.5 15h-5l-1.8 2.4a2.3 2.3 0 0 1-4-1l-.6-3A4.5 4.5 0 0 1 7.5 8zM8 10.5v3M6.5 12h3m6-.8h.01m2 1.6h.01"/>',
  fish: '<path d="M3 12c2.5-4 6-6 9.5-6 3 0 5 1.4 6.5 3l2-2v10l-2-2c-1.5 1.6-3.5 3-6.5 3C9 18 5.5 16 3 12z"/><path d="M8 11h.01M12.5 9.5c1 1.6 1 3.4 0 5"/>',
  cards:
    '<rect x="8.5" y="4" width="11" height="15" rx="2"/><path d="M5.5 7.5 4.7 8a1.5 1.5 0 0 0-.9 1.9l3.3 9.2a1.5 1.5 0 0 0 1.9.9l2.6-1M14 8.5c1.6 1.8 2.8 2.9 2.8 4.3a1.5 1.5 0 0 1-2.8.7 1.5 1.5 0 0 1-2.8-.7c0-1.4 1.2-2.5 2.8-4.3z"/>',
  lottery:
    '<circle cx="9" cy="9" r="5.5"/><circle cx="16.5" cy="16.5" r="4"/><path d="M8 7.5 9.5 7v4.5m6-.5 0 0M15.5 15.5h2l-1.5 3"/>',
  cockfight:
    '<path d="M14 5c2 0 3.5 1.4 3.5 3.3l2 1.2-2 .9c0 4.6-2.4 8.1-6.5 8.1C7 18.5 4 15.5 4 11c2.2 1.5 4 1.5 5.5 0C11 9.5 10.8 5 14 5z"/><path d="M14.5 8h.01M12.5 5c0-1.2.8-2 2-2 .6 0 1 .4 1 1 1-.3 1.7.300 1.7 1.2M9.5 18.3V21m3-2.7V21"/>',
  promo: '<path d="M3.5 10v4l9.5 4.5v-13zM13 8.5l5-3v13l-5-3M6 15.2 7.5 20H10l-1.3-3.5M20.5 10.5v3"/>',
  gift: '<path d="M4 11.5h16V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM3 8h18v3.5H3zM12 8v12M12 8C9 8 7 7 7 5.3 7 4 8 3.5 9 3.5c1.8 0 3 2 3 4.5zm0 0c3 0 5-1 5-2.7 0-1.3-1-1.8-2-1.8-1.8 0-3 2-3 4.5z"/>',
  wallet:
    '<path d="M17.5 7V5a1 1 0 0 0-1.2-1L5 6a2 2 0 0 0-1.5 2v10a2 2 0 0 0 2 2H19a1.5 1.5 0 0 0 1.5-1.5v-10A1.5 1.5 0 0 0 19 7H5m11.5 6.5h.01"/>',
  deposit:
    '<rect x="3" y="5.5" width="18" height="13.5" rx="2"/><path d="M3 9.5h18M12 11.8v4.9m-2.45-2.45h4.9"/>',
  withdraw:
    '<path d="M3 5.5h18M6 5.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V5.5"/><circle cx="12" cy="12.5" r="2.5"/><path d="M9 17h.01M15 17h.01M9 8.5h.01M15 8.5h.01"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6"/>',
  users:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c.7-3.3 3.3-5.3 6.5-5.3s5.8 2 6.5 5.3M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c1.9.8 3.1 2.5 3.5 4.9"/>',
  bell: '<path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 6.5a.5.5 0 0 1-.5.5h-15a.5.5 0 0 1-.5-.5C4 16 6 15 6 10zM10 20a2.2 2.2 0 0 0 4 0"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2"/><path d="m4 7 8 6 8-6"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c2.5 2.5 3.7 5.4 3.7 8.5s-1.2 6-3.7 8.5c-2.5-2.5-3.7-5.4-3.7-8.5S9.5 6 12 3.5z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  'chevron-start': '<path d="m14.5 6-6 6 6 6"/>',
  'chevron-end': '<path d="m9.5 6 6 6-6 6"/>',
  'chevron-down': '<path d="m6 9.5 6 6 6-6"/>',
  'chevron-up': '<path d="m6 14.5 6-6 6 6"/>',
  'arrow-end': '<path d="M4.5 12h15m0 0-5.5-5.5M19.5 12 14 17.5"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4zM12 10v4m0 2.8v.01"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5m0-8v.01"/>',
  error: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5m0 3v.01"/>',
  eye: '<path d="M2.5 12C4.5 8 8 5.5 12 5.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  'eye-off':
    '<path d="M9.7 5.8a9.6 9.6 0 0 1 2.3-.3c4 0 7.5 2.5 9.5 6.5a13 13 0 0 1-2.6 3.5M6.3 7.3A12.6 12.6 0 0 0 2.5 12c2 4 5.5 6.5 9.5 6.5 2 0 3.9-.6 5.5-1.7M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16"/>',
  refresh:
    '<path d="M20 11.5A8 8 0 0 0 5.8 7L4 9m0 0V4.5M4 9h4.5M4 12.5A8 8 0 0 0 18.2 17l1.8-2m0 0v4.5m0-4.5h-4.5"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"/>',
  phone: '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.5h2"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.8m0 3v.01"/>',
  headset:
    '<path d="M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 14h2.3a.7.7 0 0 1 .7.7v4.1a.7.7 0 0 1-.7.7H6A1.5 1.5 0 0 1 4.5 18zM19.5 14h-2.3a.7.7 0 0 0-.7.7v4.1c0 .4.3.7.7.7h.8a1.5 1.5 0 0 0 1.5-1.5zM18 19.5c-.8 1.3-2.2 2-4.5 2"/>',
  star: '<path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"/>',
  heart:
    '<path d="M12 20C7 16.5 3.5 13.3 3.5 9.3A4.6 4.6 0 0 1 8 4.5c1.7 0 3.2.9 4 2.3.8-1.4 2.3-2.3 4-2.3a4.6 4.6 0 0 1 4.5 4.8c0 4-3.5 7.2-8.5 10.7z"/>',
  'heart-filled':
    '<path fill="currentColor" d="M12 20C7 16.5 3.5 13.3 3.5 9.3A4.6 4.6 0 0 1 8 4.5c1.7 0 3.2.9 4 2.3.8-1.4 2.3-2.3 4-2.3a4.6 4.6 0 0 1 4.5 4.8c0 4-3.5 7.2-8.5 10.7z"/>',
  lifebuoy:
    '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="3.5"/><path d="m6 6 3.5 3.5m5 5L18 18m0-12-3.5 3.5m-5 5L6 18"/>',
  tiles:
    '<rect x="4" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5"/>',
  layers: '<path d="m12 3.5 8.5 4.5-8.5 4.5L3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5"/>',
  receipt: '<path d="M6 3.5h12V20.500l-2-1.3-2 1.3-2-1.3-2 1.3-2-1.3-2 1.300zM9 8h6m-6 3.500h6M9 15h3"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.5 8.500h.01M15.5 8.500h.01M12 12h.01M8.5 15.500h.01M15.5 15.500h.01"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.2 1.200M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1.2-1.2"/>',
  key: '<circle cx="8" cy="15.5" r="4"/><path d="m11 12.5 8.5-8.500M16.5 7l2.5 2.5"/>',
  'user-plus':
    '<circle cx="10" cy="8" r="4"/><path d="M2.5 20c.8-3.8 3.8-6 7.5-6 2 0 3.8.6 5.1 1.8M19 14v6m-3-3h6"/>',
  printer:
    '<path d="M7 8.5V4h10v4.5M7 17H4.5A1.5 1.5 0 0 1 3 15.5V10a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z"/>',
  play: '<path d="M8 5.2v13.6a.7.7 0 0 0 1.1.6l10-6.8a.7.7 0 0 0 0-1.2l-10-6.8a.7.7 0 0 0-1.1.600z"/>',
  pause: '<path d="M8.5 5.5v13m7-13v13"/>',
  trophy:
    '<path d="M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5m8-5h3.5V7a3.5 3.5 0 0 1-3.5 3.5M12 14v3.5M8.5 20.5h7c0-1.8-1.2-3-3.5-3s-3.5 1.2-3.5 3z"/>',
  crown: '<path d="m3.5 8 4.5 4 4-7 4 7 4.5-4-1.7 10H5.2zM5.5 20.5h13"/>',
  download: '<path d="M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 20h14"/>',
  logout: '<path d="M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4m5-4 4-4-4-4m4 4H9.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  bank: '<path d="M3.5 9.5 12 4l8.5 5.5zM5.5 9.5V17m4.3-7.5V17m4.4-7.5V17m4.3-7.5V17M4 17h16M3 20h18"/>',
  card: '<rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="M2.5 9.5h19M6 15h4m5.5 0h2.5"/>',
  qr: '<rect x="4" y="4" width="6" height="6" rx="1"/><rect x="14" y="4" width="6" height="6" rx="1"/><rect x="4" y="14" width="6" height="6" rx="1"/><path d="M7 7h.01M17 7h.01M7 17h.01M14 14h2.5v2.5M20 14v2.5M14 20h2.5m3.5 0v-1.5h-1.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  shield:
    '<path d="M12 3.5 19.5 6v5.5c0 4.3-2.9 7.6-7.5 9-4.6-1.4-7.5-4.7-7.5-9V6zM8.8 12l2.3 2.3 4.2-4.3"/>',
  bingo:
    '<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M4 9.3h16M4 14.6h16M9.3 4v16m5.3-16v16"/>',
  flame:
    '<path d="M12 3c.5 3.5 5.5 5.5 5.5 11A5.5 5.5 0 0 1 12 20.5 5.5 5.5 0 0 1 6.5 15c0-2.3 1.2-3.8 2-5 .5 1.5 1.2 2 2 2.3C10 9 10.5 5.5 12 3z"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5"/>',
  upload: '<path d="M12 16V4m0 0 4.5 4.5M12 4 7.5 8.5M5 20h14"/>',
  remove:
    '<path d="M4.5 6.5h15M9.5 6.5V4.3h5v2.2M6.5 6.5 7.3 19a1.3 1.3 0 0 0 1.3 1.2h6.8a1.3 1.3 0 0 0 1.3-1.2l.8-12.5M10 10.5v5.5m4-5.5v5.5"/>',
  picture:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><circle cx="9" cy="10" r="1.7"/><path d="m4 17.5 5-4.5 3.5 3 3-2.5 4.5 4"/>',
  expand:
    '<path d="M9 4H5.5A1.5 1.5 0 0 0 4 5.5V9m11-5h3.5A1.5 1.5 0 0 1 20 5.5V9M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15m11 5h3.5a1.5 1.5 0 0 0 1.5-1.5V15"/>',
  shrink:
    '<path d="M4 9h3.5A1.5 1.5 0 0 0 9 7.5V4m11 5h-3.5A1.5 1.5 0 0 1 15 7.5V4M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20m11-5h-3.5a1.5 1.5 0 0 0-1.5 1.5V20"/>',
  chart: '<path d="M4 4v16h16M8.5 16v-4m4 4V8m4 8v-6"/>',
  file: '<path d="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6"/>',
  percent: '<path d="m6 18 12-12"/><circle cx="7.5" cy="7.5" r="2.5"/><circle cx="16.5" cy="16.5" r="2.5"/>',
  filter: '<path d="M4 7h16M7 12h10M10 17h4"/>',
  chat: '<path d="M4 5.5h16V16H11l-4.5 4v-4H4z"/>',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof iconShapes;
export const iconNames = Object.keys(iconShapes) as IconName[];

/** Drawings that point along the line of writing and are mirrored in right-to-left text. */
const mirroredIcons: ReadonlySet<string> = new Set<IconName>([
  'chevron-start',
  'chevron-end',
  'arrow-end',
  'logout',
]);

const strokeAttributes =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const isIconName = (name: string): name is IconName => Object.hasOwn(iconShapes, name);

/**
 * The file `src/portal/public/assets/icons.svg`: views show a drawing by `<use href="…#name">`.
 * @internal Written by its test.
 */
export const renderIconSprite = (): string => {
  const symbols = iconNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24" ${strokeAttributes}>${iconShapes[name]}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
};

/**
 * A drawing as a mask over the text colour, so that a host element needs no child. Only the icons a
 * site names end up in its style sheet.
 *
 * @throws when there is no such drawing: the checker refuses it before.
 */
export const styleIcon = (name: string): StyleObject => {
  if (!isIconName(name)) throw new Error(`Expected an icon of icons.ts, got "${name}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${strokeAttributes.replace('currentColor', 'black')}>${iconShapes[name]}</svg>`;
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return {
    display: 'inline-block',
    flexShrink: 0,
    backgroundColor: 'currentColor',
    maskImage: mask,
    maskRepeat: 'no-repeat',
    maskPosition: 'center',
    maskSize: 'contain',
    // Forced colours override the background that forms the icon: without this it is invisible.
    _highContrast: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    ...(mirroredIcons.has(name) ? { _rtl: { transform: 'scaleX(-1)' } } : {}),
  };
};
