// The account that investors in a product wire to.
import type { BankAccount } from '@quoin/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import Type from 'typebox';
import { recordAct } from '../audit/record-act';
import {
  addEscrowAccount,
  escrowInForce,
  maskedEscrowNumber,
  openEscrowNumber,
} from '../bank-accounts/escrow-accounts';
import { investments, products } from '../database/tables';
import { actOf, MONEY, TREASURER } from './act';

export const setEscrow = actOf({
  title: 'Set the escrow account of a product',
  requestedBy: MONEY,
  approvedBy: TREASURER,
  parameters: Type.Object({
    id: Type.String(),
    productId: Type.String(),
    details: Type.Unsafe<Omit<BankAccount, 'account_number' | 'iban'>>(
      Type.Record(Type.String(), Type.String()),
    ),
    /** Encrypted. */
    number: Type.String(),
    referenceFormat: Type.String(),
  }),
  async run(tx, { services: { clock, jobs, vault }, actor }, account) {
    const before = await escrowInForce(tx, clock, account.productId);
    const { id, inForceFrom, productId } = await addEscrowAccount(tx, clock, account);
    await recordAct(tx, clock, {
      actor,
      act: 'product.set_escrow',
      object: `product:${productId}`,
      detail: { escrow: id, replaces: before?.id ?? null, in_force_from: inForceFrom.toISOString() },
    });
    const shownTo = and(eq(investments.productId, productId), isNotNull(investments.confirmedWire));
    const informed = await tx.select().from(investments).where(shownTo).orderBy(asc(investments.id));
    if (before)
      for (const { id: investmentId } of informed)
        await jobs.enqueue(tx, 'send-escrow-mail', { investmentId, escrowId: id });
    const [product] = await tx.select().from(products).where(eq(products.id, productId));
    const { details, referenceFormat } = account;
    return {
      summary: {
        product: productId,
        name: product?.name.en,
        bank: details.bank_name,
        bank_address: details.bank_address,
        country: details.country,
        account_name: details.account_holder,
        number: maskedEscrowNumber(vault, account),
        aba: details.aba_wire,
        swift: details.swift,
        intermediary: details.intermediary_name,
        further_credit_to: details.further_credit_to,
        reference: referenceFormat,
        replaces: before ? maskedEscrowNumber(vault, before) : null,
      },
      made: { in_force_from: inForceFrom.toISOString() },
    };
  },
  reveal: ({ vault }, account) => ({ number: openEscrowNumber(vault, account) }),
});
