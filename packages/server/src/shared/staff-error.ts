/** A rule that an act of staff breaks. The message is for staff, in English; any other exception is a defect. */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';
}
