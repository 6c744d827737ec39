import type { StaffRole } from '../database/tables/staff';
import { StaffError } from '../shared/staff-error';
import { assertRole, STAFF_ROLES, type StaffMember } from './roles';

const EVERYBODY = STAFF_ROLES;
const DESK: readonly StaffRole[] = ['reviewer', 'operations', 'treasurer', 'signatory'];
const REVIEWER: readonly StaffRole[] = ['reviewer'];
const OPERATIONS: readonly StaffRole[] = ['operations'];
const TREASURER: readonly StaffRole[] = ['treasurer'];
const SIGNATORY: readonly StaffRole[] = ['signatory'];
const MONEY: readonly StaffRole[] = ['operations', 'treasurer'];

/** Who may perform an act, by the name of its command; one of the roles suffices. Building an unlisted command throws. */
export const ACT_ROLES: Readonly<Record<string, readonly StaffRole[] | 'anybody'>> = {
  'sign-in': 'anybody',
  'sign-out': 'anybody',
  'staff list': EVERYBODY,
  'staff add': OPERATIONS,
  'staff set-role': OPERATIONS,
  'staff disable': MONEY,
  'staff enable': OPERATIONS,
  'approvals list': EVERYBODY,
  'approvals show': EVERYBODY,
  'approvals approve': MONEY,
  'approvals reject': MONEY,
  'investments list': EVERYBODY,
  'investments show': EVERYBODY,
  'investments open': DESK,
  'investments wire-code': DESK,
  'investments approve': REVIEWER,
  'investments unapprove': REVIEWER,
  'investments reject': REVIEWER,
  'investments ask-action': REVIEWER,
  'investments ask-re-signature': REVIEWER,
  'investments pass-review': REVIEWER,
  'investments return-review': REVIEWER,
  'investments countersign': SIGNATORY,
  'investments fund-received': TREASURER,
  'investments invoice-fee': TREASURER,
  'investments activate': OPERATIONS,
  'investments amend-terms': OPERATIONS,
  'investments end': MONEY,
  'envelopes list': EVERYBODY,
  'envelopes resend': OPERATIONS,
  'capital-calls list': EVERYBODY,
  'capital-calls issue': OPERATIONS,
  'capital-calls import': OPERATIONS,
  'capital-calls fund': TREASURER,
  'capital-calls cancel': OPERATIONS,
  'transactions record': MONEY,
  'transactions split': MONEY,
  'transactions import': MONEY,
  'transactions transfer': MONEY,
  'transactions reverse': MONEY,
  'products list': EVERYBODY,
  'products reservations': EVERYBODY,
  'products import': OPERATIONS,
  'products import-valuations': OPERATIONS,
  'products documents': EVERYBODY,
  'products import-documents': OPERATIONS,
  'products withdraw-document': OPERATIONS,
  'products open-document': EVERYBODY,
  'products publish': OPERATIONS,
  'products close': OPERATIONS,
  'products exit': OPERATIONS,
  'products set-redemption': OPERATIONS,
  'products set-valuation': OPERATIONS,
  'products escrow': EVERYBODY,
  'products set-escrow': MONEY,
  'products withdraw-escrow': MONEY,
  'webinars list': EVERYBODY,
  'webinars import': OPERATIONS,
  'webinars publish': OPERATIONS,
  'webinars withdraw': OPERATIONS,
  'redemptions list': EVERYBODY,
  'redemptions open-payee': MONEY,
  'redemptions approve': OPERATIONS,
  'redemptions unapprove': OPERATIONS,
  'redemptions reject': OPERATIONS,
  'redemptions complete': MONEY,
  'redemptions reverse': MONEY,
  'documents list': EVERYBODY,
  'documents open': DESK,
  'documents post': OPERATIONS,
  'documents import': OPERATIONS,
  'documents show': EVERYBODY,
  'documents withdraw': OPERATIONS,
  'documents replace': OPERATIONS,
  'statements issue': OPERATIONS,
  'statements reissue': OPERATIONS,
  'accounts list': EVERYBODY,
  'bank-accounts list': EVERYBODY,
  'waitlist list': EVERYBODY,
  'referrals list': EVERYBODY,
  'referrals pay': MONEY,
  'referrals reject': MONEY,
  'referrals reverse': MONEY,
  'accounts show': EVERYBODY,
  'accounts unlock': OPERATIONS,
  'accounts disable': OPERATIONS,
  'accounts enable': OPERATIONS,
  'accounts set-country': OPERATIONS,
  'accounts set-birth-date': OPERATIONS,
  'accounts set-name': OPERATIONS,
  'accounts set-email': OPERATIONS,
  'accounts remove-phone': OPERATIONS,
  'accounts require-password-upgrade': OPERATIONS,
  'investors open': OPERATIONS,
  'investors rename': OPERATIONS,
  'reports raised': EVERYBODY,
  'reports pending': EVERYBODY,
  'reports month': EVERYBODY,
  'reports payouts': EVERYBODY,
  'reports person': OPERATIONS,
  'payouts pay': TREASURER,
  'payouts unpay': TREASURER,
  'deletions list': EVERYBODY,
  'deletions complete': OPERATIONS,
  'deletions refuse': OPERATIONS,
  'audit verify': EVERYBODY,
  'audit export': ['operations', 'auditor'],
  'jobs list': EVERYBODY,
  'jobs retry': OPERATIONS,
  'keys status': EVERYBODY,
  'keys verify': EVERYBODY,
  'keys rotate': OPERATIONS,
};

/**
 * Asserts that a person may perform an act. Every caller of the services of staff does so first.
 * @param act key of `ACT_ROLES`
 * @throws StaffError if nobody is signed in, or the person lacks a role for the act
 */
export function assertMay(member: StaffMember | undefined, act: string): asserts member is StaffMember {
  if (!member)
    throw new StaffError('You are not signed in; a sign-in lasts eight hours.', {
      remedy: { act: 'sign_in' },
    });
  const roles = ACT_ROLES[act];
  if (roles !== 'anybody') assertRole(member, roles ?? [], act);
}
