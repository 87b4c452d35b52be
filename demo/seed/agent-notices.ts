import { note } from './note.ts';

/** What the brand tells its agents alone. */
export const agentNotices = [
  {
    kind: 'AG' as const,
    afterLogin: true,
    ...note(
      3,
      [
        'Offer the same terms to several agents',
        '<p>The page <strong>Offer to several accounts</strong> in the agent centre sends one contract to up to 50 agents directly below you.</p>',
      ],
      [
        'اعرض الشروط نفسها على عدة وكلاء',
        '<p>ترسل صفحة <strong>العرض على عدة حسابات</strong> في مركز الوكيل عقداً واحداً إلى ما يصل إلى 50 وكيلاً من خطك المباشر.</p>',
      ],
      [
        'Ialok ang parehong tuntunin sa maraming ahente',
        '<p>Nagpapadala ang page na <strong>Mag-alok sa maraming account</strong> ng sentro ng ahente ng isang kontrata sa hanggang 50 ahenteng direktang nasa ilalim mo.</p>',
      ],
    ),
  },
];
