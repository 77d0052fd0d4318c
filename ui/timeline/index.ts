export { Timeline, type Moment, type TimelineProps } from './timeline.tsx'
