import type { InAppBrowser } from '@quoin/rules';
import { pluralize } from '../english-grammar';

export const Dialog = { close: 'Close' };

export const ConfirmDialog = { cancel: 'Cancel' };

export const LeavePageDialog = {
  title: 'Leave this page?',
  unsaved: 'You have changes that are not saved yet.',
  incomplete: 'Some required fields are missing. You can save what you have and complete them later.',
  saveAndLeave: 'Save and leave',
  leave: 'Leave without saving',
  stay: 'Stay here',
};

export const Stepper = {
  steps: 'Steps',
  position: (step: number, of: number) => `Step ${step} of ${of}`,
  incomplete: 'Incomplete',
  complete: 'Complete',
  errors: (count: number) => `${pluralize(count, 'field')} to correct`,
};

export const SummarySection = {
  complete: 'Complete',
  optional: 'Optional',
  incomplete: (count: number) => `${count} to answer`,
  errors: (count: number) => `${count} to correct`,
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
};

export const Wizard = {
  next: 'Save and continue',
  exit: 'Save and exit',
  back: 'Previous step',
  problems: (count: number) => `There ${count === 1 ? 'is' : 'are'} ${pluralize(count, 'thing')} to correct`,
};

export const IdentityCheckModal = {
  title: 'Confirm your identity',
  why: 'To continue, enter an identity number. We compare it with your investor profile.',
  kind: 'Identity number',
  kinds: {
    ssn: 'Social Security number',
    national_id: 'National ID',
    tin: 'Tax ID',
    passport: 'Passport',
    driver_licence: 'Driver’s license',
  },
  numbers: {
    ssn: 'Last 4 digits of your Social Security number or ITIN',
    national_id: 'Last 4 characters of your national ID number',
    tin: 'Last 4 characters of your tax ID',
    passport: 'Passport number',
    driver_licence: 'Driver’s license number',
  },
  confirm: 'Confirm identity',
  cancel: 'Cancel',
  close: 'Close',
  empty: 'This field is required',
  short: (signs: number) => `Enter the last ${signs} characters`,
  failed: 'Incorrect user authentication',
  failedLeft: (attempts: number) => `Incorrect user authentication. ${pluralize(attempts, 'attempt')} left.`,
};

export const SecurityUpdatedModal = {
  title: 'Security Updated',
  why: 'We have strengthened the protection of your password. Enter your password again to continue. Your password stays the same.',
  password: 'Password',
  submit: 'Submit',
  problems: {
    1100: 'Incorrect username or password',
    1115: 'Two passwords are not the same',
    1116: 'The old password is incorrect',
  },
  failed: 'Something went wrong. Try again.',
};

export const OwnershipTypeDialog = {
  title: 'Who is investing?',
  type: 'Ownership type',
  hints: {
    individual: 'In your own name.',
    ira: 'Through a self-directed retirement account held by a custodian.',
    support: 'Set up with our support team.',
  },
  custodian: 'Custodian name',
  account: 'Account number at the custodian',
  supportNeeded: 'Contact us for this type',
  supportWhy:
    'Joint, trust and entity investors need further documents. Our support team sets them up with you.',
  email: (address: string) => `E-mail ${address}`,
  phone: (number: string) => `Call ${number}`,
  next: 'Continue',
  cancel: 'Cancel',
  empty: 'This field is required',
  none: 'Contact our support team to invest in this product.',
};

export const InAppBrowserNotice = {
  title: 'Open this page in your browser',
  why: (app: string) =>
    `You opened this page in ${app}. Sign-in, signatures and downloads may not work here.`,
  steps: 'How to open it',
  menu: 'Open the menu, usually ••• in a corner of the screen',
  choose: 'Choose “Open in browser”',
  orCopy: 'Or copy the link and paste it into your browser:',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Press and hold it to copy it by hand.',
  apps: {
    wecom: 'WeCom',
    wechat: 'WeChat',
    qq: 'QQ',
    weibo: 'Weibo',
    alipay: 'Alipay',
    dingtalk: 'DingTalk',
    feishu: 'Lark',
    xiaohongshu: 'RedNote',
    douyin: 'Douyin',
    tiktok: 'TikTok',
    instagram: 'Instagram',
    facebook: 'Facebook',
    line: 'LINE',
    kakaotalk: 'KakaoTalk',
    linkedin: 'LinkedIn',
    x: 'X',
    snapchat: 'Snapchat',
    other: 'another app',
  } satisfies Record<InAppBrowser, string>,
};
