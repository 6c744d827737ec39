import { capitalCallHandlers } from './capital-call-check';
import { methodOfTransferHandlers } from './handlers';

export const fundHandlers = { ...methodOfTransferHandlers, ...capitalCallHandlers };
