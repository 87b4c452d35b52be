import type { ProofWay } from '../../protocol/console-factors.ts';
import { plural } from '../../protocol/plural.ts';

/** Words about the second factor: the second half of a login, its set-up, and proofs in between. */
export const factorMessages = {
  logIn: {
    title: 'One more step',
    lead: (name: string) => `Prove that it is you, ${name}.`,
    submit: 'Log in',
    other: 'Log in as another operator',
  },
  proof: {
    title: 'Prove that it is you',
    text: 'This needs a fresh proof. What you typed stays, and is sent after it.',
    submit: 'Continue',
  },
  ways: {
    code: {
      label: 'Code',
      hint: 'The six digits that your authenticator shows now.',
      use: 'Use the authenticator',
    },
    recovery: {
      label: 'Recovery code',
      hint: 'One of the ten that you kept. Each works once.',
      use: 'Use a recovery code',
    },
    password: { label: 'Password', hint: 'The one that you log in with.', use: 'Use the password' },
    passkey: {
      label: 'Passkey',
      hint: 'Your device asks for your finger, your face or its code.',
      use: 'Use a passkey',
    },
  } satisfies Record<ProofWay, { label: string; hint: string; use: string }>,
  missing: 'Enter it first.',
  device: {
    cancelled: 'The device did not answer. Try again, or choose another way.',
    unsupported: 'This browser cannot use passkeys. Choose another way.',
  },
  setUp: {
    title: 'Set up a second factor',
    lead: 'This console asks every operator for more than a password. You need an authenticator on your phone, or a passkey of this device.',
    authenticator: 'Set up an authenticator',
    passkey: 'Set up a passkey',
    back: 'Choose another way',
    scan: 'Scan this with an authenticator app on your phone, or type the key in there. Then enter the code that it shows.',
    qr: 'QR code for the authenticator',
    key: 'Key',
    copyKey: 'Copy key',
    copied: 'Copied',
    copyFailed: 'Your browser does not allow copying. Select the text and copy it by hand.',
    confirm: 'Confirm',
    passkeyText: 'The device makes a key that only this console can use. Name it, so that you know it again.',
    name: 'Name of the passkey',
    nameHint: 'For example: work laptop',
    make: 'Create passkey',
  },
  codes: {
    title: 'Keep these recovery codes',
    lead: 'Each lets you in once when your phone or device is out of reach. They are not shown again.',
    list: 'Recovery codes',
    copy: 'Copy all codes',
    kept: 'I have kept them',
  },
  panel: {
    title: 'Second factor',
    textRequired: 'Asked for at each login, and again before decisions about people, money and keys.',
    textOptional:
      'In this demonstration you may leave it out. With one, it is asked for at each login, and again before decisions about people, money and keys.',
    authenticator: 'Authenticator',
    none: 'Not set up',
    since: 'since',
    lastUsed: 'last used',
    neverUsed: 'not used yet',
    replace: 'Replace authenticator',
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeText: 'It no longer lets you in. Your other sessions end.',
    addPasskey: 'Add passkey',
    recovery: 'Recovery codes',
    left: (count: number) => `${plural(count, 'code', 'codes')} left`,
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes?',
    renewText: 'The ones that you have stop working. Your other sessions end.',
    changed: 'Second factor changed. Your other sessions have ended.',
  },
} as const;
