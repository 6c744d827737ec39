export { autosave, keepWhileUnsaved, saveWithThePage } from './autosave';
export { forgetUnsaved, readKeptChanges } from './kept-draft';
export {
  applicationOpened,
  getChange,
  draftLeft,
  saveFailed,
  selectCanceled,
  selectConflict,
  selectDraft,
  selectPlace,
  selectSaving,
  selectUnsaved,
  stepChanged,
  stepChosen,
  type Application,
} from './draft-slice';
export { finishStep, saveDraft } from './save-draft';
