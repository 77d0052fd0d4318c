export { TAB_COLORS, type TabColors } from './colors.ts'
export { PageTabs, type PageSection, type PageTab, type PageTabsProps } from './page-tabs.tsx'
