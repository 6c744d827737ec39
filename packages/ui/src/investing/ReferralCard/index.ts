export { ReferralCard, type ReferralCardProps } from './ReferralCard';
export type { ReferredFriend } from './ReferredFriends';
