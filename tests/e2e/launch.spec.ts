import type { Browser, Page } from '@playwright/test';
import { startSmtpServer, type SmtpFake } from '../../server/infrastructure/messages/smtp.fake.ts';
import { brandMessages } from '../../src/console/brand/brand-messages.ts';
import { deskMessages } from '../../src/console/desks/desk-messages.ts';
import { figureMessages } from '../../src/console/figures/figure-messages.ts';
import { launchMessages as words } from '../../src/console/launch/launch-messages.ts';
import { marketMessages } from '../../src/console/market/market-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { approvalMessages } from '../../src/console/review/approval-messages.ts';
import type { FigureName } from '../../src/protocol/calls/figures.ts';
import { depositMethods } from '../../src/protocol/desks/deposit-methods.ts';
import { receivingAccounts } from '../../src/protocol/desks/receiving-accounts.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test as demo } from './fixtures.ts';
import { senderMessages } from '../../src/console/senders/sender-messages.ts';
import { pressSwitch } from './console-page.ts';
import { buyTicket, depositByHand, prepareWithdrawals, registerMember, withdraw } from './launch-member.ts';
import { invite, pressTwice, takeLink } from './launch-people.ts';
import { startSite, type RunningSite } from './start-site.ts';

interface Parts {
  readonly mail: SmtpFake;
  readonly site: RunningSite;
}
/** An installation for real use on an empty folder, and a server that takes its mail. */
const test = demo.extend<object, Parts>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    async ({}, use) => {
      const mail = await startSmtpServer({ offersTls: false });
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({
        NODE_ENV: 'production',
        DEMO: '0',
        // Their day of waiting is over.
        OPERATOR_WAIT_HOURS: '0',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}?tls=optional`,
        MAIL_FROM: 'no-reply@aurora.example',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The second administrator comes by the command line: no one could confirm the account yet. */
const addOnServer = async (site: RunningSite): Promise<string> => {
  const argv = ['operator', 'add', 'bea', '--name', 'Bea', '--email', 'bea@aurora.example'];
  const output = await site.command(argv);
  return /http\S+\/welcome#\S+/.exec(output)?.[0] ?? '';
};
/** The newest letter to an address whose body has this. */
const findInMail = async (mail: SmtpFake, to: string, pattern: RegExp): Promise<string> => {
  const read = (): string => {
    const letters = mail.received.filter((letter) => letter.to.includes(to)).map(({ raw }) => raw);
    const plain = letters.map((raw) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='));
    return plain.toReversed().flatMap((raw) => pattern.exec(raw)?.[1] ?? [])[0] ?? '';
  };
  await expect.poll(read, { timeout: 30_000, message: `a letter to ${to}` }).not.toBe('');
  return read();
};

const fill = (page: Page, label: string, text: string): Promise<void> =>
  page
    .getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '.')}`) })
    .first()
    .fill(text);
async function nameTheBrand(editor: Page, publisher: Page, origin: string): Promise<void> {
  await editor.goto(`${origin}/brand`);
  for (const [label, text] of [
    [brandMessages.names.name, 'Aurora Play'],
    [brandMessages.names.licence, 'PAGCOR 26-0042'],
    [brandMessages.names.supportEmail, 'help@aurora.example'],
  ] as const) {
    await editor.getByLabel(label, { exact: true }).fill(text);
    await editor.keyboard.press('Tab');
  }
  await expect(editor.getByText(messages.bar.saving)).toHaveCount(0, { timeout: 30_000 });
  // No provider of SMS yet: a registration needs no code.
  await editor.goto(`${origin}/whitelabel`);
  await pressSwitch(editor, messages.whitelabel.switch('SMS code required to register'));
  await expect(editor.getByText(messages.bar.saving)).toHaveCount(0, { timeout: 30_000 });
  await editor.goto(`${origin}/market`);
  await fill(editor, marketMessages.names.helplineName, 'Aurora Care');
  await fill(editor, marketMessages.names.helplineContact, '+63 2 5550 0142');
  await editor.keyboard.press('Tab');
  await expect(editor.getByText(messages.bar.saving)).toHaveCount(0, { timeout: 30_000 });
  await editor.getByRole('button', { name: messages.changeBar.reviewOnly }).click();
  const asking = editor.getByRole('dialog');
  await asking.getByLabel(approvalMessages.note).fill('The brand of our licence');
  await asking.getByRole('button', { name: approvalMessages.ask }).click();
  await expect(asking.getByText(approvalMessages.states.requested)).toBeVisible();

  await publisher.goto(origin);
  await publisher.getByRole('button', { name: messages.changeBar.review }).click();
  const review = publisher.getByRole('dialog', { name: messages.review.title });
  await review.getByRole('button', { name: approvalMessages.approve, exact: true }).click();
  await expect(review.getByText(approvalMessages.states.approved)).toBeVisible();
  await review.getByLabel(messages.review.note).fill('Our name and our licence');
  const publish = review.getByRole('button', { name: messages.review.publish });
  const reason = review.getByLabel(messages.review.reason);
  await expect(publish.or(reason).first()).toBeVisible();
  await expect(publish).toBeEnabled({ timeout: 90_000 });
  if (await reason.isVisible()) await reason.fill('Read by both');
  await publish.click();
  await expect(review.getByRole('button', { name: messages.review.done })).toBeVisible({ timeout: 60_000 });
}

