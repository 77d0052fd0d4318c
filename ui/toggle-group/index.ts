export { ToggleGroup, type Toggle, type ToggleGroupProps } from './toggle-group.tsx'
