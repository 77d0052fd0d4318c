export {
  LOGO_VARIANTS,
  logoVariant,
  MascotButton,
  type LogoVariant,
  type MascotButtonProps,
} from './mascot-button.tsx'
