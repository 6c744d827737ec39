// Investors: people of the demo world, and Robin as an additional one.
import type { IdentityPurpose } from '@quoin/rules';
import type { TestApp } from '../../test-app';
import { applicationToReview } from '../application';
import { addedBankAccount, CHECKING_ACCOUNT } from '../bank-account';
import { onePagePdf, openDocument, openFile, readDocument, sendBytes } from '../files';
import { signedInvestment } from '../investment';
import { jointAgreement } from '../joint';
import { operated } from '../operate';
import { publishProduct } from '../product';
import { documentManifest } from '../product-documents';
import { confirmedPayer, REDEMPTION_DAY } from '../redemption';
import { accessCode } from '../signing';
import type { Stage, Stages, Values } from './stage';

/** Tokens and objects of the people. */
export interface People {
  grace: string;
  daniel: string;
  amelia: string;
  /** Holds a current investment. */
  robin: string;
  /** Has a complete application. */
  applicant: string;
  holding: string;
  complete: string;
}

export function investingStages(app: TestApp, people: People): Stages {
  const { grace, daniel, amelia, robin, applicant } = people;

  /** Memoizes a value. */
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => (made ??= make());
  };

  const graces = once(async () => {
    const { items } = await app.ok('listInvestors', { token: grace });
    const found = await app.ok('listInvestments', { token: grace, query: { status: 'all' } });
    const of = (id: string) => found.items.find(({ product }) => product.id === id)?.id ?? '';
    const investment = of('orchard-lane-senior-credit-ii');
    const { ongoing } = await app.ok('getRedemptions', {
      token: grace,
      params: { investmentId: investment },
    });
    const documents = await app.ok('listDocuments', { token: grace, query: { page: 1, page_size: 100 } });
    return {
      INVESTOR: items.find(({ investor_type }) => investor_type === 'individual')?.id ?? '',
      'IRA-INVESTOR': items.find(({ investor_type }) => investor_type === 'ira')?.id ?? '',
      'CURRENT-INVESTMENT': investment,
      'APPROVED-INVESTMENT': of('lumenfold-photonics-i'),
      REDEMPTION: ongoing?.id ?? '',
      DOCUMENT: documents.items.find(({ investment_id }) => investment_id === investment)?.file_id ?? '',
    };
  });
  const ofGrace = async (purpose?: IdentityPurpose): Promise<Stage> => ({
    token: grace,
    values: {
      ...(await graces()),
      ...(purpose && { '<access-code>': await accessCode(app, grace, purpose) }),
    },
  });
  const ofRobin = async (purpose: IdentityPurpose, values: Values = {}): Promise<Stage> => ({
    token: robin,
    values: {
      'CURRENT-INVESTMENT': people.holding,
      '2026-09-30': REDEMPTION_DAY,
      ...values,
      '<access-code>': await accessCode(app, robin, purpose),
    },
  });
  const ofDaniel = once(async (): Promise<Stage> => {
    const { items } = await app.ok('listInvestments', { token: daniel, query: { status: 'all' } });
    return { token: daniel, values: { APPLICATION: items[0]?.id ?? '' } };
  });

  const webinar = once(async (): Promise<Stage> => {
    const { items } = await app.ok('listWebinars', { token: grace, query: { page_size: 100 } });
    const recorded = items.find(({ recorded_seconds }) => recorded_seconds !== null);
    return { token: grace, values: { WEBINAR: recorded?.id ?? '' } };
  });

  const bank = once(async () => ({
    'BANK-ACCOUNT': (await addedBankAccount(app, robin, CHECKING_ACCOUNT)).id,
  }));
  const heldBank = async () => ({
    'BANK-ACCOUNT': (
      await addedBankAccount(app, robin, { ...CHECKING_ACCOUNT, account_number: '000123456782' })
    ).id,
  });
  const broker = async () => {
    const { items } = await app.ok('listBrokerageAccounts', { token: robin });
    return { 'BROKERAGE-ACCOUNT': items[0]?.id ?? '' };
  };
  const instruction = async (): Promise<Values> => {
    const access_code = await accessCode(app, robin, 'bank_account');
    const body = { ...CHECKING_ACCOUNT, account_number: '000123456780', access_code };
    const { envelope_id } = await app.ok('addBankAccount', { token: robin, body });
    await app.runJobs();
    return { INSTRUCTION: envelope_id };
  };
  const agreement = async (): Promise<Stage> => {
    await app.runJobs();
    const params = { investmentId: people.complete };
    const { envelope_id } = await app.ok('getApplication', { token: applicant, params });
    const envelopeId = envelope_id ?? '';
    const { document, consent } = await app.ok('getEnvelope', { token: applicant, params: { envelopeId } });
    await openDocument(app, applicant, document?.file_id ?? '');
    const values = {
      AGREEMENT: envelopeId,
      '<sha256>': document?.sha256 ?? '',
      '<consent-version>': consent.version,
    };
    return { token: applicant, values };
  };
  const ofTwo = async (): Promise<Stage> => {
    const { token, params } = await jointAgreement(app);
    return { token, values: { 'AGREEMENT-OF-TWO': params.envelopeId } };
  };
  const proof = async (sent: (investorId: string) => Promise<string>): Promise<Stage> => {
    const values = await graces();
    return { token: grace, values: { ...values, PROOF: await sent(values.INVESTOR) } };
  };
  const pdf = async (investorId: string) =>
    (await sendBytes(app, grace, investorId, { name: 'letter.pdf', bytes: await onePagePdf() })).file_id;

  return {
    listBankAccounts: async () => ofRobin('bank_account', await bank()),
    addBankAccount: () => ofRobin('bank_account'),
    changeBankAccount: async () => ofRobin('bank_account', await bank()),
    removeBankAccount: async () => ofRobin('bank_account', await bank()),
    stopBankAccountChange: async () => ofRobin('bank_account', await heldBank()),
    listBrokerageAccounts: () => ofRobin('bank_account'),
    addBrokerageAccount: () => ofRobin('bank_account'),
    changeBrokerageAccount: async () => ofRobin('bank_account', await broker()),
    removeBrokerageAccount: async () => ofRobin('bank_account', await broker()),

    createInvestor: async () => ({ token: amelia }),
    getIraCustodian: () => ofGrace(),
    checkIdentity: () => ofGrace(),
    beginUpload: () => ofGrace(),
    confirmUpload: () => proof(pdf),
    deleteInvestorDocument: () =>
      proof(async (investorId) => {
        const { items } = await app.ok('listInvestorDocuments', { token: grace });
        return items.find((one) => one.investor_id === investorId)?.file_id ?? '';
      }),
    getWebinar: webinar,
    openRecording: webinar,
    getCaptions: async () => {
      const { values = {} } = await webinar();
      const params = { webinarId: values.WEBINAR ?? '' };
      const { url } = await app.ok('openRecording', { token: grace, params });
      const key = new URL(url, 'http://quoin').searchParams.get('key') ?? '';
      return { values: { ...values, '<recording-key>': key } };
    },
    getCompany: async () => {
      const { items } = await app.ok('listCompanies', { token: grace, query: {} });
      return { token: grace, values: { COMPANY: items[0]?.id ?? '' } };
    },

    startApplication: () => ofGrace(),
    getApplication: ofDaniel,
    saveQualification: ofDaniel,
    saveInvestorInformation: ofDaniel,
    saveStatusAndExperience: ofDaniel,
    saveUploadFiles: ofDaniel,
    saveAmountAndSignature: ofDaniel,
    addPayingAccount: ofDaniel,
    answerRequest: async () => {
      const product = await publishProduct(app);
      const { token } = await app.newInvestor();
      const { investmentId } = await signedInvestment(app, token, product);
      await operated(app, 'investments', 'ask-action', investmentId, '--note', 'Send a newer bill.');
      return { token, values: { APPLICATION: investmentId } };
    },
    confirmReading: async () => {
      const product = await publishProduct(app);
      const { token } = await app.newInvestor();
      const { investmentId } = await signedInvestment(app, token, product);
      const line = { product_id: product.id, type: 'ppm', version: '2', fallback_reason: 'English only' };
      await operated(app, 'products', 'import-documents', await documentManifest(line));
      await operated(app, 'investments', 'ask-re-signature', investmentId, '--note', 'Sign again.');
      const { product: read } = await app.ok('getApplication', { token, params: { investmentId } });
      const fileId = read.must_read[0]?.file_id ?? '';
      await readDocument(app, token, fileId);
      return { token, values: { 'APPLICATION-TO-READ': investmentId, 'DOCUMENT-TO-READ': fileId } };
    },
    cancelInvestment: ofDaniel,

    sendForReview: async () => {
      const { token, params } = await applicationToReview(app);
      return { token, values: { 'APPLICATION-TO-REVIEW': params.investmentId } };
    },
    sendForSignature: async () => ({ token: applicant, values: { 'COMPLETE-APPLICATION': people.complete } }),
    resendEnvelope: async () => {
      const stage = await agreement();
      app.clock.advance({ minutes: 1 }); // so that the next mail may be sent
      return stage;
    },
    declineEnvelope: async () => ofRobin('bank_account', await instruction()),
    getEnvelope: agreement,
    getEnvelopeTexts: agreement,
    proveSigner: async () => ofRobin('bank_account', await instruction()),
    checkSigner: ofTwo,
    giveConsent: agreement,
    recordEndReached: agreement,
    signEnvelope: agreement,

    checkCapitalCall: () => ofGrace(),
    getFunding: () => ofGrace(),
    chooseMethodOfTransfer: async () => {
      const { token, values = {} } = await ofGrace();
      const params = { investmentId: String(values['APPROVED-INVESTMENT']) };
      const { wire_due } = await app.ok('getFunding', { token, params });
      return { token, values: { ...values, '<wire-due>': wire_due } };
    },
    getInvestment: () => ofGrace(),
    getCalendarLink: async () => {
      await app.ok('makeCalendarLink', { token: grace, body: { language: 'en' } });
      return { token: grace };
    },
    readCalendarLink: async () => {
      const { url } = await app.ok('makeCalendarLink', { token: grace, body: { language: 'en' } });
      return { values: { '<calendar-key>': new URL(url).searchParams.get('key') ?? '' } };
    },
    revokeCalendarLink: async () => {
      await app.ok('makeCalendarLink', { token: grace, body: { language: 'en' } });
      return { token: grace };
    },
    getInvestmentPart: () => ofGrace(),
    previewFile: () => ofGrace('documents'),
    readDocument: () => ofGrace('documents'),
    requestDownload: () => ofGrace('documents'),
    downloadDocuments: async () => {
      const { values = {} } = await ofGrace('documents');
      const { url } = await app.ok('requestDownload', {
        token: grace,
        params: { investmentId: values['CURRENT-INVESTMENT'] ?? '' },
        body: { file_ids: [values.DOCUMENT ?? ''], access_code: values['<access-code>'] ?? '' },
      });
      return {
        values: {
          ...values,
          '<download-token>': new URL(url, 'http://quoin').searchParams.get('token') ?? '',
        },
      };
    },
    requestDocumentArchive: () => ofGrace('documents'),
    downloadDocumentArchive: async () => {
      const { values = {} } = await ofGrace('documents');
      const { url } = await app.ok('requestDocumentArchive', {
        token: grace,
        body: { file_ids: [values.DOCUMENT ?? ''], access_code: values['<access-code>'] ?? '' },
      });
      return { values: { '<archive-key>': new URL(url, 'http://quoin').searchParams.get('key') ?? '' } };
    },
    requestFileKey: () => ofGrace('documents'),
    recordFileAccess: async () => {
      const stage = await ofGrace();
      await openFile(app, grace, stage.values?.DOCUMENT ?? '');
      return stage;
    },
    getRedemptions: () => ofGrace(),
    requestRedemption: async () => {
      await confirmedPayer(app, robin);
      return ofRobin('redemption');
    },
    changeRedemption: () => ofGrace('redemption'), // the day in the example is a redemption day of her fund
    cancelRedemption: () => ofGrace(),
    getDistributionInstruction: () => ofGrace(),
    chooseDistribution: async () => {
      const params = { investmentId: people.holding };
      const { ongoing } = await app.ok('getRedemptions', { token: robin, params });
      if (ongoing) await app.ok('cancelRedemption', { token: robin, params: { redemptionId: ongoing.id } });
      const added = await addedBankAccount(app, robin, {
        ...CHECKING_ACCOUNT,
        account_number: '000123456781',
      });
      return ofRobin('distribution_instruction', { 'BANK-ACCOUNT': added.id });
    },
  };
}
