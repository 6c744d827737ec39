// An applicant: a new account with a new application, optionally opened in the browser.
import type { APIRequestContext, Page } from '@playwright/test';
import { openAccount, fetchToken } from './api';
import { beginApplication, goToLastStep, sendForSignature, type Application } from './application-by-api';
import { enter } from './membership';
import type { Person } from './person';
import type { Language, Say } from './messages';

interface Applicant {
  token: string;
  /** The application as created. */
  application: Application;
  /** URL of its form. */
  address: string;
}

export async function applicant(request: APIRequestContext, whose: Person): Promise<Applicant> {
  await openAccount(request, whose);
  const token = await fetchToken(request, whose);
  const application = await beginApplication(request, token);
  return { token, application, address: `/go/investment?id=${application.investment_id}` };
}

/** Opens the application, signed in. @param before prepares it first, without the browser */
export async function openApplication(
  page: Page,
  request: APIRequestContext,
  say: Say,
  whose: Person,
  before?: (begun: Applicant) => Promise<unknown>,
): Promise<Applicant> {
  const begun = await applicant(request, whose);
  await before?.(begun);
  await enter(page, whose);
  await page.goto(begun.address);
  return begun;
}

/** Opens the last step, with the steps before it empty. */
export const openLastStep = (page: Page, request: APIRequestContext, say: Say, whose: Person) =>
  openApplication(page, request, say, whose, ({ token, application }) =>
    goToLastStep(request, token, application),
  );

/** A completed application with an agreement to sign. */
export async function applicantToSign(request: APIRequestContext, whose: Person, language?: Language) {
  const begun = await applicant(request, whose);
  const envelope = await sendForSignature(request, begun.token, begun.application, whose, language);
  return { ...begun, envelope };
}
