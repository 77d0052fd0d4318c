export { type TabColors } from './colors.ts'
export { PageTabs, type PageTab } from './page-tabs.tsx'
