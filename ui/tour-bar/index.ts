export { TourBar, type TourBarProps, type TourBarWords } from './tour-bar.tsx'
