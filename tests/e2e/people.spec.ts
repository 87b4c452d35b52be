import { messages } from '../../src/console/messages.ts';
import { peopleMessages as words } from '../../src/console/people/people-messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { proveByCode, setUpAuthenticator } from './console-factor.ts';
import { signIn } from './console-page.ts';
import { expect, test as demo } from './fixtures.ts';
import { startSite, type RunningSite } from './start-site.ts';

/** An installation for real use, where nobody is yet. */
const test = demo.extend<object, { readonly site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    async ({}, use) => {
      const site = await startSite({ NODE_ENV: 'production' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
const [ownPassword, herPassword] = ['copper kettle 94 lamps', 'seven green 12 harbours'];

test('the link of the first start makes an administrator, who invites an operator', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000);
  const findLink = (): string => /http\S+\/setup#\S+/.exec(site.output())?.[0] ?? '';
  await expect.poll(findLink, { timeout: 30_000 }).not.toBe('');
  expect(site.output().split(findLink())).toHaveLength(2);
  await page.goto(findLink());
  await expect(page.getByRole('heading', { name: words.welcome.setupTitle })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(page, `setup ${width}`);
    await expectNoSidewaysScroll(page, `setup ${width}`);
  }
  // By keyboard: a password that is too short keeps everything, and takes the focus.
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.password.faults.short)).toBeVisible();
  const password = page.getByLabel(words.welcome.password, { exact: false }).first();
  await expect(password).toBeFocused();
  await password.fill(ownPassword);
  await password.press('Enter');
  await setUpAuthenticator(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(`${site.console}/`);
  await expect(page.getByText(words.demo)).toHaveCount(0);
  expect((await page.request.get(`${site.console}/setup`)).status()).toBe(404);

  await page.goto(`${site.console}/people`);
  await expectNoSidewaysScroll(page, 'people 390');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: words.invite }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleInBothThemes(page, 'an invitation');
  await dialog.getByLabel(words.name, { exact: false }).first().fill('Nina Nowak');
  await dialog.getByLabel(words.username, { exact: false }).fill('nina');
  await dialog.getByRole('combobox').selectOption('editor');
  await dialog.getByRole('button', { name: words.invite }).click();
  await expect(page.getByRole('dialog', { name: words.linkTitle })).toBeVisible();
  const link = /http\S+\/welcome#[\w-]+/.exec(await page.getByRole('dialog').innerText())?.[0] ?? '';
  await page.getByRole('dialog').getByRole('button', { name: words.done }).click();
  await expect(page.getByText('Nina Nowak')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'people');

  const hers = await (await browser.newContext()).newPage();
  await hers.goto(link);
  await hers.getByLabel(words.welcome.password, { exact: false }).first().fill(herPassword);
  await hers.keyboard.press('Enter');
  const herSecret = await setUpAuthenticator(hers);
  await hers.getByRole('button', { name: messages.bar.account('NN', 'Nina Nowak') }).click();
  await hers.getByRole('menuitem', { name: words.account.menu }).click();
  await expect(hers.getByText(words.account.here)).toBeVisible();
  await expectAccessibleInBothThemes(hers, 'my account');

  // What the administrator changes is felt at once: she is out, and comes back with less.
  await page.getByRole('button', { name: words.actions('Nina Nowak') }).click();
  await page.getByRole('menuitem', { name: words.changeRole }).click();
  await page.getByRole('dialog').getByRole('combobox').selectOption('viewer');
  await page.getByRole('dialog').getByRole('button', { name: words.changeRole }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hers.goto(`${site.console}/fields`);
  await signIn(hers, 'nina', herPassword);
  await proveByCode(hers, herSecret);
  await expect(hers.getByText(messages.roleMayNot.edit)).toBeVisible();
  await hers.context().close();
});
