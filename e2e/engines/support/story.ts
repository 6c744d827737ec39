import { expect } from '@playwright/test';
import type {} from '../../gate/host/browser'; // declares window.gate
import { PORTS } from '../../ports';
import type { Tab } from './tab';

export async function openStory(tab: Tab, id: string): Promise<void> {
  await tab.open(`http://localhost:${PORTS.engineStories}/browser-rendered/${id}`);
  await expect.poll(() => tab.evaluate(() => 'gate' in window)).toBe(true);
  await tab.evaluate(() => window.gate.settled());
}
