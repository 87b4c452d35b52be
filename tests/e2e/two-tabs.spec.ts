import { expect, test } from './fixtures.ts';
import { expectMember, expectVisitor, field, logIn, logOut, openPortal } from './member.ts';
import { changeField } from './operator.ts';

test.describe('two tabs of one browser', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('have one session, also after a reload, and end it together', async ({ page, context }) => {
    const second = await context.newPage();
    await openPortal(second, '/help');
    await expectVisitor(second);
    await logIn(page);
    await expectMember(second);
    const third = await context.newPage();
    await openPortal(third, '/member');
    await expectMember(third);
    await third.reload();
    await expectMember(third);
    await logOut(page);
    await expectVisitor(second);
    await expectVisitor(third);
  });

  test('keep what was typed, and the one that shares the other’s stream shows a release too', async ({
    page,
    context,
    operator,
  }) => {
    await openPortal(page, '/');
    const second = await context.newPage();
    await openPortal(second, '/register');
    await field(second, 'username').fill('guest42');
    await expect(second.locator('[data-field="line"]')).toHaveCount(0);

    await operator.publish([changeField('line', 'enabled', true)]);
    await expect(second.locator('[data-field="line"]')).toHaveCount(1, { timeout: 5_000 });
    await expect(field(second, 'username')).toHaveValue('guest42');
  });

  test('know a session that came with the address after a reload', async ({ page, context }) => {
    await logIn(page);
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await page.close();
    const second = await context.newPage();
    await openPortal(second, `/help?token=${token}`);
    await expectMember(second);
    expect(new URL(second.url()).search).toBe('');
    await second.reload();
    await expectMember(second);
  });

  test('know a session that came with the address when it is reloaded before the first answer', async ({
    page,
    context,
  }) => {
    await logIn(page);
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await page.close();
    const second = await context.newPage();
    const question = '**/wps/member/info';
    // It stays without an answer, as on a slow line.
    await second.route(question, () => undefined);
    const request = second.waitForRequest(question);
    await second.goto(`/help?token=${token}`);
    await request;
    await second.unroute(question);
    await second.reload();
    await expectMember(second);
    expect(new URL(second.url()).search).toBe('');
  });

  test('leave a session alone when a link brings a token that is none', async ({ page, context }) => {
    await logIn(page);
    const second = await context.newPage();
    await openPortal(second, '/help?token=forged');
    await expectVisitor(second);
    await page.reload();
    await expectMember(page);
  });
});
