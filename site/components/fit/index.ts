export { Fit } from './fit.tsx'
