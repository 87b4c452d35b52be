/** Without a key, a click or a touch for this long, the page counts as unattended. */
const attendedMs = 60_000;
let lastInput = Date.now();

/** Whether this page was used in the last minute. */
export function isAttended(now = Date.now()): boolean {
  return now - lastInput < attendedMs;
}
/** Watches for a person, once, from the page's start. */
export function watchActivity(target: Pick<Window, 'addEventListener'> = window): void {
  const note = () => {
    lastInput = Date.now();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    target.addEventListener(event, note, { capture: true, passive: true });
}
