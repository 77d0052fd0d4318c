export {
  STAT_MARKS,
  StatBar,
  StatBars,
  type StatBarProps,
  type StatBarsProps,
} from './stat-bar.tsx'
