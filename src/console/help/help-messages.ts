import { announcementMessages } from '../announcements/announcement-messages.ts';
import { brandMessages } from '../brand/brand-messages.ts';
import { gameMessages } from '../games/game-messages.ts';
import { senderMessages } from '../senders/sender-messages.ts';
import { textMessages } from '../texts/text-messages.ts';

/** What each screen does. */
export const helpMessages = {
  help: {
    title: 'Help',
    lead: 'What each screen does, and how a change reaches players.',
    flow: 'How a change reaches players',
    flowSteps: [
      'Change something: a switch, an order, a rule, a document. It is saved to the draft immediately; players don’t see it yet.',
      'Preview shows the real portal on the draft, in any width, theme and language.',
      'Review lists the changes in words and checks them. Errors stop the release; warnings ask for a reason.',
      'Publish switches every open browser over within about a second. Typed text and focus stay.',
      'Roll back in Releases if something is wrong: one action, with a reason.',
    ],
    screens: 'Screens',
    roles: 'Roles',
    roleTexts: {
      viewer: 'Reads everything about the site and changes nothing. Members’ names and money stay hidden.',
      editor: 'Edits the draft and previews it.',
      publisher:
        'Publishes and rolls back as well, and judges redemptions and applications. Gives the second opinion on rules of money and on authenticators.',
      cashier:
        'Judges deposits and withdrawals, corrects balances with a second person, proposes the rules of money, and asks for the removal of lost authenticators; a publisher approves both.',
      support: 'Sees members, their money and what was sent to them, and changes nothing.',
      administrator:
        'Adds operators, changes what they may do and ends their sessions, looks after keys and senders, and sees what was sent. Neither publishes nor pays.',
    },
    screenTexts: {
      home: 'What is live, since when and by whom, how many open browsers show it, and whether there’s a draft.',
      fields:
        'One row per field: shown, required, order, accepted text. Required implies shown; locked fields say why.',
      menus: 'Show, hide and order the entries of each menu. Texts are shown in every language of the site.',
      whitelabel: 'Modules of the portal by group. A module below a group that is off is off.',
      texts: textMessages.help,
      brand: brandMessages.help,
      documents:
        'The JSON of every document. Findings of the check are shown at their line. Put the cursor into a rule and press “Try this rule”: with values that you choose it shows the result and the value of each part. Nothing is saved by it.',
      releases:
        'Every revision with note and author. Roll back with a reason. A rollback past changes that two people approved is live immediately, and is listed above until a second person confirms or undoes it. Below, whether the record of all releases and decisions is whole; Check now goes through every entry.',
      games: gameMessages.help,
      announcements: announcementMessages.help,
      requests:
        'Redemptions, withdrawals, accounts to pay into, money above a ceiling, holds on withdrawals to lift, and the rules of withdrawals and of transfers between members. A cashier proposes with a reason; a publisher who didn’t propose approves or rejects. What was decided is listed below.',
      support:
        'What members sent, with the page that each had in front of them. Members: exclude or freeze one immediately, with a reason; to open a frozen account, or lift a hold on withdrawals early, needs a second person. Lost authenticators: removals, each asked for by one person and approved by another.',
      people:
        'For administrators: who may use the console. Operators are invited by a link for one use, and so choose a new password; a change of rights logs them out. Your own password and sessions are under “My account”.',
      outbox:
        'SMS and email to members and how far each came, for support and administrators. Send a failed one again. What a message says is shown in the demonstration alone, and each content that is opened is in the audit.',
      senders: senderMessages.help,
      lab: 'Drive one flow of the portal alone: events, answers, clock, coverage.',
    },
    keyboard: 'Keyboard',
    shortcuts: [
      ['Alt + ↑ / ↓', 'Move the field, menu entry, link or mark that you’re in'],
      ['Ctrl + S', 'Save the JSON you’re editing to the draft'],
      ['Escape, then Tab', 'Leave the JSON editor'],
    ],
  },
} as const;
