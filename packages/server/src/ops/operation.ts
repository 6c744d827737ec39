import type { Act } from '../audit/record-act';
import type { Services } from '../services';

/** What every operator's act works with. */
export interface Operation {
  services: Services;
  /** `operator:<name>` */
  actor: Act['actor'];
  /** Told after each piece of long work. */
  onProgress?: (done: number, total: number) => void;
}
