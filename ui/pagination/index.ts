export { Pagination, type PaginationProps } from './pagination.tsx'
export type { Place } from './places.ts'
