export { Tabs, type TabItem, type TabsProps } from './Tabs';
export { LinkTabs, type LinkTab, type LinkTabsProps } from './LinkTabs';
