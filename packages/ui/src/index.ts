export { QuoinProvider, type QuoinProviderProps } from './provider/QuoinProvider';
export {
  useLocale,
  useMessages,
  type Density,
  type GainColour,
  type Locale,
  type Theme,
} from './provider/quoin-context';
export { useCountryName } from './provider/use-country-name';
export { useProductTerms } from './provider/use-product-terms';
export { useTerms, useNamedTerms } from './provider/use-terms';
export { Text, type TextProps } from './foundations/Text/Text';
export { Heading, type HeadingProps } from './foundations/Heading/Heading';
export { Figure, type FigureProps } from './foundations/Figure/Figure';
export { Icon, type IconProps, type IconShapes } from './foundations/Icon/Icon';
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
export { Logo, type LogoProps } from './foundations/Logo/Logo';
export { Card, type CardProps } from './foundations/Card/Card';
export { Divider, type DividerProps } from './foundations/Divider/Divider';
export { VisuallyHidden, type VisuallyHiddenProps } from './foundations/VisuallyHidden/VisuallyHidden';
export {
  figureParts,
  formatFigure,
  NO_FIGURE,
  type FigureKind,
  type FigureOptions,
  type FigurePart,
} from './foundations/format/figure-parts';
export { formatDate, formatInstant, type DateLength } from './foundations/format/dates';
export { formatFundName } from './foundations/format/fund-name';
export { useFormat } from './foundations/format/use-format';
export { Page, PAGE_ID, type PageProps } from './layout/Page/Page';
export { SplitPage, type SplitPageProps } from './layout/SplitPage/SplitPage';
export { Stack, type StackProps } from './layout/Stack/Stack';
export { Grid, type GridProps } from './layout/Grid/Grid';
export { ActionBar, type ActionBarProps } from './layout/ActionBar/ActionBar';
export { FormSection, type FormSectionProps } from './layout/FormSection/FormSection';
export { PointList, type Point, type PointListProps } from './layout/PointList/PointList';
export { AppHeader, type AppHeaderProps, type HeaderLink } from './layout/AppHeader/AppHeader';
export { AppFooter, type AppFooterProps, type FooterGroup } from './layout/AppFooter/AppFooter';
export { LanguageSwitch, type LanguageSwitchProps } from './layout/LanguageSwitch/LanguageSwitch';
export { SkipLink, type SkipLinkProps } from './layout/SkipLink/SkipLink';
export type { FrameLink, RenderLink } from './layout/link';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './controls/Button/Button';
export { LinkButton, type LinkButtonProps, type LinkComponent } from './controls/LinkButton/LinkButton';
export { IconButton, type IconButtonProps } from './controls/IconButton/IconButton';
export { TextField, type TextFieldProps } from './controls/TextField/TextField';
export { TextArea, type TextAreaProps } from './controls/TextArea/TextArea';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './controls/Select/Select';
export { ComboBox, type ComboBoxProps } from './controls/ComboBox/ComboBox';
export type { ComboBoxGroup, ComboBoxOption } from './controls/ComboBox/matching-options';
export { Checkbox, type CheckboxProps } from './controls/Checkbox/Checkbox';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './controls/CheckboxGroup/CheckboxGroup';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './controls/RadioGroup/RadioGroup';
export { SearchField, type SearchFieldProps } from './controls/SearchField/SearchField';
export { Tabs, type TabItem, type TabsProps } from './controls/Tabs/Tabs';
export { LinkTabs, type LinkTab, type LinkTabsProps } from './controls/Tabs/LinkTabs';
export { Pagination, type PaginationProps } from './controls/Pagination/Pagination';
export { Tag, type TagProps } from './controls/Tag/Tag';
export { Switch, type SwitchProps } from './controls/Switch/Switch';
export { Menu, type MenuAction, type MenuItem, type MenuLink, type MenuProps } from './controls/Menu/Menu';
export { Tooltip, type TooltipProps } from './controls/Tooltip/Tooltip';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './controls/Breadcrumbs/Breadcrumbs';
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './fields/Field/Field';
export { FieldGroup, type FieldGroupProps } from './fields/Field/FieldGroup';
export { PhoneField, type PhoneFieldProps } from './fields/PhoneField/PhoneField';
export type { PhoneNumber } from './fields/PhoneField/phone-number';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField/PasswordField';
export { HiddenUsername, type HiddenUsernameProps } from './fields/HiddenUsername/HiddenUsername';
export { CodeField, type CodeFieldProps } from './fields/CodeField/CodeField';
export { AmountField, type AmountFieldProps } from './fields/AmountField/AmountField';
export { PercentField, type PercentFieldProps } from './fields/PercentField/PercentField';
export { YearsField, type YearsFieldProps } from './fields/YearsField/YearsField';
export { BirthDateField, type BirthDateFieldProps } from './fields/BirthDateField/BirthDateField';
export { ConcealedField, type ConcealedFieldProps } from './fields/ConcealedField/ConcealedField';
export { SsnField, type SsnFieldProps } from './fields/SsnField/SsnField';
export {
  NationalIdField,
  type NationalId,
  type NationalIdFieldProps,
} from './fields/NationalIdField/NationalIdField';
export { CountrySelect, type CountrySelectProps } from './fields/CountrySelect/CountrySelect';
export {
  AddressFields,
  type AddressFieldsProps,
  type AddressPart,
} from './fields/AddressFields/AddressFields';
export { BankAccountFields, type BankAccountFieldsProps } from './fields/BankAccountFields/BankAccountFields';
export { useBankPartNames } from './fields/BankAccountFields/use-bank-part-names';
export { MaskedEmail, type MaskedEmailProps } from './fields/MaskedEmail/MaskedEmail';
export { YesNoQuestion, type YesNoQuestionProps } from './fields/YesNoQuestion/YesNoQuestion';
export { Attestations, type Attestation, type AttestationsProps } from './fields/Attestations/Attestations';
export {
  CompositionEditor,
  type CompositionAsset,
  type CompositionEditorProps,
} from './fields/CompositionEditor/CompositionEditor';
export { TypedSignature, type TypedSignatureProps } from './fields/TypedSignature/TypedSignature';
export { SignaturePad, type SignaturePadProps } from './fields/SignaturePad/SignaturePad';
export { isSigned } from './fields/SignaturePad/signature';
export {
  SIGNATURE_BOX,
  signaturePath,
  type DrawnSignature,
  type Signature,
  type Stroke,
  type TypedName,
} from '@quoin/rules';
export {
  FilterBar,
  type Filter,
  type FilterBarProps,
  type FilterOption,
  type FilterValues,
} from './fields/FilterBar/FilterBar';
export { FileUpload, type FileUploadProps } from './fields/FileUpload/FileUpload';
export type { UploadItem } from './fields/FileUpload/upload-item';
export type { UploadExample } from './fields/FileUpload/UploadExamples';
export type { FileFormat } from './fields/FileUpload/file-formats';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton';
export { Banner, type BannerProps } from './feedback/Banner/Banner';
export { Notices, NOTICES_SHOWN, type Notice, type NoticesProps } from './feedback/Notices/Notices';
export { BusyOverlay, type BusyOverlayProps } from './feedback/BusyOverlay/BusyOverlay';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState/ErrorState';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar/ProgressBar';
export type { Signal } from './feedback/signals.styles';
export { Stepper, type StepperProps } from './flow/Stepper/Stepper';
export type { Stage, Step, StepStatus } from './flow/Stepper/StepItem';
export { Dialog, type DialogProps } from './flow/Dialog/Dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './flow/ConfirmDialog/ConfirmDialog';
export { LeavePageDialog, type LeavePageDialogProps } from './flow/LeavePageDialog/LeavePageDialog';
export { Disclosure, type DisclosureProps } from './flow/Disclosure/Disclosure';
export {
  SummarySection,
  type SectionFact,
  type SectionState,
  type SummarySectionProps,
} from './flow/SummarySection/SummarySection';
export { Wizard, type WizardProps } from './flow/Wizard/Wizard';
export type { WizardProblem, WizardStep } from './flow/Wizard/wizard-step';
export {
  IdentityCheckModal,
  type Identity,
  type IdentityCheckModalProps,
} from './flow/IdentityCheckModal/IdentityCheckModal';
export {
  SecurityUpdatedModal,
  type SecurityUpdatedModalProps,
  type UpgradeProblem,
} from './flow/SecurityUpdatedModal/SecurityUpdatedModal';
export {
  OwnershipTypeDialog,
  type OwnershipTypeDialogProps,
} from './flow/OwnershipTypeDialog/OwnershipTypeDialog';
export type { Ownership } from './flow/OwnershipTypeDialog/ownership';
export type { Support } from './flow/OwnershipTypeDialog/SupportContact';
export {
  InAppBrowserNotice,
  type InAppBrowserNoticeProps,
} from './flow/InAppBrowserNotice/InAppBrowserNotice';
export { ProductArt, type ProductArtProps } from './investing/ProductArt/ProductArt';
export {
  Illustration,
  type IllustrationProps,
  type IllustrationSubject,
} from './investing/Illustration/Illustration';
export { ProductStatus, type ProductStatusProps } from './investing/ProductStatus/ProductStatus';
export { ProductCard, type ProductCardProps, type ProductOnCard } from './investing/ProductCard/ProductCard';
export { useLockUp, useResidences, type LockUp } from './investing/ProductCard/card-facts';
export {
  KeyFigures,
  type KeyFigure,
  type KeyFigureGroup,
  type KeyFiguresProps,
} from './investing/KeyFigures/KeyFigures';
export { ProductFacts, type Fact, type ProductFactsProps } from './investing/ProductFacts/ProductFacts';
export { useProductFacts, type ProductFigures } from './investing/ProductFacts/product-facts';
export { RecordTable, type RecordColumn, type RecordTableProps } from './investing/RecordTable/RecordTable';
export {
  HoldingsTable,
  type Holding,
  type HoldingFigures,
  type HoldingsTableProps,
} from './investing/HoldingsTable/HoldingsTable';
export {
  ProductTable,
  type ProductInTable,
  type ProductTableProps,
} from './investing/ProductTable/ProductTable';
export { DataTable, type DataTableProps } from './investing/DataTable/DataTable';
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
export { FeeTable, type Fees, type FeeTableProps } from './investing/FeeTable/FeeTable';
export { TermsTable, type Term, type TermsTableProps } from './investing/TermsTable/TermsTable';
export { WebinarCard, type Webinar, type WebinarCardProps } from './investing/WebinarCard/WebinarCard';
export { StatusBadge, type StatusBadgeProps } from './investing/StatusBadge/StatusBadge';
export {
  InvestmentCard,
  type InvestmentCardProps,
  type InvestmentOnCard,
} from './investing/InvestmentCard/InvestmentCard';
export {
  InvestmentTimeline,
  type InvestmentTimelineProps,
} from './investing/InvestmentTimeline/InvestmentTimeline';
export type { TimelineStep } from './investing/InvestmentTimeline/timeline-stages';
export {
  TransactionTable,
  type Transaction,
  type TransactionTableProps,
} from './investing/TransactionTable/TransactionTable';
export {
  DocumentTable,
  type DocumentSort,
  type DocumentTableProps,
} from './investing/DocumentTable/DocumentTable';
export type { DocumentColumn, DocumentOnFile } from './investing/DocumentTable/document-on-file';
export type { DocumentGrouping } from './investing/DocumentTable/document-columns';
export {
  useDocumentSelection,
  type DocumentSelection,
  type DocumentSelectionOptions,
} from './investing/DocumentTable/use-document-selection';
export { DocumentLibrary, type DocumentLibraryProps } from './investing/DocumentLibrary/DocumentLibrary';
export type { DocumentFilter, DocumentQuery } from './investing/DocumentLibrary/document-query';
export { WireInstructions, type WireInstructionsProps } from './investing/WireInstructions/WireInstructions';
export type { WireAccount } from './investing/WireInstructions/WireLines';
export {
  QualificationStatement,
  type QualificationStatementProps,
} from './investing/QualificationStatement/QualificationStatement';
export {
  DisclosureText,
  type DisclosureSection,
  type DisclosureTextProps,
} from './investing/DisclosureText/DisclosureText';
export {
  MustReadList,
  type MustReadDocument,
  type MustReadListProps,
} from './investing/MustReadList/MustReadList';
export {
  PortfolioSummary,
  type PortfolioSummaryProps,
  type PortfolioTotals,
} from './investing/PortfolioSummary/PortfolioSummary';
export { PerformanceTable, type PerformanceTableProps } from './investing/PerformanceTable/PerformanceTable';
export type { PerformanceValue, PeriodPerformance } from './investing/PerformanceTable/performance-columns';
export { ShowTheMath, type ShowTheMathProps } from './investing/ShowTheMath/ShowTheMath';
export type { FigureMath, MathResult, MathRow, MathSymbol } from '@quoin/rules';
export {
  CapitalCallCard,
  type CapitalCall,
  type CapitalCallCardProps,
} from './investing/CapitalCallCard/CapitalCallCard';
export {
  PaymentDue,
  type Payment,
  type PaymentDueProps,
  type PaymentItem,
  type PaymentPurpose,
  type PaymentSource,
} from './investing/PaymentDue/PaymentDue';
export {
  TransferSummary,
  type Transfer,
  type TransferPayment,
  type TransferSummaryProps,
} from './investing/TransferSummary/TransferSummary';
export {
  RedemptionCard,
  type Redemption,
  type RedemptionCardProps,
  type RedemptionPayment,
} from './investing/RedemptionCard/RedemptionCard';
export {
  DistributionChoice,
  type DistributionChoiceProps,
} from './investing/DistributionChoice/DistributionChoice';
export type {
  DistributionInstruction,
  ReceivingAccount,
} from './investing/DistributionChoice/distribution-instruction';
export { ReferralCard, type ReferralCardProps } from './investing/ReferralCard/ReferralCard';
export type { ReferredFriend } from './investing/ReferralCard/ReferredFriends';
export type { Messages, PartialMessages } from './messages/en';
