export { MascotButton, type MascotButtonProps } from './mascot-button.tsx'
