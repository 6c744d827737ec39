// Texts that break layouts tested only with short English.
export const LONG_NAME =
  'Second amended and restated supplement to the confidential private placement memorandum of the limited partnership '.repeat(
    3,
  );
export const LONG_FUND =
  'Access Fund of the Reorganized Harbor, Rail and Inland Waterway Infrastructure Partnership '.repeat(4);
/** 300 characters without a line break opportunity. */
export const UNBROKEN = 'Northbeam'.repeat(34).slice(0, 300);
export const RIGHT_TO_LEFT = 'صندوق الميناء للدخل (2024), الفئة ب';
export const RIGHT_TO_LEFT_PERSON = 'عبد الرحمن بن خالد الأنصاري';
export const TWENTY_DIGITS = '12345678901234567890.12';
export const MINUS_TWENTY_DIGITS = '-12345678901234567890.12';
