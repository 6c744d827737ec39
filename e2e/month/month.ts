// The people and figures of the month, and the comparisons after each event.
import { expect } from '@playwright/test';
import { CommandLine } from '../journey/support/command-line';
import { FEES, PRICES, type PricedDay } from './funds';
import { Investor } from './investor';
import { Holding, toDollars } from './ledger';
import { CAST, fiftyPeople, type FundId } from './people';
import { StaffMember } from './staff';
import { MOVED_CLOCK, World } from './world';

/** An investor with the investment in the test's ledger. */
export interface Position {
  investor: Investor;
  holding: Holding;
}

export class Month {
  readonly world = new World();
  positions: Position[] = [];
  private commandLine: CommandLine | undefined;
  private read = 0;

  // Assigned by `open`.
  naomi!: StaffMember;
  petra!: StaffMember;
  omar!: StaffMember;
  ines!: StaffMember;

  async open(instant: string): Promise<void> {
    await this.world.open(instant);
    const commandLine = new CommandLine(this.world.environment, MOVED_CLOCK);
    this.commandLine = commandLine;
    const member = (name: string, email: string) => new StaffMember(this.world, commandLine, name, email);
    this.naomi = member('Naomi Park', 'naomi.park@keystone.example');
    this.petra = member('Petra Lind', 'petra.lind@keystone.example');
    this.omar = member('Omar Diaz', 'omar.diaz@keystone.example');
    this.ines = member('Ines Moreau', 'ines.moreau@keystone.example');
    for (const person of fiftyPeople()) {
      const holding = new Holding(person.fund, BigInt(person.commitment) * 100n);
      this.positions.push({ investor: await Investor.at(this.world, person), holding });
    }
  }

  /** Moves the clock to a morning in New York. Staff sign in again, because their sessions last eight hours. */
  async getMorning(day: string): Promise<void> {
    this.world.moveTo(`${day}T15:00:00Z`);
    for (const member of [this.naomi, this.petra, this.omar, this.ines]) await member.signIn();
    this.read = this.world.messages.received.length;
  }

  /** Checks that exactly these mails were sent since the last check. */
  async expectMails(expected: Record<string, number>): Promise<void> {
    const { messages } = this.world;
    const sent = () => {
      const all = messages.subjects(this.read);
      return Object.fromEntries(Object.entries(all).filter(([subject]) => !subject.includes('code')));
    };
    const nonzero = Object.fromEntries(Object.entries(expected).filter(([, count]) => count > 0));
    await expect.poll(sent, { timeout: 120_000 }).toEqual(nonzero);
    this.read = messages.received.length;
  }

  /** Returns the expected mails by subject, in each reader's language. */
  static readers(positions: readonly Position[], english: string, chinese: string): Record<string, number> {
    const chineseReaders = positions.filter(({ investor }) => investor.person.language === 'zh-CN').length;
    return { [english]: positions.length - chineseReaders, [chinese]: chineseReaders };
  }

  /** Signs investors in again, whose tokens have expired. */
  signIn = (positions: readonly Position[]): Promise<void> =>
    together(positions, ({ investor }) => investor.signIn());

  in(fund: FundId, status?: Holding['status']): Position[] {
    return this.positions.filter(
      ({ holding }) => holding.fund === fund && (status === undefined || holding.status === status),
    );
  }

  position(investmentId: string): Position {
    const found = this.positions.find(({ investor }) => investor.investmentId === investmentId);
    if (!found) throw new Error(`No investor has ${investmentId}`);
    return found;
  }

  cast(role: keyof typeof CAST): Position {
    const found = this.positions.find(({ investor }) => investor.person.place === CAST[role]);
    if (!found) throw new Error(`Nobody is ${role}`);
    return found;
  }

  accept(position: Position): void {
    const { subscription, management } = FEES[position.holding.fund];
    position.holding.accept([subscription, management]);
  }

  /** Expects the amount due that each investor sees to match the test's ledger. */
  async expectDue(positions: readonly Position[]): Promise<void> {
    for (const { investor, holding } of positions) {
      const params = { investmentId: investor.investmentId };
      const shown = await investor.call('checkCapitalCall', { params });
      expect({ email: investor.person.email, ...shown }).toMatchObject({
        email: investor.person.email,
        commitment: toDollars(holding.committed),
        called: toDollars(holding.called),
        paid_in: toDollars(holding.received),
        fees_charged: toDollars(holding.feesCharged),
        fees_paid: toDollars(holding.feesPaid),
        amount_due: toDollars(holding.due),
      });
    }
  }

  /** Expects the figures that each investor sees, as of a valuation, to match the test's ledger. */
  async expectFigures(day: PricedDay, positions = this.positions): Promise<void> {
    for (const { investor, holding } of positions) {
      if (holding.status !== 'current' && holding.status !== 'past') continue;
      const { investmentId, person } = investor;
      const shown = await investor.call('getInvestment', { params: { investmentId } });
      const figures = holding.figures(PRICES[day][holding.fund]);
      expect({ email: person.email, ...shown }).toMatchObject({ email: person.email, ...figures });
    }
  }

  async close(): Promise<void> {
    this.commandLine?.close();
    for (const { investor } of this.positions) await investor.close();
    await this.world.close();
  }
}

/** Runs `act` for all items with limited concurrency, enough to keep two cores busy. */
export async function together<T>(
  list: readonly T[],
  act: (one: T) => Promise<void>,
  max = 5,
): Promise<void> {
  const waiting = [...list];
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: max }, next));
}

export const getId = (position: Position | undefined): string => position?.investor.investmentId ?? '';

export const ofInvestment = ({ investmentId }: Investor) => ({ params: { investmentId } });
