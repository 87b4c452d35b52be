import { expect, test } from './fixtures.ts';
import { expectMember, field, logIn, openPortal } from './member.ts';
import { changeField } from './operator.ts';

test.describe('two tabs of one browser', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('keep a session each, and the tab that shares the other’s stream shows a release too', async ({
    page,
    context,
    operator,
  }) => {
    await logIn(page);
    const second = await context.newPage();
    await openPortal(second, '/register');
    await field(second, 'username').fill('guest42');
    await expect(second.locator('[data-field="line"]')).toHaveCount(0);

    await operator.publish([changeField('line', 'enabled', true)]);
    await expect(second.locator('[data-field="line"]')).toHaveCount(1, { timeout: 5_000 });
    await expect(field(second, 'username')).toHaveValue('guest42');

    await second.close();
    await page.bringToFront();
    await expectMember(page);
  });
});
