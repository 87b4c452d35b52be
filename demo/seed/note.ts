/** Title and HTML in the three languages of the seed; `days` is how long ago it started. */
export const note = (
  days: number,
  en: readonly [string, string],
  ar: readonly [string, string],
  ty: readonly [string, string],
) => ({
  days,
  texts: {
    EN: { title: en[0], content: en[1] },
    AR: { title: ar[0], content: ar[1] },
    TY: { title: ty[0], content: ty[1] },
  },
});
