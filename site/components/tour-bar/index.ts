export { TourBar } from './tour-bar.tsx'
