import DOMPurify from 'dompurify';

/** The only name the content security policy lets through (`trusted-types foyer#html`). */
const policyName = 'foyer#html';

interface TrustedTypesHost {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown;
  };
}

let policy: unknown;
/** DOMPurify parses through this policy; it adds nothing and is never handed out. */
const getPolicy = (): unknown => {
  const { trustedTypes } = globalThis as TrustedTypesHost;
  if (trustedTypes === undefined) return undefined;
  return (policy ??= trustedTypes.createPolicy(policyName, {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new Error('Expected no script address in text of the platform');
    },
  }));
};

const allowedTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
const allowedAttributes = [
  'href',
  'src',
  'alt',
  'title',
  'dir',
  'lang',
  'colspan',
  'rowspan',
  'width',
  'height',
];

/** Text of the platform as nodes without scripts, styles, forms and frames; links open apart. */
export const sanitiseHtml = (html: string): DocumentFragment => {
  const trusted = getPolicy();
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?!\/)|#)/i,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted === undefined ? {} : { TRUSTED_TYPES_POLICY: trusted as never }),
  });
  for (const link of fragment.querySelectorAll('a[href]')) {
    if (/^https:/i.test(link.getAttribute('href') ?? '')) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer nofollow');
    }
  }
  return fragment;
};
