export { Background } from './background.tsx'
