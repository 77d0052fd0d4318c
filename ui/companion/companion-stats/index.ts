export {
  Growth,
  Needs,
  type GrowthProps,
  type NeedsProps,
  type StatsWords,
} from './companion-stats.tsx'
export { GROUPS, type GroupKey } from './needs.ts'
