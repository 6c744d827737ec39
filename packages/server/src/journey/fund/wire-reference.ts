/** What an investor writes into the reference of a wire: enough of the investment's id to find it again. */
export const wireReference = (investmentId: string): string => investmentId.slice(0, 8);
