// The contract of single-element components: the root has `data-quoin`, and receives ref, class and other attributes.
import type { HTMLAttributes, ReactElement } from 'react';
import {
  AppFooter,
  AppHeader,
  Banner,
  Breadcrumbs,
  Button,
  Card,
  Divider,
  EmptyState,
  ErrorState,
  FormSection,
  Grid,
  Heading,
  Icon,
  IconButton,
  Illustration,
  InboxIcon,
  LanguageSwitch,
  LinkButton,
  Logo,
  Page,
  Pagination,
  PointList,
  ProgressBar,
  SkipLink,
  Skeleton,
  Spinner,
  SplitPage,
  Stack,
  Tag,
  Text,
  VisuallyHidden,
} from '@quoin/ui';
import { show } from './in-quoin';

type Given = Pick<HTMLAttributes<Element>, 'className' | 'id'> & { ref: (root: Element | null) => void };

const ROOTS: Record<string, (given: Given) => ReactElement> = {
  AppFooter: (given) => <AppFooter groups={[]} {...given} />,
  AppHeader: (given) => <AppHeader links={[]} {...given} />,
  Banner: (given) => <Banner {...given}>Saved</Banner>,
  Breadcrumbs: (given) => <Breadcrumbs crumbs={[{ href: '#', label: 'Documents' }]} {...given} />,
  Button: (given) => <Button {...given}>Sign</Button>,
  Card: (given) => <Card {...given} />,
  Divider: (given) => <Divider {...given} />,
  EmptyState: (given) => <EmptyState title="No documents yet" {...given} />,
  ErrorState: (given) => <ErrorState {...given} />,
  FormSection: (given) => <FormSection title="Investor type" {...given} />,
  Grid: (given) => <Grid {...given} />,
  Heading: (given) => <Heading level={2} {...given} />,
  Icon: (given) => <Icon of={InboxIcon} {...given} />,
  IconButton: (given) => <IconButton icon={InboxIcon} label="Open the inbox" {...given} />,
  Illustration: (given) => <Illustration subject="corner" {...given} />,
  LanguageSwitch: (given) => <LanguageSwitch {...given} />,
  LinkButton: (given) => (
    <LinkButton href="#" {...given}>
      Invest
    </LinkButton>
  ),
  Logo: (given) => <Logo {...given} />,
  Page: (given) => <Page {...given} />,
  Pagination: (given) => <Pagination pageCount={2} {...given} />,
  PointList: (given) => <PointList points={[{ id: 'lock', title: 'Locked' }]} {...given} />,
  ProgressBar: (given) => <ProgressBar label="Uploading" value={0.5} {...given} />,
  SkipLink: (given) => <SkipLink {...given} />,
  Skeleton: (given) => <Skeleton {...given} />,
  Spinner: (given) => <Spinner {...given} />,
  SplitPage: (given) => <SplitPage aside="What protects your account" {...given} />,
  Stack: (given) => <Stack {...given} />,
  Tag: (given) => <Tag {...given}>Open</Tag>,
  Text: (given) => <Text {...given} />,
  VisuallyHidden: (given) => <VisuallyHidden {...given} />,
};

test.each(Object.entries(ROOTS))('%s', (name, element) => {
  let held: Element | null = null;
  const { container } = show(element({ className: 'of-the-app', id: 'mine', ref: (root) => (held = root) }));
  const root = container.querySelector(`[data-quoin="${name}"]`);
  expect(root).not.toBeNull();
  expect(held).toBe(root);
  expect(root).toHaveClass('of-the-app');
  expect(root).toHaveAttribute('id', 'mine');
});
