/** What the linter bans, each named once. `oxlint.config.mjs` lists which of them hold in a folder. */
const ban = (message, ...names) => names.map((name) => ({ name, message }));
const banProperty = (message, ...paths) =>
  paths.map((path) => {
    const [object, property] = path.split('.');
    return { object, property, message };
  });

export const bans = {
  event: ban('Take the event as a parameter.', 'event'),
  storage: ban(
    'Storage belongs to src/portal and src/console: have it handed in.',
    'localStorage',
    'sessionStorage',
  ),
  requests: ban('Use the typed client of src/api.', 'XMLHttpRequest'),
  dialogs: [
    ...ban('Show a ConfirmDialog or an Alert component.', 'alert'),
    ...ban('Show a ConfirmDialog component.', 'confirm'),
    ...ban('Show a form in a Modal component.', 'prompt'),
  ],
  network: ban('The network is reached through an injected service or the typed client of src/api.', 'fetch'),
  page: ban('No DOM here: have what you need handed in.', 'window', 'document', 'navigator', 'location'),
  timers: ban(
    'Waiting goes through the injected clock, so that a test can turn it.',
    'setTimeout',
    'setInterval',
  ),
};
/** Every folder that lists no bans. */
export const everywhere = [...bans.event, ...bans.storage, ...bans.requests, ...bans.dialogs];
export const withoutPage = [...everywhere, ...bans.network, ...bans.page];

export const impureProperties = [
  ...banProperty('Time comes from the injected clock: clock.now().', 'Date.now', 'performance.now'),
  ...banProperty('Randomness comes from the injected source.', 'Math.random'),
  ...banProperty('The network is reached through an injected service.', 'globalThis.fetch', 'window.fetch'),
];

/** What is not the same on each Node that is supported. */
export const unevenModules = [
  ...ban(
    'It also ends a line at U+2028 and others, by the version of Node: split at the line feed.',
    'node:readline',
    'node:readline/promises',
  ),
  ...ban('It is on its way out of Node: URL and node:url write hosts in ASCII.', 'node:punycode', 'punycode'),
  ...ban('It is on its way out of Node: throw an Error, or use AbortController.', 'node:domain'),
];
