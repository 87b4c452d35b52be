/** What a browser keeps something for. The cookie page has a section for each. */
export type StoragePurpose = 'account' | 'choice' | 'help' | 'safety' | 'speed';

interface StorageEntry {
  readonly purpose: StoragePurpose;
  /** `tab` ends with the tab, `browser` when the visitor clears it, a cookie after its seconds. */
  readonly place: 'tab' | 'browser' | 'cache' | 'cookie';
}

/** All that the portal and its server keep in a visitor's browser, by name. */
export const storageEntries = {
  token: { purpose: 'account', place: 'tab' },
  account: { purpose: 'account', place: 'tab' },
  nickname: { purpose: 'account', place: 'tab' },
  customerId: { purpose: 'account', place: 'tab' },
  regDate: { purpose: 'account', place: 'tab' },
  memberLabel: { purpose: 'account', place: 'tab' },
  isAgent: { purpose: 'account', place: 'tab' },
  wallet: { purpose: 'account', place: 'tab' },
  vipRankLevel: { purpose: 'account', place: 'tab' },
  toWhichItem: { purpose: 'account', place: 'tab' },
  merchant: { purpose: 'account', place: 'tab' },
  platform: { purpose: 'account', place: 'tab' },
  'foyer.arrival': { purpose: 'account', place: 'tab' },
  'foyer.signedIn': { purpose: 'account', place: 'browser' },
  foyer_provider: { purpose: 'account', place: 'cookie' },
  hisLang: { purpose: 'choice', place: 'tab' },
  language: { purpose: 'choice', place: 'browser' },
  'foyer-language': { purpose: 'choice', place: 'cookie' },
  theme: { purpose: 'choice', place: 'browser' },
  forms: { purpose: 'help', place: 'tab' },
  'foyer.registerAttempt': { purpose: 'help', place: 'tab' },
  registered: { purpose: 'help', place: 'tab' },
  contractShown: { purpose: 'help', place: 'tab' },
  popupShown: { purpose: 'help', place: 'tab' },
  seenNotices: { purpose: 'help', place: 'browser' },
  recentSearches: { purpose: 'help', place: 'browser' },
  ageConfirmed: { purpose: 'safety', place: 'browser' },
  ageRefusedUntil: { purpose: 'safety', place: 'browser' },
  foyer_device: { purpose: 'safety', place: 'cookie' },
  foyer_captcha: { purpose: 'safety', place: 'cookie' },
  'foyer.boot': { purpose: 'speed', place: 'browser' },
  'foyer.lastGood': { purpose: 'speed', place: 'browser' },
  'foyer-release': { purpose: 'speed', place: 'cache' },
  'foyer-reader': { purpose: 'speed', place: 'cookie' },
} as const satisfies Readonly<Record<string, StorageEntry>>;

export type StorageKey = keyof typeof storageEntries;
