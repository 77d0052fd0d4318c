export { Tooltip, type TooltipProps } from './tooltip.tsx'
export { TIP_DELAYS } from './use-tip.ts'
