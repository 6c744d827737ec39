// An account of the demo world with its investors and their proofs of identity and address.
import { createHash } from 'node:crypto';
import { maskTail, type InvestorDocumentType, type InvestorType } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { accounts, auditTrail, investorDocuments, investors } from '../../database/tables';
import { storePdf } from '../../journey/documents';
import { renderDocument } from '../../pdf';
import { newId } from '../../shared/new-id';
import { hashForStorage } from '../../security/passwords';
import { sealedPlace } from '../../security/vault';
import type { DemoPerson } from '../../demo/demo-files';
import { daysAgo, momentOn, type World } from './world';

export interface SeededInvestor {
  id: string;
  accountId: string;
  person: DemoPerson;
  type: InvestorType;
  name: string;
  custodianName: string | null;
  /** Name and masked account of the custodian. IRA only. */
  custodian: { name: string; number_masked: string } | null;
}

/** @param invitedBy id of the inviting account @returns the account's id */
export async function seedAccount(
  world: World,
  person: DemoPerson,
  invitedBy: string | null = null,
): Promise<string> {
  const id = newId();
  const joined = daysAgo(world, person.joinedDaysAgo);
  await world.tx.insert(accounts).values({
    id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    passwordHash: await hashForStorage(await hashPassword(person.email, person.password)),
    status: 'activated',
    country: person.country,
    phoneRegion: person.phoneRegion,
    phone: person.phone,
    birthDate: person.birthDate,
    preferredLanguage: person.language,
    accredited: true,
    twofaOn: true,
    twofaSince: momentOn(joined),
    referralCode: person.referralCode,
    referredBy: invitedBy,
    createdAt: momentOn(joined),
    activatedAt: momentOn(joined, 12),
  });
  const actor = `account:${id}`;
  await world.tx.insert(auditTrail).values([
    { at: momentOn(joined), actor, act: 'account.register', object: actor, detail: {} },
    { at: momentOn(joined, 12), actor, act: 'account.activate', object: actor, detail: {} },
  ]);
  return id;
}

interface InvestorFacts {
  daysAfterJoining: number;
  hasUploaded: boolean;
  /** IRA only. */
  custodian?: { name: string; account: string };
  /** Investor that support opened. Defaults to the person. */
  opened?: { type: InvestorType; name: string };
}

export async function seedInvestor(
  world: World,
  accountId: string,
  person: DemoPerson,
  { daysAfterJoining, hasUploaded, custodian, opened }: InvestorFacts,
): Promise<SeededInvestor> {
  const id = newId();
  const investor: SeededInvestor = {
    id,
    accountId,
    person,
    type: custodian ? 'ira' : (opened?.type ?? 'individual'),
    name: opened?.name ?? `${person.firstName} ${person.lastName}`,
    custodianName: custodian?.name ?? null,
    custodian: custodian ? { name: custodian.name, number_masked: maskTail(custodian.account) } : null,
  };
  const createdOn = daysAgo(world, person.joinedDaysAgo - daysAfterJoining);
  await world.tx.insert(investors).values({
    id,
    accountId,
    investorType: investor.type,
    name: investor.name,
    custodianName: investor.custodianName,
    custodianAccount: custodian
      ? world.services.vault.seal(custodian.account, sealedPlace('investor', id))
      : null,
    createdAt: momentOn(createdOn),
  });
  if (hasUploaded) {
    await seedProof(world, investor, createdOn, 'proof_of_id', 'Specimen of an identity card');
    await seedProof(world, investor, createdOn, 'proof_of_address', 'Specimen of a utility bill');
  }
  return investor;
}

async function seedProof(
  { services, tx }: World,
  { id: investorId, accountId, name: holder }: SeededInvestor,
  uploadedOn: string,
  documentType: InvestorDocumentType,
  title: string,
): Promise<void> {
  const { bytes, pages } = await renderDocument({
    title,
    subtitle: holder,
    language: 'en',
    date: uploadedOn,
    footer: 'A specimen for demonstration; it proves nothing.',
    sections: [
      { heading: 'Specimen', paragraphs: ['This page stands in for a document that a person would upload.'] },
    ],
  });
  const name = `${title}.pdf`;
  const at = momentOn(uploadedOn, 30);
  const fileId = await storePdf(services, tx, { accountId, name, bytes, pages, createdAt: at });
  await tx.insert(investorDocuments).values({
    fileId,
    accountId,
    investorId,
    documentType,
    name,
    declaredSize: bytes.length,
    uploadHash: createHash('sha256').update(fileId).digest('base64url'),
    uploadExpiresAt: at,
    receivedAt: at,
  });
}
