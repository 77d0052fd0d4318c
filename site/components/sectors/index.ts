export { Sectors } from './sectors.tsx'
