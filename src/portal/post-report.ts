/** Sends a report and forgets it: a report that fails is no reason for another. */
export function postReport(path: string, body: object): void {
  // A report that is lost is not worth a second one.
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}
