export {
  UniverseSwitcher,
  type UniverseOption,
  type UniverseSwitcherProps,
} from './universe-switcher.tsx'
export { HOVER_CLOSE_MS } from './use-hover-open.ts'
