import { dateInNewYork } from '@quoin/rules';

export const newYorkToday = (): string => dateInNewYork(new Date());
