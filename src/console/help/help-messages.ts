import { auditMessages } from '../audit/audit-messages.ts';
import { contentMessages } from '../content/content-messages.ts';
import { legalMessages } from '../legal/legal-messages.ts';
import { brandMessages } from '../brand/brand-messages.ts';
import { lookMessages } from '../brand/look/look-messages.ts';
import { launchMessages } from '../launch/launch-messages.ts';
import { deskMessages } from '../desks/desk-messages.ts';
import { figureMessages } from '../figures/figure-messages.ts';
import { gameMessages } from '../games/game-messages.ts';
import { memberMessages } from '../members/member-messages.ts';
import { senderMessages } from '../senders/sender-messages.ts';
import { textMessages } from '../texts/text-messages.ts';

/** What each screen does. */
export const helpMessages = {
  help: {
    title: 'Help',
    lead: 'What each screen does, and how a change reaches players.',
    flow: 'How a change reaches players',
    flowSteps: [
      'Change something: a switch, an order, a rule, a document. It’s saved to the draft; players don’t see it yet.',
      'Undo reverses your own edits, one after another. History lists every operator’s edits. If someone else changed the same value, you see both and choose.',
      'Preview shows the real portal with the draft, in any width, theme and language.',
      'Review lists the changes in words and checks them. Errors stop the release; warnings ask for a reason.',
      'Publish updates every open browser within about a second. Typed text and focus stay.',
      'If something’s wrong, roll back in Releases: one action, with a reason.',
    ],
    screens: 'Screens',
    roles: 'Roles',
    roleTexts: {
      viewer: 'Sees everything about the site and changes nothing. Members’ names and money stay hidden.',
      writer:
        'Changes texts, pictures, alternative texts and entries, previews them and asks for approval. Layout, settings and colours stay as they are.',
      editor: 'Edits all of the draft and previews it.',
      publisher:
        'Also publishes and rolls back, reviews redemptions and applications, and is the second person for money rules and authenticators.',
      cashier:
        'Reviews deposits and withdrawals, corrects balances with a second person, proposes money rules, and requests the removal of lost authenticators; a publisher approves both.',
      support: 'Sees members, their money and the messages sent to them, and changes nothing.',
      administrator:
        'Manages operators, their roles and sessions, keys and senders, and sees sent messages. Can’t publish or pay.',
    },
    screenTexts: {
      home: 'What’s live, since when and by whom, how many open browsers show it, and whether there’s a draft.',
      launch: launchMessages.help,
      fields:
        'One row per field: shown, required, order, accepted text. Required implies shown; locked fields say why.',
      menus: 'Show, hide and order the entries of each menu. Texts are shown in every language of the site.',
      whitelabel: 'Portal modules by group. Switching a group off switches off all its modules.',
      texts: textMessages.help,
      brand: brandMessages.help,
      look: lookMessages.help,
      documents:
        'The JSON of every document. Findings of the check are shown at their line. “Edit on the page” opens the real page, to change it in a form. Put the cursor into a rule and press “Try this rule”: it shows the result and each part’s value, using values you choose. Nothing is saved.',
      releases:
        'Every revision with note and author. Roll back with a reason. A rollback past changes that two people approved is live immediately, and is listed above until a second person confirms or undoes it.',
      audit: auditMessages.help,
      figures: figureMessages.help,
      games: gameMessages.help,
      content: contentMessages.help,
      legal: legalMessages.help,
      desks: deskMessages.help,
      requests:
        'Redemptions, withdrawals, money above a ceiling, and holds on withdrawals to lift. A cashier proposes with a reason; another operator, a publisher, approves or rejects. Past decisions are listed below.',
      support:
        'What members sent, with the page each of them saw. Lost authenticators: removals, each asked for by one person and approved by another.',
      members: memberMessages.help,
      people:
        'For administrators: who can use the console. Operators are invited with a one-time link, which also resets a password. A change of role logs them out. Your own password and sessions are under “My account”.',
      outbox:
        'SMS and email to members with their delivery status, for support and administrators. Resend failed ones. Message content is shown in the demonstration only, and each view is audited.',
      senders: senderMessages.help,
      lab: 'Drive one flow of the portal alone: events, answers, clock, coverage.',
    },
    keyboard: 'Keyboard',
    shortcuts: [
      ['Alt + ↑ / ↓', 'Move the field, menu entry, link or mark that you’re in'],
      ['Ctrl + S', 'Save the JSON you’re editing to the draft'],
      ['Ctrl + Z', 'Undo your own last edit, outside of a field'],
      ['Ctrl + Shift + Z', 'Redo what you undid'],
      ['Escape, then Tab', 'Leave the JSON editor'],
      ['F6', 'Next area of the page editor, whose other keys are listed there'],
    ],
  },
} as const;
