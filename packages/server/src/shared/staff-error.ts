/** A rule that an act of staff breaks. The message is for staff, in English; any other exception is a defect. */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';

  /** @param report details, printed like a result */
  constructor(
    message: string,
    readonly report?: Record<string, unknown>,
  ) {
    super(message);
  }
}
