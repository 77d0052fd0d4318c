export { MascotBars, type MascotBarsProps, type MascotBarsWords } from './mascot-bars.tsx'
export {
  faceOf,
  StatsTooltip,
  type StatsTooltipProps,
  type StatsTooltipWords,
} from './stats-tooltip.tsx'
