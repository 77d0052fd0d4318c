export { PageTabs, type PageSection, type PageTab, type PageTabsProps } from './page-tabs.tsx'
