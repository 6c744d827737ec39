// Commands that open private data, one item at a time.
import { openItem, openPayee } from '../disclosure/open-item';
import type { CommandTools } from './commands';
import { investmentByPrefix, redemptionByPrefix } from './operation/find-by-prefix';
import { type Operation, OperatorError } from './operation/operation';
import { writeNewFile } from '../shared/write-new-file';

type Noun = ReturnType<CommandTools['group']>;

export function addOpenItemCommand(investments: Noun, { subcommand, toAction }: CommandTools): void {
  subcommand(
    investments,
    'open',
    'Opens one private item that "show" lists; the audit log names you and the reason',
  )
    .argument('<id>', 'id of the investment, or a unique prefix')
    .argument('<item>', 'item as listed by "show", such as signer:1.id_number')
    .requiredOption('--reason <text>', 'for the audit log; without personal data')
    .option('--to <path>', 'new file for a proof (default: its id, in this folder)')
    .action(toAction(open));
}

export function addOpenPayeeCommand(redemptions: Noun, { subcommand, toAction }: CommandTools): void {
  subcommand(
    redemptions,
    'open-payee',
    'Shows the account that a redemption is paid to, with its full number',
  )
    .argument('<id>', 'id of the redemption, or a unique prefix')
    .requiredOption('--reason <text>', 'for the audit log; without personal data')
    .action(toAction(openRedemptionPayee));
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

export async function open(
  { services, actor }: Operation,
  prefix: string,
  item: string,
  options: { reason: string; to?: string },
) {
  const { id } = await investmentByPrefix(services.db, prefix);
  const opened = await openItem(services, { investmentId: id, item }, { actor, reason: options.reason });
  if (!opened)
    throw new OperatorError(
      `Investment ${id} has no item "${item}". List them with "investments show ${id}".`,
    );
  if ('fields' in opened) return { investment: id, item, fields: opened.fields };
  const file = options.to ?? `${opened.fileId}.${EXTENSIONS[opened.contentType] ?? 'bin'}`;
  await writeNewFile(file, opened.bytes);
  return { investment: id, item, file };
}

export async function openRedemptionPayee(
  { services, actor }: Operation,
  prefix: string,
  options: { reason: string },
) {
  const { id } = await redemptionByPrefix(services.db, prefix);
  const fields = await openPayee(services, id, { actor, reason: options.reason });
  if (!fields) throw new OperatorError(`Redemption ${id} has no bank account.`);
  return { redemption: id, fields };
}
