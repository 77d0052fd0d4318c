export { Progress, PROGRESS_LINES, type ProgressProps } from './progress.tsx'
