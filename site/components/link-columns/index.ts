export { LinkColumns } from './link-columns.tsx'
