// The account screens, in the order of their navigation and of the account menu in the header.
import type { MessageId } from '../i18n';

export const ACCOUNT_SECTIONS = [
  { href: '/user/profile', labelId: 'account.profile.title' },
  { href: '/user/change_password', labelId: 'account.password.title' },
  { href: '/user/verification', labelId: 'account.verification.title' },
  { href: '/user/passkeys', labelId: 'account.passkeys.title' },
  { href: '/user/sessions', labelId: 'account.sessions.title' },
  { href: '/user/bank-accounts', labelId: 'account.bank.title' },
  { href: '/user/brokerage-accounts', labelId: 'account.brokerage.title' },
  { href: '/user/investor-documents', labelId: 'investors.documents.title' },
  { href: '/user/data', labelId: 'account.data.title' },
] as const satisfies readonly { href: string; labelId: MessageId }[];
