// One page as Lighthouse sees it: on a phone that was never there before, over a simulated slow 4G, by a processor four
// times slower.
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pinnedBrowser } from '../pinned-browser';

const SCORED = ['accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  /** Largest contentful paint, in seconds. */
  lcp: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** Of a hundred. */
  scores: Record<(typeof SCORED)[number], number>;
}

export async function audit(address: string): Promise<Audit> {
  const { executablePath = chromium.executablePath(), args = [], env } = pinnedBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    envVars: { ...process.env, ...env },
  });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', ...SCORED],
    });
    if (!run) throw new Error(`Lighthouse says nothing of ${address}`);
    const { audits, categories } = run.lhr;
    const score = (name: (typeof SCORED)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      scores: {
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
    };
  } finally {
    chrome.kill();
  }
}
