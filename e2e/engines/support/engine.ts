import { existsSync } from 'node:fs';
import type { Point } from './in-page';

/** The low-level operations of a browser, from which `Tab` builds user actions. */
export interface Engine {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, bypassing its content security policy; awaits promises. */
  evaluate(expression: string): Promise<unknown>;
  click(at: Point): Promise<void>;
  /** Key names as in `KeyboardEvent.key`, with modifiers before them: `Control+a`, `Shift+Tab`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** @param input an expression that evaluates to a file input */
  setFiles(input: string, path: string): Promise<void>;
  setCookie(cookie: { name: string; value: string; domain: string; path: string }): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and console errors since the browser started. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Look {
  locale: string;
  timezone: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

export type EngineName = 'firefox' | 'webkit';

export const FIREFOX = process.env['QUOIN_FIREFOX'] ?? '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
export const XVFB = '/usr/bin/Xvfb';

const NEEDS: Record<EngineName, { package: string; files: string[] }> = {
  firefox: { package: 'firefox-esr', files: [FIREFOX] },
  webkit: { package: 'webkit2gtk-driver and xvfb', files: [WEBKIT_DRIVER, MINI_BROWSER, XVFB] },
};

/** Returns what to install, or undefined if the engine can be started. */
export function missingPart(engine: EngineName): string | undefined {
  const { package: name, files } = NEEDS[engine];
  const missing = files.find((file) => !existsSync(file));
  return missing && `${engine} is not tested: ${missing} does not exist. Install the Debian package ${name}.`;
}
