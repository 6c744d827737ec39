import type * as shape from '../en/referral';

export const referral: typeof shape = {
  ReferralCard: {
    title: '邀请好友',
    offer: (mine, friends) =>
      mine === friends ? `您和好友各得 ${mine} 奖励。` : `您可得 ${mine} 奖励，好友可得 ${friends}。`,
    terms: (validFor) =>
      `好友须注册并完成账户验证，符合投资资格，并在账户激活后 ${validFor} 个月内完成首笔投资。您的奖励自好友激活账户之日起 ${validFor} 个月内有效。`,
    discount: (discount, above, within) =>
      `受邀好友在 ${within} 个月内完成超过 ${above} 的首笔投资，还可减免 ${discount}。`,
    link: '您的专属链接',
    copy: '复制链接',
    copied: '链接已复制',
    notCopied: '链接未能复制，请选中后手动复制。',
    share: '分享',
    shareTitle: (brand) => `邀请您加入 ${brand}`,
    qr: '专属链接的二维码',
    qrHint: '好友可用手机扫码。',
    friends: '您邀请的好友',
    friend: '好友',
    status: '状态',
    credit: '您的奖励',
    expires: '期限',
    notActivated: '账户尚未激活',
    investBy: (date) => `须于${date}前投资`,
    validUntil: (date) => `有效期至${date}`,
    expiredOn: (date) => `已于${date}失效`,
    paidOn: (date) => `已于${date}发放`,
    rejectedOn: (date) => `已于${date}被拒绝`,
    empty: '还没有好友通过您的链接注册。注册后会显示在这里。',
  },
};
