export {
  UniverseSwitcher,
  type UniverseOption,
  type UniverseSwitcherProps,
} from './universe-switcher.tsx'
