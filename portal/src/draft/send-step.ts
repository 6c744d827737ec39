// Maps each step of the application to its save call.
import type { ApplicationStep, ApplicationValues } from '@quoin/rules';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { Application, DraftRoot } from './draft-slice';

export type Dispatch = ThunkDispatch<DraftRoot, unknown, UnknownAction>;

interface StepSave<S extends ApplicationStep> {
  params: { investmentId: string };
  body: { version: number; finish: boolean; values: ApplicationValues[S] };
}

type Send = { [S in ApplicationStep]: (dispatch: Dispatch, save: StepSave<S>) => Promise<Application> };

const SEND: Send = {
  qualification: (dispatch, save) => dispatch(api.endpoints.saveQualification.initiate(save)).unwrap(),
  investor_information: (dispatch, save) =>
    dispatch(api.endpoints.saveInvestorInformation.initiate(save)).unwrap(),
  status_and_experience: (dispatch, save) =>
    dispatch(api.endpoints.saveStatusAndExperience.initiate(save)).unwrap(),
  upload_files: (dispatch, save) => dispatch(api.endpoints.saveUploadFiles.initiate(save)).unwrap(),
  amount_and_signature: (dispatch, save) =>
    dispatch(api.endpoints.saveAmountAndSignature.initiate(save)).unwrap(),
};

/** Rejects with a `CallError`. */
export const sendStep = <S extends ApplicationStep>(dispatch: Dispatch, step: S, save: StepSave<S>) =>
  SEND[step](dispatch, save);
