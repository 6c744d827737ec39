// The file of a component exports only what is public. Of a module with internal parts, the public names are listed.
export * from './provider/QuoinProvider';
export {
  useLocale,
  useMessages,
  type Density,
  type GainColour,
  type Locale,
  type Theme,
} from './provider/quoin-context';
export * from './provider/use-country-name';
export * from './provider/use-product-terms';
export * from './provider/use-terms';
export * from './foundations/Text/Text';
export * from './foundations/Heading/Heading';
export * from './foundations/Figure/Figure';
export * from './foundations/Icon/Icon';
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BanknoteIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleUserRoundIcon,
  ClockIcon,
  CopyIcon,
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileTextIcon,
  InboxIcon,
  InfoIcon,
  LandmarkIcon,
  LanguagesIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MinusIcon,
  PencilIcon,
  PenLineIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  RefreshCwIcon,
  SearchIcon,
  ShieldCheckIcon,
  Trash2Icon,
  TriangleAlertIcon,
  Undo2Icon,
  UploadIcon,
  UsersIcon,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './foundations/Icon/icons';
export * from './foundations/Logo/Logo';
export * from './foundations/Card/Card';
export * from './foundations/Divider/Divider';
export * from './foundations/VisuallyHidden/VisuallyHidden';
export * from './foundations/format/figure-parts';
export * from './foundations/format/dates';
export * from './foundations/format/fund-name';
export * from './foundations/format/use-format';
export * from './layout/Page/Page';
export * from './layout/SplitPage/SplitPage';
export * from './layout/Stack/Stack';
export * from './layout/Grid/Grid';
export * from './layout/ActionBar/ActionBar';
export * from './layout/FormSection/FormSection';
export * from './layout/PointList/PointList';
export * from './layout/AppHeader/AppHeader';
export * from './layout/AppFooter/AppFooter';
export * from './layout/LanguageSwitch/LanguageSwitch';
export * from './layout/SkipLink/SkipLink';
export type { FrameLink, RenderLink } from './layout/link';
export * from './controls/Button/Button';
export * from './controls/LinkButton/LinkButton';
export * from './controls/IconButton/IconButton';
export * from './controls/TextField/TextField';
export * from './controls/TextArea/TextArea';
export * from './controls/Select/Select';
export * from './controls/ComboBox/ComboBox';
export type { ComboBoxGroup, ComboBoxOption } from './controls/ComboBox/matching-options';
export * from './controls/Checkbox/Checkbox';
export * from './controls/CheckboxGroup/CheckboxGroup';
export * from './controls/RadioGroup/RadioGroup';
export * from './controls/SearchField/SearchField';
export * from './controls/Tabs/Tabs';
export * from './controls/Tabs/LinkTabs';
export * from './controls/Pagination/Pagination';
export * from './controls/Tag/Tag';
export * from './controls/Switch/Switch';
export * from './controls/Menu/Menu';
export * from './controls/Tooltip/Tooltip';
export * from './controls/Breadcrumbs/Breadcrumbs';
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './fields/Field/Field';
export * from './fields/Field/FieldGroup';
export * from './fields/PhoneField/PhoneField';
export type { PhoneNumber } from './fields/PhoneField/phone-number';
export * from './fields/PasswordField/PasswordField';
export * from './fields/HiddenUsername/HiddenUsername';
export * from './fields/CodeField/CodeField';
export * from './fields/AmountField/AmountField';
export * from './fields/PercentField/PercentField';
export * from './fields/YearsField/YearsField';
export * from './fields/BirthDateField/BirthDateField';
export * from './fields/ConcealedField/ConcealedField';
export * from './fields/SsnField/SsnField';
export * from './fields/NationalIdField/NationalIdField';
export * from './fields/CountrySelect/CountrySelect';
export * from './fields/AddressFields/AddressFields';
export * from './fields/BankAccountFields/BankAccountFields';
export * from './fields/BankAccountFields/use-bank-part-names';
export * from './fields/MaskedEmail/MaskedEmail';
export * from './fields/YesNoQuestion/YesNoQuestion';
export * from './fields/Attestations/Attestations';
export * from './fields/CompositionEditor/CompositionEditor';
export * from './fields/TypedSignature/TypedSignature';
export * from './fields/SignaturePad/SignaturePad';
export { isSigned } from './fields/SignaturePad/signature';
export {
  SIGNATURE_BOX,
  signaturePath,
  type DrawnSignature,
  type Signature,
  type Stroke,
  type TypedName,
} from '@quoin/rules';
export * from './fields/FilterBar/FilterBar';
export * from './fields/FileUpload/FileUpload';
export type { UploadItem } from './fields/FileUpload/upload-item';
export type { UploadExample } from './fields/FileUpload/UploadExamples';
export type { FileFormat } from './fields/FileUpload/file-formats';
export * from './feedback/Spinner/Spinner';
export * from './feedback/Skeleton/Skeleton';
export * from './feedback/Banner/Banner';
export * from './feedback/Notices/Notices';
export * from './feedback/BusyOverlay/BusyOverlay';
export * from './feedback/EmptyState/EmptyState';
export * from './feedback/ErrorState/ErrorState';
export * from './feedback/ProgressBar/ProgressBar';
export type { Signal } from './feedback/signals.styles';
export * from './flow/Stepper/Stepper';
export type { Stage, Step, StepStatus } from './flow/Stepper/StepItem';
export * from './flow/Dialog/Dialog';
export * from './flow/ConfirmDialog/ConfirmDialog';
export * from './flow/LeavePageDialog/LeavePageDialog';
export * from './flow/Disclosure/Disclosure';
export * from './flow/SummarySection/SummarySection';
export * from './flow/Wizard/Wizard';
export type { WizardProblem, WizardStep } from './flow/Wizard/wizard-step';
export * from './flow/IdentityCheckModal/IdentityCheckModal';
export * from './flow/SecurityUpdatedModal/SecurityUpdatedModal';
export * from './flow/OwnershipTypeDialog/OwnershipTypeDialog';
export type { Ownership } from './flow/OwnershipTypeDialog/ownership';
export type { Support } from './flow/OwnershipTypeDialog/SupportContact';
export * from './flow/InAppBrowserNotice/InAppBrowserNotice';
export * from './investing/ProductArt/ProductArt';
export * from './investing/Illustration/Illustration';
export * from './investing/ProductStatus/ProductStatus';
export * from './investing/ProductCard/ProductCard';
export { useLockUp, useResidences, type LockUp } from './investing/ProductCard/card-facts';
export * from './investing/KeyFigures/KeyFigures';
export * from './investing/ProductFacts/ProductFacts';
export * from './investing/ProductFacts/product-facts';
export { RecordTable, type RecordColumn, type RecordTableProps } from './investing/RecordTable/RecordTable';
export * from './investing/HoldingsTable/HoldingsTable';
export * from './investing/ProductTable/ProductTable';
export * from './investing/DataTable/DataTable';
export type {
  DataColumn,
  DataGroup,
  DataPaging,
  DataSelection,
  DataSort,
  OpenGroups,
  SortDirection,
  SortValue,
} from './investing/DataTable/data-columns';
export * from './investing/FeeTable/FeeTable';
export * from './investing/TermsTable/TermsTable';
export * from './investing/WebinarCard/WebinarCard';
export * from './investing/StatusBadge/StatusBadge';
export * from './investing/InvestmentCard/InvestmentCard';
export * from './investing/InvestmentTimeline/InvestmentTimeline';
export type { TimelineStep } from './investing/InvestmentTimeline/timeline-stages';
export * from './investing/TransactionTable/TransactionTable';
export * from './investing/DocumentTable/DocumentTable';
export type { DocumentColumn, DocumentOnFile } from './investing/DocumentTable/document-on-file';
export type { DocumentGrouping } from './investing/DocumentTable/document-columns';
export * from './investing/DocumentTable/use-document-selection';
export * from './investing/DocumentLibrary/DocumentLibrary';
export type { DocumentFilter, DocumentQuery } from './investing/DocumentLibrary/document-query';
export * from './investing/WireInstructions/WireInstructions';
export type { WireAccount } from './investing/WireInstructions/WireLines';
export * from './investing/QualificationStatement/QualificationStatement';
export * from './investing/DisclosureText/DisclosureText';
export * from './investing/MustReadList/MustReadList';
export * from './investing/PortfolioSummary/PortfolioSummary';
export * from './investing/PerformanceTable/PerformanceTable';
export type { PerformanceValue, PeriodPerformance } from './investing/PerformanceTable/performance-columns';
export * from './investing/ShowTheMath/ShowTheMath';
export type { FigureMath, MathResult, MathRow, MathSymbol } from '@quoin/rules';
export * from './investing/CapitalCallCard/CapitalCallCard';
export * from './investing/PaymentDue/PaymentDue';
export * from './investing/TransferSummary/TransferSummary';
export * from './investing/RedemptionCard/RedemptionCard';
export * from './investing/DistributionChoice/DistributionChoice';
export type {
  DistributionInstruction,
  ReceivingAccount,
} from './investing/DistributionChoice/distribution-instruction';
export * from './investing/ReferralCard/ReferralCard';
export type { ReferredFriend } from './investing/ReferralCard/ReferredFriends';
export type { Messages, PartialMessages } from './messages/en';
