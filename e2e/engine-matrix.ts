// Assigns the journey specs to browsers and looks. Every spec with pages runs in the current Chromium at least once: the
// whole journey and the application in both looks, all others in one, alternating, so that every area is tested in both
// languages, both sizes and the dark theme. Firefox and WebKit run everything in `engines/` (engines.config.ts).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Covers both languages, both sizes and the two common themes. */
export const LOOKS = {
  'en-desktop': { locale: 'en-US', viewport: { width: 1280, height: 900 } },
  'zh-phone': { locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
};

type Look = keyof typeof LOOKS;
/** `server` starts servers and no browser. `oldest` is the oldest supported Chromium. */
type Run = Look | 'server' | 'oldest';

const EN = ['en-desktop'] as const;
const ZH = ['zh-phone'] as const;
const BOTH = ['en-desktop', 'zh-phone'] as const;

const RUNS: Record<string, readonly Run[]> = {
  '01-first-investment': BOTH,
  '02-sign-up-errors': ZH,
  '03-power-cut': ['server'],
  '04-public-pages': ZH,
  '05-access-and-account': EN,
  '06-documents-and-redemption': EN,
  '07-invited': ZH,
  '08-refer-and-accounts': EN,
  '09-passkeys-and-sessions': ZH,
  '10-dashboard-and-webinars': ZH,
  '11-research-and-portfolio': ZH,
  '12-calendar-and-data': EN,
  '13-payouts': ZH,
  '14-browse': EN,
  '15-apply-and-sign': BOTH,
  '16-changing-an-application': EN,
  '17-shell': EN,
  '18-expiry': ZH,
  '19-paying-by-ach': EN,
  '20-printing': EN,
  '21-completed-redemption': EN,
  '22-before-hydration': ZH,
  '23-signing-together': ZH,
  '24-all-documents': EN,
  '25-organizations-and-joint-owners': ZH,
  '26-redemption-terms': ZH,
  '27-portfolio-and-exports': EN,
  '28-products': EN,
  '29-signing-errors': EN,
  '30-ira-and-foreign-investor': ZH,
  '31-application-rules': EN,
  '32-sign-in-errors': ZH,
  '33-account-errors': EN,
  '34-by-keyboard': EN,
  '35-offline': ZH,
  '36-smoke': ['oldest', 'en-desktop'],
  '37-steps-and-history': EN,
  '38-leaving-fields': ZH,
  '39-application-errors': ZH,
  '40-month-of-a-fund': ['server'],
  '41-an-entity': ZH,
};

const files = readdirSync(join(import.meta.dirname, 'journey')).filter((name) => name.endsWith('.spec.ts'));
const unlisted = files.filter((file) => !RUNS[file.replace('.spec.ts', '')]);
if (unlisted.length > 0) throw new Error(`engine-matrix.ts does not list these specs: ${unlisted.join()}`);

/** For `testMatch`. */
export const getSpecs = (run: Run): string[] =>
  Object.entries(RUNS)
    .filter(([, runs]) => runs.includes(run))
    .map(([name]) => `${name}.spec.ts`);
