-- A confirmation by phone applies to one wire. Earlier confirmations do not record their wire, so they are needed again.
ALTER TABLE "investments" ADD COLUMN "confirmed_wire" text;