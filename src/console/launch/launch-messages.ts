import type { LaunchDeed, LaunchFinding, LaunchStep, LaunchStepName } from '../../protocol/calls/launch.ts';

interface StepWords {
  readonly title: string;
  readonly text: string;
}
const steps: Readonly<Record<LaunchStepName, StepWords>> = {
  people: {
    title: 'People',
    text: 'One person prepares, another approves: money and rights never move on one person’s word.',
  },
  email: { title: 'Email', text: 'Codes, receipts and answers go to members by email.' },
  sms: { title: 'SMS', text: 'Codes to phones. Needed if members confirm their number when they register.' },
  brand: { title: 'Brand', text: 'The name, the licence and the address that members see on every page.' },
  money: {
    title: 'Currency and time zone',
    text: 'Amounts are in this currency and days begin in this zone. The currency is fixed once there is money.',
  },
  languages: { title: 'Languages', text: 'Members choose from these.' },
  market: {
    title: 'Market and protection of players',
    text: 'Age, limits, breaks and the helpline that your regulator asks for.',
  },
  legal: {
    title: 'Legal texts',
    text: 'Terms, privacy and responsible gaming, read by your lawyer, each with its edition and date.',
  },
  deposits: {
    title: 'Deposits',
    text: 'A way to deposit, and for manual transfers an account to send them to.',
  },
  withdrawals: { title: 'Withdrawals', text: 'The smallest and largest amount, the fee and how many a day.' },
  lottery: { title: 'Games', text: 'A lottery on sale, or the games of a vendor.' },
  help: { title: 'Help topics', text: 'Answers to what members ask most.' },
  backup: {
    title: 'Backups',
    text: 'A copy that has been restored once. Keep the secret key apart from it.',
  },
};
const findings: Readonly<Record<LaunchFinding, string>> = {
  'people.no-cashier': 'There’s no cashier to review deposits and withdrawals.',
  'people.no-publisher': 'There’s no publisher to publish and approve.',
  'people.one-administrator': 'There’s one administrator: if they lose access, only the command line helps.',
  'people.waiting': 'One account is new and doesn’t decide yet.',
  'email.none': 'No email leaves this site.',
  'email.untested': 'No test message has arrived yet.',
  'sms.none': 'No SMS leaves this site.',
  'sms.needed':
    'Registration asks for a code by SMS, and none can be sent. Set a sender, or turn the code off under Whitelabel.',
  'sms.untested': 'No test message has arrived yet.',
  'brand.name': 'The name is still the program’s.',
  'brand.licence': 'The licence is still the program’s.',
  'brand.email': 'The email address is still the program’s.',
  'market.helpline': 'No helpline is named.',
  'deposits.none': 'There’s no deposit method.',
  'deposits.no-account': 'A manual transfer has no account to send it to.',
  'deposits.no-gateway': 'No payment gateway is connected, so methods that need one aren’t offered.',
  'lottery.none': 'No lottery is on sale.',
  'help.none': 'There’s no help topic.',
  'backup.none': 'This server has seen no backup. If another tool makes them, confirm it here.',
  'backup.old': 'The newest backup is more than two days old.',
  'backup.unverified': 'The newest backup was never restored: add --verify.',
  'backup.faulty': 'The newest backup differs from the database. Check the output of db backup.',
  unconfirmed: 'Check it, and say that it’s right.',
};
const states: Readonly<Record<LaunchStep['state'], string>> = {
  done: 'Done',
  open: 'To do',
  optional: 'Optional',
};
const deeds: Readonly<Record<LaunchDeed, string>> = {
  register: 'Register',
  deposit: 'Deposit',
  play: 'Play',
  withdraw: 'Withdraw',
};

export const launchMessages = {
  title: 'Launch checklist',
  lead: 'What this site needs before members can use it, from an empty installation to the first withdrawal.',
  help: 'What a new site needs before members can use it, with what is missing at each step and the way to it. An administrator confirms what the program can’t know. Home shows it until every step is done.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  openAll: 'Open the checklist',
  next: (step: string) => `Next: ${step}`,
  members: 'Members can',
  deeds,
  possible: (deed: string) => `${deed}: works`,
  impossible: (deed: string, missing: string) => `${deed}: not yet. Missing: ${missing}`,
  states,
  steps,
  findings,
  more: (count: number) => `and ${count} more`,
  go: (step: string) => `Open ${step}`,
  open: 'Open',
  check: 'Check again',
  checkOf: (step: string) => `Check again: ${step}`,
  checked: (step: string, state: string) => `${step}: ${state}`,
  confirm: 'It’s right',
  confirmOf: (step: string) => `It’s right: ${step}`,
  confirmed: (by: string) => `Confirmed by ${by},`,
  tried: (by: string) => `Tried by ${by},`,
  complete: 'Everything’s ready',
  completeText: 'Members can register, deposit, play and withdraw.',
  backupText: 'On the server, run npm run db -- backup <folder> --verify each day. This page notices it.',
};
