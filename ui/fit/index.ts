export { Fit, type FitProps, type FitSide } from './fit.tsx'
