export { DayPlan } from './day-plan.tsx'
