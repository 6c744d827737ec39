export { autosave, saveWithThePage } from './autosave';
export {
  applicationOpened,
  changeOf,
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
