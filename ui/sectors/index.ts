export { Sectors, type Sector, type SectorsProps } from './sectors.tsx'
