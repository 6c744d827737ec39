export const OPEN = 'Cancel application';
export const TITLE = 'Cancel this application?';
export const TEXT = 'What you have entered is deleted. You can apply again while the offering is open.';
export const KEEP = 'Keep application';
export const CANCEL = 'Cancel application';
