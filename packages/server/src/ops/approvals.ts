// Approvals by a second person.
import { APPROVAL_STATUSES, listApprovals, showApproval, getSubject } from '../approvals/approval-lists';
import { approve, reject } from '../approvals/approvals';
import type { CommandTools } from './commands';
import { approvalByPrefix } from './operation/find-by-prefix';
import { createListAction, addPagingByAge } from './operation/listing';
import {
  type DryRun,
  lineByLine,
  perform,
  performOn,
  showing,
  type StaffOperation,
} from './operation/operation';

export function addApprovalCommands({ group, subcommand, act, toAction }: CommandTools): void {
  const approvals = group('approvals', 'Requests of one person that another person approves');
  const ofApproval = ['<id>', 'id of the request, or a unique prefix'] as const;

  addPagingByAge(subcommand(approvals, 'list', 'Lists requests, newest first'), APPROVAL_STATUSES).action(
    toAction(createListAction(listApprovals)),
  );
  subcommand(approvals, 'show', 'Shows what a request would do')
    .argument(...ofApproval)
    .action(toAction(showing(approvalByPrefix, (services, { id }) => showApproval(services, id))));
  act(approvals, 'approve', 'Approves and executes requests of another person, each by itself')
    .argument('<id...>', 'ids of requests, or unique prefixes')
    .action(toAction(approveRequests));
  act(approvals, 'reject', 'Rejects a request, or withdraws your own')
    .argument(...ofApproval)
    .requiredOption('--reason <text>', 'shown to the person who requested it')
    .action(
      toAction(
        performOn(approvalByPrefix, (tx, { services, staff }, { id }, { reason }: { reason: string }) =>
          reject(tx, services, staff, { id, reason }),
        ),
      ),
    );
}

const approveRequests = (operation: StaffOperation, prefixes: string[], { dryRun }: DryRun) =>
  lineByLine(prefixes, {
    find: (prefix) => approvalByPrefix(operation.services.db, prefix),
    act: (id) => perform(operation, dryRun, (tx, { services }) => approve(tx, services, operation.staff, id)),
    toLine: ({ id: of = null, ...summary }) => ({ of, ...getSubject(summary) }),
  });
