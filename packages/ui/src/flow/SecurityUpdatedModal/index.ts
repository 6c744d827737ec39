export {
  SecurityUpdatedModal,
  type SecurityUpdatedModalProps,
  type UpgradeProblem,
} from './SecurityUpdatedModal';
