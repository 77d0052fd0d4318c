export { CareerAxis } from './career-axis.tsx'
