export { LinkColumns, type LinkColumnsProps, type LinkGroup } from './link-columns.tsx'
