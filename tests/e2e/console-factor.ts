import { expect, type Page } from '@playwright/test';
import { makeTotp, readStep } from '../../server/infrastructure/second-factor/totp.ts';
import { factorMessages as words } from '../../src/console/factors/factor-messages.ts';
import { expectAccessibleInBothThemes } from '../a11y/axe.ts';

type Look = (page: Page, what: string) => Promise<void>;

/**
 * Sets up the authenticator that the first login leads to, keeps the recovery codes, and gives the secret.
 * @param look what each step is looked at with
 */
export async function setUpAuthenticator(
  page: Page,
  look: Look = expectAccessibleInBothThemes,
): Promise<string> {
  await expect(page.getByRole('heading', { name: words.setUp.title })).toBeVisible();
  await page.getByRole('button', { name: words.setUp.authenticator }).click();
  await expect(page.getByRole('img', { name: words.setUp.qr })).toBeVisible();
  await look(page, 'setting up an authenticator');
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await page
    .getByRole('textbox', { name: words.ways.code.label })
    .fill(makeTotp(secret, readStep(new Date())));
  await page.getByRole('button', { name: words.setUp.confirm }).click();
  await expect(page.getByRole('list', { name: words.codes.list }).getByRole('listitem')).toHaveCount(10);
  await look(page, 'recovery codes');
  await page.getByRole('button', { name: words.codes.kept }).click();
  return secret;
}

/** The second half of a login. Each code is good once: the one of the next step is taken a step early. */
export async function proveByCode(page: Page, secret: string): Promise<void> {
  await page
    .getByRole('textbox', { name: words.ways.code.label })
    .fill(makeTotp(secret, readStep(new Date()) + 1));
  await page.getByRole('button', { name: words.logIn.submit, exact: true }).click();
}
