export { TAB_ACTIVATIONS, TAB_MARKERS, Tabs, type Tab, type TabsProps } from './tabs.tsx'
