const head = (id: string) => ({ $schema: 'x', language: 1, id });

const tinySite: Readonly<Record<string, unknown>> = {
  site: {
    ...head('site'),
    name: 'Tiny',
    routes: [
      { id: 'home', path: '/', page: 'home' },
      { id: 'help', path: '/help/:tag', page: 'home' },
      { id: 'about', path: '/about', page: 'about' },
    ],
    locales: [
      { code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true },
      { code: 'AR', bcp47: 'ar', dir: 'rtl', nativeName: 'العربية', enabled: false },
    ],
    defaultLocale: 'EN',
    externalHosts: ['help.example.com'],
  },
  shell: {
    ...head('shell'),
    machines: { session: { use: 'session' } },
    root: {
      type: 'Box',
      id: 'frame',
      children: [
        { type: 'NavMenu', id: 'nav', props: { label: { $t: 'nav.label' } }, menu: 'main' },
        { slot: 'main', id: 'page' },
        {
          type: 'Button',
          id: 'open-login',
          on: { press: [{ do: 'open', modal: 'login' }] },
          children: [{ $t: 'nav.label' }],
        },
      ],
    },
  },
  'pages/home': {
    ...head('home'),
    title: { $t: 'home.title' },
    access: 'anyone',
    root: {
      type: 'Box',
      id: 'root',
      children: [{ type: 'Text', id: 'text', children: [{ $t: 'home.title' }] }],
    },
  },
  'pages/about': {
    ...head('about'),
    title: { $t: 'about.title' },
    access: 'anyone',
    root: {
      type: 'Box',
      id: 'root',
      children: [
        { use: 'fragment:hint', id: 'hint', params: { words: { $t: 'about.title' } } },
        { type: 'Tabs', id: 'form', props: { label: { $t: 'about.title' }, form: 'register' } },
      ],
    },
  },
  'modals/login': {
    ...head('login'),
    title: { $t: 'home.title' },
    root: {
      type: 'Modal',
      id: 'frame',
      children: [{ type: 'Tabs', id: 'form', props: { label: { $t: 'home.title' }, form: 'login' } }],
    },
  },
  'fragments/hint': {
    ...head('hint'),
    params: { words: { 'x-text': true }, level: { type: 'number', default: 1 } },
    slots: ['more'],
    root: {
      type: 'Box',
      id: 'hint',
      children: [
        { type: 'Text', id: 'words', children: [{ $e: { var: 'params.words' } }] },
        { slot: 'more', id: 'more' },
      ],
    },
  },
  'menus/main': {
    ...head('main'),
    items: [
      { id: 'home', label: { $t: 'nav.home' }, icon: 'home', do: [{ do: 'navigate', to: 'home' }] },
      { id: 'secret', label: { $t: 'nav.home' }, hidden: true },
      { id: 'more', label: { $t: 'nav.home' }, children: [{ id: 'deep', label: { $t: 'nav.home' } }] },
    ],
  },
  'settings/register-fields': {
    ...head('register-fields'),
    fields: {
      username: { enabled: true, required: true, order: 10, patternId: 4, minLength: 6, maxLength: 12 },
      password: { enabled: true, required: true, order: 20, patternId: 5, minLength: 8, maxLength: 20 },
      confirmPassword: { enabled: true, required: true, order: 30 },
      email: { enabled: false, required: false, order: 40, patternId: 3 },
      affiliateCode: { enabled: true, required: false, order: 15, patternId: 4, minLength: 3, maxLength: 9 },
    },
  },
  'settings/whitelabel': {
    ...head('whitelabel'),
    tree: {
      modId: 'SITE3',
      enabled: true,
      childrenNodes: [
        { modId: 'COMM3', enabled: true, childrenNodes: [] },
        {
          modId: 'AGENT3',
          enabled: true,
          childrenNodes: [{ modId: 'AFFMAN3', enabled: true, childrenNodes: [] }],
        },
      ],
    },
  },
  'settings/brand': {
    ...head('brand'),
    name: 'Tiny',
    copyrightYear: 2025,
    licence: 'none',
    currency: 'PHP',
    currencySymbol: '₱',
  },
  'settings/limits': {
    ...head('limits'),
    minimumAge: 18,
    birthdayMinimumAge: 21,
    smsResendSeconds: 60,
    smsLockoutMinutes: 5,
    captchaRefreshMs: 1000,
    noticesPerPage: 8,
    menuVendors: 11,
    footerVendors: 20,
  },
  'themes/default': {
    ...head('default'),
    tokens: { colors: { 'brand.fg': { light: '#112233', dark: '#ddeeff' } } },
  },
  'locales/EN': {
    'about.title': 'About',
    'home.title': 'Home',
    'home.welcome': 'Welcome, {{name}}',
    'home.games_one': '{{count}} game',
    'home.games_other': '{{count}} games',
    'nav.label': 'Main',
    'nav.home': 'Home',
    'never.used': 'Nobody reads this',
    'error.unknown': 'Something went wrong',
    'component.tabs.more': 'More',
    'form.username.label': 'User name',
    'form.password.label': 'Password',
    'form.confirmPassword.label': 'Password again',
    'form.email.label': 'E-mail',
    'form.affiliateCode.label': 'Affiliate code',
    'pattern.letters-or-digits': '{{min}} to {{max}} letters or digits',
    'pattern.letters-and-digits': '{{min}} to {{max}} letters and digits',
    'pattern.digits-exact': '{{max}} digits',
    'pattern.mailbox': 'An e-mail address',
    'pattern.date': 'A date',
  },
  'forms/login.schema': {
    type: 'object',
    properties: { username: { type: 'string', minLength: 1 } },
    required: ['username'],
  },
  'forms/login.ui': {
    'ui:order': ['username'],
    username: { 'foyer:label': 'form.username.label' },
  },
  'forms/register.schema': {
    type: 'object',
    'x-settings': 'register-fields',
    properties: {
      username: { type: 'string', 'x-locked': true },
      password: { type: 'string' },
      confirmPassword: { type: 'string', 'x-repeats': 'password' },
      email: { type: 'string' },
      affiliateCode: { type: 'string', 'x-module': 'AFFMAN3' },
    },
  },
  'forms/register.ui': {
    username: { 'foyer:label': 'form.username.label', 'ui:widget': 'text' },
    password: {
      'foyer:label': 'form.password.label',
      'ui:widget': 'password',
      'ui:autocomplete': 'new-password',
    },
    confirmPassword: {
      'foyer:label': 'form.confirmPassword.label',
      'ui:widget': 'password',
      'ui:autocomplete': 'new-password',
    },
    email: { 'foyer:label': 'form.email.label' },
    affiliateCode: { 'foyer:label': 'form.affiliateCode.label' },
  },
};

/** The smallest site that compiles without an issue. */
export const createTinySite = (): Record<string, unknown> => structuredClone(tinySite);

/** The tiny site with one place of one document replaced; undefined removes it. */
export const changeTinySite = (
  document: string,
  place: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> => {
  const site = createTinySite();
  const keys = [document, ...place];
  let holder = site as Record<string | number, unknown>;
  for (const key of keys.slice(0, -1)) {
    if (typeof holder[key] !== 'object' || holder[key] === null) holder[key] = {};
    holder = holder[key] as Record<string | number, unknown>;
  }
  const last = keys.at(-1) ?? document;
  if (value !== undefined) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return site;
};
