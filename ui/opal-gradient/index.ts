export { OpalGradient, type OpalGradientProps } from './opal-gradient.tsx'
