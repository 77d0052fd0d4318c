export {
  CompanionLogo,
  type CompanionLogoProps,
  type CompanionLogoWords,
} from './companion-logo.tsx'
export { useLogo, type LogoControls, type LogoOptions } from './use-logo.ts'
