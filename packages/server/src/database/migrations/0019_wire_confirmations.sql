-- A verbal confirmation is of one wire. Of which one an earlier confirmation was is not known: it is asked for again.
ALTER TABLE "investments" ADD COLUMN "confirmed_wire" text;