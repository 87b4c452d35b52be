/** Words of one notice or help item in one language. */
export interface NoticeText {
  readonly title: string;
  /** One line under a banner's title. */
  readonly text?: string;
  /** HTML. */
  readonly content?: string;
}
/** Wire code of the language → words; `EN` is always there. */
export type LocalTexts = Readonly<Record<string, NoticeText>> & { readonly EN: NoticeText };