async function openDeposits(cashier: Page, publisher: Page, origin: string): Promise<void> {
  const { fields, words: desk } = depositMethods;
  await cashier.goto(`${origin}/desks/payments/deposit-methods`);
  await cashier.getByRole('button', { name: deskMessages.add(desk.one) }).click();
  await fill(cashier, fields.id.label, 'bank');
  await cashier.getByLabel(fields.kind.label).selectOption('account');
  await fill(cashier, deskMessages.inLanguage(deskMessages.title, 'English'), 'Bank transfer');
  await fill(cashier, fields.minimum.label, '100');
  await fill(cashier, fields.maximum.label, '50000');
  await fill(cashier, deskMessages.note, 'Members begin with it');
  await cashier.getByRole('button', { name: deskMessages.send }).click();
  await expect(cashier.getByText(deskMessages.added(desk.one, 'Bank transfer'))).toBeVisible();
  await publisher.goto(`${origin}/desks/payments/deposit-methods`);
  await pressTwice(publisher, deskMessages.approve);

  const account = receivingAccounts.fields;
  await cashier.goto(`${origin}/desks/payments/receiving-accounts`);
  await cashier.getByRole('button', { name: deskMessages.add(receivingAccounts.words.one) }).click();
  await cashier.getByLabel(account.method.label).selectOption('bank');
  await fill(cashier, account.provider.label, 'Bank of the Harbour');
  await fill(cashier, account.holder.label, 'Aurora Play Inc');
  await fill(cashier, account.number.label, '0012345678');
  await fill(cashier, account.minimum.label, '100');
  await fill(cashier, account.maximum.label, '50000');
  await fill(cashier, deskMessages.note, 'Our account');
  await cashier.getByRole('button', { name: deskMessages.send }).click();
  const added = deskMessages.added(receivingAccounts.words.one, 'Bank of the Harbour 0012345678');
  await expect(cashier.getByText(added)).toBeVisible();
  await publisher.goto(`${origin}/desks/payments/receiving-accounts`);
  await pressTwice(publisher, deskMessages.approve);
  await expect(publisher.getByText('Bank of the Harbour').first()).toBeVisible();
}

async function confirmTheRest(administrator: Page, origin: string): Promise<void> {
  await administrator.goto(`${origin}/launch`);
  for (const step of ['money', 'languages', 'market', 'legal', 'withdrawals', 'backup'] as const) {
    await administrator
      .getByRole('button', { name: words.confirmOf(words.steps[step].title) })
      .press('Enter');
    await expect(
      administrator.getByRole('button', { name: words.confirmOf(words.steps[step].title) }),
    ).toHaveCount(0);
  }
}

const openColleagues = async (browser: Browser, mail: SmtpFake, ada: Page, bea: Page, origin: string) => {
  const roles = { Pia: 'publisher', Edd: 'editor', Cas: 'cashier' } as const;
  const pages: Page[] = [];
  for (const [name, role] of Object.entries(roles)) {
    await invite(ada, bea, origin, { name, role, isGuarded: role !== 'editor' });
    const link = await findInMail(mail, `${name.toLowerCase()}@aurora.example`, /(http\S+\/welcome#[\w-]+)/);
    pages.push(await takeLink(browser, link));
  }
  const [publisher, editor, cashier] = pages as [Page, Page, Page];
  return { publisher, editor, cashier };
};

test('an empty installation is led through a checklist until a member registers, deposits, plays and withdraws', async ({
  site,
  mail,
  browser,
}) => {
  test.setTimeout(600_000);
  const origin = site.console;
  const findLink = (): string => /http\S+\/setup#\S+/.exec(site.output())?.[0] ?? '';
  await expect.poll(findLink, { timeout: 60_000 }).not.toBe('');
  const ada = await takeLink(browser, findLink(), 'Ada');
  await expect(ada.getByText(words.impossible(words.deeds.deposit, ''), { exact: false })).toBeVisible();
  await ada.getByRole('link', { name: words.openAll }).click();
  await expect(ada.getByText(words.findings['people.one-administrator'])).toBeVisible();
  for (const width of [1280, 390]) {
    await ada.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(ada, `the launch checklist at ${width}`);
    await expectNoSidewaysScroll(ada, `the launch checklist at ${width}`);
  }
  const bea = await takeLink(browser, await addOnServer(site));
  const { publisher, editor, cashier } = await openColleagues(browser, mail, ada, bea, origin);
  await nameTheBrand(editor, publisher, origin);
  await openDeposits(cashier, publisher, origin);
  await confirmTheRest(ada, origin);
  await fill(ada, senderMessages.test.to.email, 'ada@aurora.example');
  await ada.getByRole('button', { name: senderMessages.test.send }).first().press('Enter');
  await expect(ada.getByText(words.tried('ada'), { exact: false })).toBeVisible({ timeout: 30_000 });
  for (const deed of Object.values(words.deeds))
    await expect(ada.getByText(words.possible(deed))).toBeVisible();
  await expect(ada.getByText(words.complete, { exact: false })).toBeVisible();
  const member = await (await browser.newContext()).newPage();
  await registerMember(member, site.portal);
  await prepareWithdrawals(member, site.portal);
  await depositByHand(member, cashier, site);
  await buyTicket(member, site.portal);
  await withdraw(member, cashier, site);
  await publisher.goto(`${origin}/figures?span=today`);
  const figure = (name: FigureName): Promise<string> =>
    publisher.getByRole('region', { name: figureMessages.names[name], exact: true }).innerText();
  await expect.poll(() => figure('deposits'), { timeout: 90_000 }).toMatch(/₱500\.\d\d/);
  await expect.poll(() => figure('withdrawals')).toContain('₱200.00');
  expect(await figure('registrations')).toMatch(/^1$/m);
  expect(await figure('firstDeposits')).toMatch(/^1$/m);
  expect(await figure('active')).toMatch(/^1$/m);
});
