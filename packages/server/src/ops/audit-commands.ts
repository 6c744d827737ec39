// `audit <verb>`: the trail of acts, checked and copied.
import { exportAudit, verifyAudit } from './audit';
import type { CommandTools } from './commands';

export function addAuditCommands({ noun, verb, answering, listing }: CommandTools): void {
  const audit = noun('audit', 'The trail of every act');
  verb(audit, 'verify', 'Says whether the trail is whole, or where it is first broken')
    .option('--noted <head>', 'a head printed earlier and kept elsewhere: the trail must hold it')
    .action((given) => answering(verifyAudit)(given.json, given));
  verb(audit, 'export', 'Writes the trail as JSON, a row a line, with its hashes')
    .option('--since <date>', 'YYYY-MM-DD in New York; all of it unless given')
    .action((given) => listing(exportAudit)(given));
}
