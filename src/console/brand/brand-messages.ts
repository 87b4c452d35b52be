import { brandItemWords, brandWords } from '../../compiler/diff/setting-words.ts';
import { plural } from '../../protocol/words/plural.ts';
import type { ItemKey, ListKey, SwitchKey, TextKey } from './brand-document.ts';
import type { BrandFault } from './brand-faults.ts';

const faults: Readonly<Record<Exclude<BrandFault['why'], 'long' | 'host'>, string>> = {
  empty: 'This can’t be empty.',
  year: 'A year from 2000 to 2100.',
  currency: 'Three capital letters, for example PHP.',
  email: 'An email address, for example help@example.com.',
  https: 'An address that begins with https://.',
  'no-currency': 'A currency of ISO 4217, for example PHP or EUR.',
  'no-mailbox': 'A whole address that mail reaches, for example help@example.com.',
  zone: 'A time zone of the IANA database, for example Asia/Manila.',
  picture: 'The path of a picture of this site, for example /assets/licence.svg.',
  address: 'Enter an https address with a host and no username in it.',
};
function sayFault(fault: BrandFault): string {
  switch (fault.why) {
    case 'long':
      return `At most ${fault.most} characters.`;
    case 'host':
      return fault.mayList
        ? `Links may not lead to ${fault.host} yet.`
        : `Links may not lead to ${fault.host}: enter a host alone, without a port.`;
    default:
      return faults[fault.why];
  }
}

/** What every list of hosts says after a change. */
const hostChanges = {
  known: (host: string) => `${host} is already on the list.`,
  removed: (host: string) => `${host} removed. Undo brings it back.`,
};

/** Words of the brand. */
export const brandMessages = {
  rail: 'Brand',
  title: 'Brand',
  lead: 'Names, addresses and marks that players see. Changes are part of the draft: they’re previewed, reviewed and published like every other.',
  help: 'Names, currency, time zone, support, apps, links and licence marks. An address must be https on a host of the list at the end. What is wrong says so at its line, stays as it was typed, and isn’t published.',
  none: 'This site has no brand',
  noneText: 'Add the document settings/brand in Pages & JSON.',
  openJson: 'Open as JSON',
  unfilled: 'Players still see an example here, or nothing',
  unpublished: 'filled in, not published yet',
  unfilledText:
    'Fill these in before players arrive. The terms, the privacy notice and the responsible gaming page are examples too: replace them.',
  otherFindings: 'The check found issues outside this form',
  sayFault,
  allow: (host: string) => `Allow links to ${host}`,
  allowed: (host: string) => `Links may lead to ${host} now`,
  groups: {
    names: 'Names and marks',
    money: 'Currency and time',
    support: 'Support',
    apps: 'Apps and invitations',
    entry: 'Entry',
  },
  names: brandWords satisfies Record<TextKey, string>,
  effects: {
    name: 'Shown in the header, in titles and in messages.',
    copyrightYear: 'The year in the footer.',
    licence: 'The licence line in the footer. A second person approves a change.',
    currency: 'The three letters of ISO 4217. A second person approves a change.',
    currencySymbol: 'Shown before amounts. A second person approves a change.',
    timeZone:
      'The calendar that decides a player’s age. Leave blank for UTC. A second person approves a change.',
    supportEmail: 'Shown where players ask for help. Leave blank to hide it.',
    supportUrl: 'The address of your customer service chat. Leave blank to offer no chat.',
    iosApp: 'Players get a code to scan and a button. Leave blank to hide both.',
    androidApp: 'Players get a code to scan and a button. Leave blank to hide both.',
    inviteAddress: 'Where logged-in members invite friends. Leave blank to hide it.',
  } satisfies Record<TextKey, string>,
  switches: {
    loginedToHomePage: brandWords.loginedToHomePage,
    supportInPage: brandWords.supportInPage,
  } satisfies Record<SwitchKey, string>,
  switchEffects: {
    loginedToHomePage: 'Visitors who aren’t logged in always go to the login page first.',
    supportInPage:
      'On: the chat opens in a dialog of the page. Its host must be on the list below and allow being framed. Off: it opens in a window of 440 by 500.',
  } satisfies Record<SwitchKey, string>,
  lists: {
    messaging: {
      title: brandWords.messaging,
      lead: 'Up to two floating links on every page.',
      none: 'No messaging link',
      add: 'Add a messaging link',
    },
    socials: {
      title: brandWords.socials,
      lead: 'Up to two links in the side menu.',
      none: 'No social link',
      add: 'Add a social link',
    },
    licenceMarks: {
      title: brandWords.licenceMarks,
      lead: 'Up to six pictures in the footer.',
      none: 'No licence mark',
      add: 'Add a licence mark',
    },
  } satisfies Record<ListKey, object>,
  items: brandItemWords satisfies Record<ItemKey, string>,
  icons: {
    headset: 'Headset',
    phone: 'Telephone',
    mail: 'Letter',
    users: 'People',
    globe: 'Globe',
  } as Readonly<Record<string, string>>,
  nameHint: 'Alt text: read out in place of the picture.',
  unnamed: (place: number) => `Entry ${place}`,
  full: (most: number) => `${plural(most, 'entry is', 'entries are')} the most.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
  removed: (name: string) => `${name} removed. Undo brings it back.`,
  added: 'Entry added',
  reset: 'Reset to live',
  keyboard: 'Alt + ↑ / ↓ moves the entry you’re in.',
  hosts: {
    ...hostChanges,
    title: 'Hosts that links may lead to',
    lead: 'The portal opens no others. List only hosts that you own or trust.',
    none: 'No hosts yet: links stay within the site',
    label: 'Host',
    hint: 'For example chat.example.com, or an address on it.',
    add: 'Add the host',
    fault: 'A host has a name with a dot, for example chat.example.com, and no port.',
  },
  imageCDNs: {
    ...hostChanges,
    title: 'Hosts that mirror pictures',
    lead: 'Pictures of games and studios are spread over these hosts. Each passes on what the portal serves below /media.',
    none: 'No host yet: pictures come from the portal',
    label: 'Host of pictures',
    hint: 'For example img1.example.com. Up to 10.',
    add: 'Add the host of pictures',
    fault: 'A host has a name with a dot, for example cdn1.example.com, and no port.',
  },
  launchGameCDNs: {
    ...hostChanges,
    title: 'Hosts that mirror games',
    lead: 'Each start of a game takes one of these hosts at random. Each passes on the pages of the vendor.',
    none: 'No host yet: games start at their vendor',
    label: 'Host of games',
    hint: 'For example play1.example.com. Up to 10.',
    add: 'Add the host of games',
    fault: 'A host has a name with a dot, for example cdn1.example.com, and no port.',
  },
  preview: {
    show: 'Show preview',
    hide: 'Hide preview',
    title: 'What visitors would see',
  },
};
