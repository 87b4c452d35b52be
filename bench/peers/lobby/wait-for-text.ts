/** For contenders that draw when they come to it: until the page shows a text. */
export const waitForText = async (text: string): Promise<void> => {
  const { body } = document;
  for (let turn = 0; turn < 2_000; turn += 1) {
    if (body.textContent.includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error(`the page does not show ${text}`);
};
