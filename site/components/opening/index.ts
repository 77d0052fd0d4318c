export { Opening } from './opening.tsx'
