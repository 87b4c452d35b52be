/** Ways of a promotion to a member; each is agreed to apart. */
export const promotionChannels = ['portal', 'email', 'sms'] as const;
export type PromotionChannel = (typeof promotionChannels)[number];

/** Name of the agreement to promotions among the consents, and of its text among the brand's legal texts. */
export const marketing = 'marketing';

/** Where a consent was given or withdrawn. */
export type ConsentSource = 'registration' | 'message-settings' | 'stop-link' | 'renewal';
