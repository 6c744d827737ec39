import { pluralize } from '../english-grammar';

export const ReferralCard = {
  title: 'Refer a friend',
  /** Money is passed as text, months as numbers. */
  offer: (mine: string, friends: string) =>
    mine === friends
      ? `You and your friend each get a ${mine} credit.`
      : `You get a ${mine} credit, and your friend gets ${friends}.`,
  terms: (validFor: number) =>
    `Your friend must create a verified account, meet the eligibility criteria and make a first investment within ${pluralize(validFor, 'month')} of activating it. Your credit is valid for ${pluralize(validFor, 'month')} from that activation.`,
  discount: (discount: string, above: string, within: number) =>
    `Invited friends also get ${discount} off a first investment above ${above}, completed within ${pluralize(within, 'month')}.`,
  link: 'Your link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  share: 'Share',
  shareTitle: (product: string) => `An invitation to ${product}`,
  qr: 'QR code of your link',
  qrHint: 'Your friend can scan it with a phone.',
  friends: 'Friends you invited',
  friend: 'Friend',
  status: 'Status',
  credit: 'Your credit',
  expires: 'Until',
  notActivated: 'Account not activated yet',
  investBy: (date: string) => `Invest by ${date}`,
  validUntil: (date: string) => `Valid until ${date}`,
  expiredOn: (date: string) => `Expired on ${date}`,
  paidOn: (date: string) => `Paid on ${date}`,
  rejectedOn: (date: string) => `Rejected on ${date}`,
  empty: 'No friends have signed up with your link yet. They appear here when they do.',
};
