import type { SenderSource } from '../../protocol/calls/senders.ts';

/** Words of the ways in which messages leave. */
export const senderMessages = {
  rail: 'Senders',
  title: 'Senders',
  lead: 'How this installation sends SMS and email.',
  channels: { email: 'Email', sms: 'SMS' },
  sources: {
    none: 'Not set',
    console: 'Set here',
    environment: 'Set by the server',
    sandbox: 'Demonstration',
  } satisfies Record<SenderSource, string>,
  about: {
    none: 'These messages can’t be sent, so members don’t get codes and links this way.',
    console: 'The settings are sealed in the database. Every node uses them from the next message on.',
    environment:
      'The environment of the server sets this sender, so it can’t be changed here. Change the variables and start the server again.',
    sandbox: 'Nothing is sent. Messages are shown in the outbox. Settings saved here send real messages.',
  } satisfies Record<SenderSource, string>,
  unreadable: 'The saved settings can’t be opened with the keys of this server. Set them again.',
  updated: (who: string) => `Saved by ${who}`,
  email: {
    form: 'Settings for email',
    host: 'Mail server',
    hostHint:
      'A public name, such as smtp.lumina.example. A server of your network is set in the environment.',
    port: 'Port',
    from: 'Sender line',
    fromHint: 'Such as Lumina <no-reply@lumina.example>.',
    user: 'Username',
    userHint: 'Leave blank if the server needs none.',
    password: 'Password',
    passwordHint: 'Sealed immediately, and never shown again.',
    passwordKept: 'Leave blank to keep the saved one. Another server or user needs it again.',
    secure: 'TLS from the first byte (port 465)',
    requireTls: 'Refuse a server without TLS',
  },
  sms: {
    form: 'Settings for SMS',
    template: 'Provider call, as JSON',
    templateHint:
      'Needs {{text}}, and {{to}} or {{number}}. Write {{secret.name}} where a secret belongs; its field appears below.',
    secret: (name: string) => `Secret “${name}”`,
    secretHint: 'Sealed when it is saved, and never shown again.',
    secretKept: 'Leave blank to keep the saved one. Another host needs it again.',
    example: 'Start with an example',
  },
  missing: 'Fill this in.',
  badPort: 'A port is a number from 1 to 65535.',
  save: 'Propose',
  saved: (channel: string) => `Proposed: ${channel} changes when another operator approves`,
  remove: (channel: string) => `Propose to remove the sender of ${channel}`,
  removeShort: 'Remove',
  removeTitle: (channel: string) => `Remove the sender of ${channel}?`,
  removeText:
    'When another operator approves, messages of this kind can’t be sent, and the password or secrets are deleted.',
  removed: (channel: string) => `Proposed: the sender of ${channel} goes when another operator approves`,
  proposal: {
    wanted: { save: 'Other settings', remove: 'No sender' },
    now: 'Now',
    asked: 'Proposed',
    yes: 'Yes',
    no: 'No',
    template: 'Provider call',
    secrets: 'Secrets',
    hasPassword: 'Has a password',
    approveTitle: 'Approve this sender?',
    approveText:
      'All codes and links, including operators’, are sent through it from the next message. Check the server.',
    rejectTitle: 'Refuse this sender?',
    rejectText: 'Nothing changes. The operator who proposed it sees your reason.',
  },
  test: {
    title: (channel: string) => `Test ${channel}`,
    to: { email: 'Your own address', sms: 'Your own number' },
    toHint: { email: 'Such as ana@lumina.example.', sms: 'With the country, such as +639171234567.' },
    send: 'Send a test message',
    sent: 'The provider accepted the test message.',
    failed: 'The provider refused the test message.',
    answer: 'Provider’s response',
  },
  help: 'For administrators: the mail server and the SMS provider by which messages leave. Another administrator approves each change. What the environment sets is shown, and changed there. A test message shows the provider’s response. Passwords and secrets go in and never come back.',
} as const;

/** A call to begin with, for a provider that takes JSON. */
export const exampleTemplate = JSON.stringify(
  {
    method: 'POST',
    url: 'https://api.provider.example/v1/messages',
    headers: { authorization: 'Bearer {{secret.token}}' },
    bodyType: 'json',
    body: { to: '{{to}}', text: '{{text}}', reference: '{{id}}' },
  },
  null,
  2,
);
