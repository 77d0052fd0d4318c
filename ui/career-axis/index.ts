export { CareerAxis, type AxisPost, type AxisSkill, type CareerAxisProps } from './career-axis.tsx'
export { MOST_COLUMNS } from './columns.ts'
